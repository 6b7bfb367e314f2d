import SegueDocuments
import SegueScenes

/// The engine and the compositor as WebAssembly: what a page plays scenes with.
///
/// It is built by Scripts/build-player.sh and not a resource of the package: compiling it takes minutes, which nobody should
/// wait for who exports no pages.
enum PlayerFile {
  private static let name = "player.wasm"
  private static let mostBytes = 16 << 20
  /// What every WebAssembly module begins with.
  private static let mark: [UInt8] = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]

  /// The module's bytes.
  static func bytes() throws(PageError) -> [UInt8] {
    guard let path = places.first else { throw .noPlayer }
    guard let bytes = try? FileReader.read(path, limit: mostBytes), bytes.starts(with: mark) else {
      throw .wrongPlayer(path)
    }
    return bytes
  }

  /// Where one is: installed with the program, else where `make player` puts it for whatever is built of the same sources.
  private static var places: [String] {
    ResourceFolders.files(at: name) + builds.map { "\($0)/player/\(name)" }.filter(FileReader.isFile)
  }

  private static var builds: [String] {
    guard var folder = ResourceFolders.executableFolder?[...] else { return [] }
    while let slash = folder.lastIndex(of: "/") {
      let (outer, name) = (folder[..<slash], folder[slash...])
      if name.hasPrefix("/.build") { return ["\(outer)/.build"] }
      folder = outer
    }
    return []
  }
}
