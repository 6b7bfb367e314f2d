import SegueGeometry

/// Reads a document through libyaml's events; scalars stay text and are not interpreted.
package struct YAMLReader {
  package let source: SourceText
  package let kind: DocumentKind

  /// The largest file read, in bytes.
  package static let largestFile = 1 << 20
  /// The deepest nesting of lists and mappings.
  package static let deepest = 64

  /// Returns the root of a file's only document.
  package static func read(_ source: SourceText, as kind: DocumentKind) throws(Finding) -> YAMLNode {
    guard source.bytes.count <= largestFile else {
      throw Finding("larger than 1 MB", at: .none)
    }
    if String(validating: source.bytes, as: UTF8.self) == nil {
      let repaired = String(decoding: source.bytes, as: UTF8.self)
      let wrong = zip(repaired.utf8, source.bytes).enumerated().first { $1.0 != $1.1 }?.offset ?? 0
      throw Finding(
        "not UTF-8 text",
        at: SourceRange(lower: wrong, upper: wrong + 1),
        hint: "\(kind.noun) is a text file; save it as UTF-8"
      )
    }
    try YAMLGuard.check(source, as: kind)
    return try YAMLReader(source: source, kind: kind).root()
  }

  private func root() throws(Finding) -> YAMLNode {
    let composed: Result<YAMLNode?, YAMLComposer.Failure> = source.bytes[source.contentStart...]
      .withUnsafeBufferPointer { text in
        do throws(YAMLComposer.Failure) {
          return .success(try YAMLComposer.compose(text, of: source, as: kind))
        } catch {
          return .failure(error)
        }
      }
    switch composed {
    case .success(let root?): return root
    case .success(nil): throw Finding("the file is empty", at: .none, hint: kind.emptyHint)
    case .failure(.finding(let finding)): throw finding
    case .failure(.fault(let fault)): throw finding(fault)
    case .failure(.twice(let key, let first, let second)): throw duplicate(key, first: first, second: second)
    }
  }
}
