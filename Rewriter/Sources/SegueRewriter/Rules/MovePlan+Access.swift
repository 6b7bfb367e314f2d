import SegueDocuments
import SwiftSyntax

extension MovePlan {
  /// What has to be seen by more of the program, because code that uses it goes into another file: for each file the
  /// bytes of `private` and `fileprivate` that go.
  func widenings() -> (ranges: [Int: Set<Range<Int>>], diagnostics: [Diagnostic]) {
    var ranges: [Int: Set<Range<Int>>] = [:]
    var found: [Diagnostic] = []
    for move in moves where survey.types[move.type].file != move.member.file {
      let file = move.member.file
      let names = identifiers(in: move.member.range, of: file)
      for (name, narrowing, isTopLevel) in narrowed(in: file) where names.contains(name) {
        if isTopLevel, isDeclaredElsewhere(name, than: file) {
          found.append(clash(name, move))
        } else {
          ranges[file, default: []].insert(narrowing)
        }
      }
    }
    return (ranges, found)
  }

  private func clash(_ name: String, _ move: Move) -> Diagnostic {
    files[move.member.file].diagnostic(
      "'\(move.member.reference)' goes into its class in another file, where '\(name)' means something else",
      at: move.member.range,
      severity: .error,
      hint: "override it in the class itself, or give this file's '\(name)' another name"
    )
  }

  private func identifiers(in range: Range<Int>, of file: Int) -> Set<String> {
    var names: Set<String> = []
    let start = AbsolutePosition(utf8Offset: range.lowerBound)
    var token = files[file].tree.token(at: start)
    while let current = token, current.position.utf8Offset < range.upperBound {
      if case .identifier(let text) = current.tokenKind { names.insert(SwiftName.plain(text)) }
      token = current.nextToken(viewMode: .sourceAccurate)
    }
    return names
  }

  /// What only a file can see: the name, the bytes that say so, and whether it is outside of all types.
  private func narrowed(in file: Int) -> [(String, Range<Int>, Bool)] {
    var result: [(String, Range<Int>, Bool)] = []
    func add(_ name: String, _ traits: Traits, _ isTopLevel: Bool) {
      if let narrowing = traits.narrowing { result.append((name, narrowing, isTopLevel)) }
    }
    for global in survey.globals[file] { add(global.name, global.traits, true) }
    for type in survey.types where type.file == file {
      if !type.isLocal { add(type.name, type.traits, type.path.count == 1) }
      for member in type.members { add(member.name, member.traits, false) }
    }
    for one in survey.extensions where one.file == file {
      for member in one.members { add(member.name, member.traits, false) }
    }
    return result
  }

  private func isDeclaredElsewhere(_ name: String, than file: Int) -> Bool {
    survey.types.contains { $0.file != file && $0.path == [name] }
      || survey.globals.enumerated().contains { $0.offset != file && $0.element.contains { $0.name == name } }
  }
}
