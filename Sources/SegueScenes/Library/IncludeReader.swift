import SegueDocuments
import SegueGeometry

/// Reads the files that a scene includes, and those that they include.
struct IncludeReader {
  /// A file's document, its places those of `SceneSources`.
  struct Document {
    var name: String
    var root: YAMLNode
  }

  private(set) var sources: SceneSources
  /// What is included, a file after those that it includes itself.
  private(set) var documents: [Document] = []
  private(set) var findings: [Finding] = []
  private let folder: String?
  private var bytesLeft = SceneLimits.includedSize
  /// The files that have been read or given up, by their real paths.
  private var known: Set<String> = []
  /// The files on the way to the present one, outermost first: their real paths and what they are called.
  private var way: [(path: String, name: String)] = []
  private var isFull = false

  /// Reads what the document of a scene includes; `folder` is where it lies, nil if nothing lies beside it.
  static func read(_ root: YAMLNode, of source: SourceText, folder: String?) -> IncludeReader {
    var reader = IncludeReader(sources: SceneSources(source), folder: folder)
    guard let own = reader.names(in: root) else { return reader }
    let path = AssetPath.real(source.file) ?? source.file
    reader.way = [(path, AssetPath.name(of: source.file))]
    for name in own { reader.include(name) }
    return reader
  }

  private init(sources: SceneSources, folder: String?) {
    self.sources = sources
    self.folder = folder
  }

  /// What a document's `include` says; nil without one.
  private mutating func names(in root: YAMLNode) -> [YAMLScalar]? {
    guard case .mapping(let entries, _) = root,
      let value = entries.first(where: { $0.key.text == "include" })?.value
    else { return nil }
    let items: [YAMLNode] = if case .sequence(let items, _) = value { items } else { [value] }
    return items.compactMap { item in
      guard case .scalar(let scalar) = item, !scalar.text.isEmpty else {
        report("expected a file beside the scene, found \(item.noun)", at: item.range, Self.example)
        return nil
      }
      return scalar
    }
  }

  private static let example = "for example include: [colors.yaml, cells.yaml]"

  private mutating func report(_ message: String, at range: SourceRange, _ hint: String? = nil) {
    findings.append(Finding(message, at: range, hint: hint))
  }

  private mutating func include(_ scalar: YAMLScalar) {
    guard !isFull else { return }
    do throws(Finding) {
      let file = try file(scalar)
      let path = file.path
      if let start = way.firstIndex(where: { $0.path == path }) {
        let names = way[start...].map(\.name) + [way[start].name]
        throw Finding(
          start == 0 ? "the scene includes itself" : "'\(scalar.text)' includes itself",
          at: scalar.range,
          hint: names.map(TextSanitizer.visible).joined(separator: " → ")
        )
      }
      guard !known.contains(path) else { return }
      guard known.count < SceneLimits.includedFiles else {
        isFull = true
        throw Finding("more than \(SceneLimits.includedFiles) files are included", at: scalar.range)
      }
      known.insert(path)
      guard let root = try document(file, scalar) else { return }
      way.append((path, scalar.text))
      for name in names(in: root) ?? [] { include(name) }
      way.removeLast()
      documents.append(Document(name: scalar.text, root: root))
    } catch {
      findings.append(error)
    }
  }

  private struct File {
    /// The real path.
    var path: String
    var isBundled = false
  }

  /// A file beside the scene, or one of the program's own.
  private func file(_ scalar: YAMLScalar) throws(Finding) -> File {
    let name = scalar.text
    let shown = TextSanitizer.visible(name)
    guard AssetPath.isInside(name) else { throw AssetPath.outside(scalar) }
    if let folder {
      let home = AssetPath.real(folder) ?? folder
      if let real = AssetPath.real("\(home)/\(name)") {
        guard AssetPath.isInside(real, folder: home) else { throw AssetPath.outside(scalar) }
        return File(path: real)
      }
    }
    if SceneName.isValid(name) {
      for file in ResourceFolders.files(at: "Library/\(name).yaml") {
        return File(path: AssetPath.real(file) ?? file, isBundled: true)
      }
    }
    let beside = FileReader.names(in: folder ?? "").filter { $0.hasSuffix(".yaml") && $0 != "scene.yaml" }
    let near = beside.sorted() + Self.bundled
    throw Finding(
      "no file '\(shown)' is beside the scene",
      at: scalar.range,
      hint: near.isEmpty
        ? "it is named as it is called: colors.yaml"
        : Suggestions.forScenes.hint(for: name, among: near, listing: "at hand")
    )
  }

  /// The names of the program's own.
  static let bundled: [String] =
    ResourceFolders.folders(named: "Library").first.map { folder in
      FileReader.names(in: folder).filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    } ?? []

  /// A file's document; nil if its text is none, which is reported in that file.
  private mutating func document(_ file: File, _ scalar: YAMLScalar) throws(Finding) -> YAMLNode? {
    let bytes: [UInt8]
    do throws(FileReader.Failure) {
      bytes = try FileReader.read(file.path, limit: bytesLeft)
    } catch {
      let reason =
        error == .tooLarge
        ? "all that is included is larger than \(SceneLimits.includedSize >> 20) MB"
        : PictureLibrary.reason(error)
      throw Finding("cannot read '\(TextSanitizer.visible(scalar.text))': \(reason)", at: scalar.range)
    }
    bytesLeft -= bytes.count
    let folder = sources.own.file.lastIndex(of: "/").map { sources.own.file[...$0] } ?? ""
    let source = SourceText(file: file.isBundled ? file.path : "\(folder)\(scalar.text)", bytes: bytes)
    let base = sources.add(source, isBundled: file.isBundled)
    do throws(Finding) {
      return try YAMLReader.read(source, as: .scene).shifted(by: base)
    } catch {
      var finding = error
      finding.range = SourceRange(lower: error.range.lower + base, upper: error.range.upper + base)
      findings.append(finding)
      return nil
    }
  }
}
