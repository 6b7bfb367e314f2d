public import Foundation

/// What an app's bundle holds is looked for beside its sources. These come before Foundation's of the same names.
extension Bundle {
  /// The path of a file beside the app's sources; nil if there is none.
  ///
  /// A bundle in the bundle, as a library's resources are packed, stands for what lies beside the sources.
  @preconcurrency @MainActor
  public func path(forResource name: String?, ofType ext: String?) -> String? {
    guard let name else { return nil }
    let parts = ext.map { $0.isEmpty ? [name] : [name, $0] } ?? [name]
    let file = parts.joined(separator: ".")
    if let path = SegueHost.current.resources.path(file) { return path }
    guard file.hasSuffix(".bundle") else { return nil }
    SegueHost.current.note("what '\(file)' holds is looked for beside the files")
    return bundlePath
  }

  /// The same in a folder of the bundle; the folders beside the sources are all looked through.
  @preconcurrency @MainActor
  public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String? {
    path(forResource: name, ofType: ext)
  }

  /// The place of a file beside the app's sources; nil if there is none.
  @preconcurrency @MainActor
  public func url(forResource name: String?, withExtension ext: String?) -> URL? {
    path(forResource: name, ofType: ext).map { URL(fileURLWithPath: $0) }
  }

  /// The same in a folder of the bundle; the folders beside the sources are all looked through.
  @preconcurrency @MainActor
  public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
    -> URL?
  {
    url(forResource: name, withExtension: ext)
  }
}
