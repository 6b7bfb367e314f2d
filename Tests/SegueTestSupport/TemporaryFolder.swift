import Foundation

/// A folder for a test, gone with all that is in it when nobody holds it any more.
public final class TemporaryFolder: Sendable {
  /// The absolute path, without a slash at its end.
  public let path: String

  /// Makes a folder of a name that no other has.
  public init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file in it, or in a folder there, which is made if it is missing.
  public func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(filePath: "\(path)/\(name)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// Writes a file in it.
  public func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }
}
