/// The names that written code declares, each of one thing only.
struct CodeNames {
  /// What has a name, by the name.
  private var owners: [String: String] = [:]
  /// The names, by what has them.
  private var names: [String: String] = [:]

  /// Gives a thing a name: what it already has, or else the first of some names that is free.
  ///
  /// - Parameters:
  ///   - candidates: At least one; if none is free, the last one gets a number.
  ///   - owner: What has the name, as a path.
  ///   - suffixes: What else is declared with it: with `Frame` the name is free only if `nameFrame` is as well.
  /// - Returns: The name.
  mutating func claim(_ candidates: [String], for owner: String, with suffixes: [String] = []) -> String {
    if let name = names[owner] { return name }
    let last = candidates.last ?? "layer"
    let numbered = (2...).lazy.map { "\(last)\($0)" }
    func isFree(_ name: String) -> Bool {
      ([""] + suffixes).allSatisfy { owners[name + $0] == nil }
    }
    guard let name = candidates.first(where: isFree) ?? numbered.first(where: isFree) else { return last }
    for suffix in [""] + suffixes { owners[name + suffix] = owner }
    names[owner] = name
    return name
  }
}
