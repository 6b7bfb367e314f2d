/// A function, a variable or a constant of a file itself.
struct GlobalRecord {
  var name: String
  var traits: Traits
}

/// The names that a file uses, by the place where they stand.
struct NameUses {
  /// Where only a type can stand.
  var types: Set<String> = []
  /// Names without a dot before them.
  var free: Set<String> = []
  /// Names after a dot.
  var members: Set<String> = []
  /// Names with labels after a dot: `open(_:animated:)`.
  var references: Set<String> = []
}
