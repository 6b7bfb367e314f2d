/// What calls with `?` after the method's name can be of.
struct OptionalNames {
  /// `name(label:)` of all optional requirements, the files' own and Apple's.
  let references: Set<String>
  /// By protocol of the files.
  let own: [Int: [MemberRecord]]

  init(_ survey: Survey) {
    own = survey.optionalRequirements()
    references = AppleProtocols.all.union(own.values.joined().filter { $0.kind == .method }.map(\.called))
  }
}

extension MemberRecord {
  /// `name(label:)`, with empty parentheses if there are no parameters.
  fileprivate var called: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
}
