public import Foundation

/// What an app's bundle holds is looked for beside its sources. These come before Foundation's of the same names.
extension Bundle {
  /// The path of a file beside the app's sources; nil if there is none.
  ///
  /// A bundle in the bundle, as a library's resources are packed, stands for what lies beside the sources.
  @preconcurrency @MainActor
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    path(forResource: name, ofType: ext, inDirectory: nil)
  }

  /// The same of a file that lies in a folder of a name.
  @preconcurrency @MainActor
  public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    guard let name else { return nil }
    let parts = ext.map { $0.isEmpty ? [name] : [name, $0] } ?? [name]
    let file = parts.joined(separator: ".")
    if let path = SegueHost.current.resources.path(file, in: subpath) { return path }
    guard subpath == nil, file.hasSuffix(".bundle") else { return nil }
    SegueHost.current.note("what '\(file)' holds is looked for beside the files")
    return bundlePath
  }

  /// The place of a file beside the app's sources; nil if there is none.
  @preconcurrency @MainActor
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    url(forResource: name, withExtension: ext, subdirectory: nil)
  }

  /// The same of a file that lies in a folder of a name.
  @preconcurrency @MainActor
  public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
    -> URL?
  {
    path(forResource: name, ofType: ext, inDirectory: subpath).map { URL(fileURLWithPath: $0) }
  }
}
