public import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes

/// Reading a configuration from its file.
extension Configuration {
  /// `segue/config.yaml` in the XDG base directory for configuration; nil if there is no home directory.
  ///
  /// `variable` reads the environment. A relative `XDG_CONFIG_HOME` is ignored, as the XDG specification
  /// demands.
  public static func path(_ variable: (String) -> String?) -> String? {
    UserFolder.config.path(variable).map { "\($0)/config.yaml" }
  }

  /// The leading part of that path that must already exist; folders are only created below it.
  public static func base(_ variable: (String) -> String?) -> String {
    UserFolder.config.base(variable) ?? ""
  }

  /// Reads the user's file; a missing file gives the default configuration.
  ///
  /// Throws ``DocumentError`` if the file cannot be read, or with everything that is wrong with it.
  public static func load(_ variable: (String) -> String?) throws(DocumentError) -> Configuration {
    guard let path = path(variable) else { return Configuration() }
    return try load(path: path)
  }

  /// Reads a file; a missing file gives the default configuration.
  ///
  /// Throws ``DocumentError`` if the file cannot be read, or with everything that is wrong with it.
  public static func load(path: String) throws(DocumentError) -> Configuration {
    let bytes: [UInt8]?
    do throws(DocumentError) {
      bytes = try SceneFile.bytes(at: path)
    } catch {
      var diagnostics: [Diagnostic] = error.diagnostics
      for index in diagnostics.indices {
        diagnostics[index].message = diagnostics[index].message.replacingScene()
      }
      throw DocumentError(diagnostics: diagnostics)
    }
    guard let bytes else { return Configuration() }
    return try parse(bytes, file: path)
  }

  /// Parses a file's text.
  ///
  /// Throws one ``DocumentError`` with everything that is wrong, in the order of the file.
  public static func parse(_ bytes: [UInt8], file: String) throws(DocumentError) -> Configuration {
    let source = SourceText(file: file, bytes: bytes)
    guard !ConfigurationReader.isBlank(bytes) else { return Configuration() }
    let root: YAMLNode
    do throws(Finding) {
      root = try YAMLReader.read(source, as: .configuration)
    } catch {
      throw DocumentError(diagnostics: [source.diagnostic(error)])
    }
    var reader = ConfigurationReader()
    reader.read(root)
    guard reader.findings.isEmpty else {
      let findings: [Finding] = reader.findings.sorted { $0.range.lower < $1.range.lower }
      throw DocumentError(diagnostics: findings.map { source.diagnostic($0) })
    }
    return reader.configuration
  }
}

extension String {
  /// The same message about a different kind of file.
  fileprivate func replacingScene() -> String {
    let start = "cannot read the scene"
    return hasPrefix(start) ? "cannot read the configuration" + dropFirst(start.count) : self
  }
}

extension DocumentKind {
  /// A configuration, whose values are plain words and numbers.
  fileprivate static let configuration = DocumentKind(
    language: "the configuration",
    noun: "a configuration",
    sharingHint: "write the value again; ",
    emptyHint: "'segue config' prints one to start from"
  )
}
