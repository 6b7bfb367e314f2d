import Foundation

/// A folder for a test, gone with all that is in it when nobody holds it any more.
final class TemporaryFolder: Sendable {
  /// The absolute path, without a slash at its end.
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(path)/\(name)")), as: UTF8.self)
  }
}
