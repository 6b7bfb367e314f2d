import SegueDocuments

/// Writes diagnostics as workflow commands of GitHub Actions, which shows them at their lines of a change.
///
/// A runner takes any line of a step's output that begins with `::` for a command, so nothing of a scene's may begin a line:
/// here line feeds are escaped, and whoever prints these lines prints nothing else that comes from outside.
public struct GitHubAnnotations: Hashable, Sendable {
  /// The absolute path of the working folder, which relative paths begin at.
  private let folder: String
  /// The absolute path of the repository's working copy, which the paths of annotations begin at.
  private let workspace: String

  /// Creates a writer for a step.
  ///
  /// - Parameters:
  ///   - folder: The absolute path of the working folder.
  ///   - workspace: What `GITHUB_WORKSPACE` says; the working folder, if it says nothing.
  public init(folder: String, workspace: String? = nil) {
    self.folder = folder
    self.workspace = workspace ?? folder
  }

  /// Returns the line for a finding.
  public func line(_ finding: CheckFinding) -> String {
    let diagnostic = finding.diagnostic
    var properties = ["file=" + Self.property(path(diagnostic.file))]
    if diagnostic.line > 0 {
      properties += ["line=\(diagnostic.line)", "endLine=\(diagnostic.line)"]
      properties += ["col=\(diagnostic.column)", "endColumn=\(diagnostic.column + diagnostic.length)"]
    }
    properties.append("title=" + Self.property("segue check"))
    let frames = finding.comparison.map { "\n" + $0.text(isColored: false) } ?? ""
    let message = diagnostic.message + (diagnostic.hint.map { "\n" + $0 } ?? "") + frames
    return "::\(diagnostic.severity.rawValue) \(properties.joined(separator: ","))::\(Self.data(message))"
  }

  /// The path from the working copy on; a path outside of it as it is.
  private func path(_ path: String) -> String {
    let absolute = FilePath.names(in: path.hasPrefix("/") ? path : folder + "/" + path)
    let root = FilePath.names(in: workspace)
    guard absolute.count > root.count, absolute.starts(with: root) else { return path }
    return absolute.dropFirst(root.count).joined(separator: "/")
  }

  /// The text after the second `::`.
  private static func data(_ text: String) -> String { escaped(text, ["%", "\r", "\n"]) }

  /// A property's value, in which a comma or a colon would end it.
  private static func property(_ text: String) -> String { escaped(text, ["%", "\r", "\n", ":", ","]) }

  /// A text with some ASCII characters as a percent sign and two digits, and others made visible.
  ///
  /// By scalars: with an accent after it, a colon is another character, and for the runner a colon all the same.
  private static func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in TextSanitizer.visibleLines(text).unicodeScalars {
      guard special.contains(scalar) else { result.append(scalar); continue }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += ("%" + (digits.count < 2 ? "0" : "") + digits).unicodeScalars
    }
    return String(result)
  }
}
