import SegueDocuments
import SegueModel

/// What may have been meant by a path that leads nowhere.
struct LayerSearch {
  /// The path so far, which leads to a layer.
  let owner: String
  /// The layers below it.
  let names: [String]
  /// The components from the one at fault.
  let rest: [String]

  private var name: String { rest.first ?? "" }

  func failure(below layers: [LayerDefinition]) -> LayerResolver.Failure {
    if name == "*" { return LayerResolver.Failure(message: "'\(owner)' has no layers for '*'", component: 0) }
    if name.contains("*") { return partOfName() }
    if names.contains("\(name)-0") { return repeated() }
    let message = "'\(owner)' has no layer '\(name)'"
    if let deeper = layers.lazy.compactMap({ Self.path(to: rest, in: $0, below: owner) }).first {
      return LayerResolver.Failure(message: message, component: 0, hint: "did you mean '\(deeper)'?")
    }
    let hint = names.isEmpty ? nil : Suggestions.forScenes.hint(for: name, among: names, listing: "it has")
    return LayerResolver.Failure(message: message, component: 0, hint: hint)
  }

  /// `row-*`.
  private func partOfName() -> LayerResolver.Failure {
    let parts = name.split(separator: "*", omittingEmptySubsequences: false)
    let meant = names.filter { $0.hasPrefix(parts[0]) && $0.hasSuffix(parts[parts.count - 1]) }
    return LayerResolver.Failure(
      message: "'*' stands for a whole name, any layer of '\(owner)', not for a part of one",
      component: 0,
      hint: anyOf(meant) ?? (names.isEmpty ? nil : "it has: \(Self.shortened(names))")
    )
  }

  /// The name of a layer that `repeat` has made copies of.
  private func repeated() -> LayerResolver.Failure {
    let copies = names.filter {
      $0.hasPrefix(name + "-") && $0.dropFirst(name.count + 1).allSatisfy(\.isNumber)
    }
    return LayerResolver.Failure(
      message: "'\(owner)/\(name)' is repeated: it is \(Self.shortened(copies))",
      component: 0,
      hint: anyOf(copies)
    )
  }

  /// How to say "any of them".
  private func anyOf(_ meant: [String]) -> String? {
    guard !meant.isEmpty else { return nil }
    if meant.count == names.count { return "write '\(owner)/*' for any of them" }
    return
      "for any of \(Self.shortened(meant)), put them in a layer of their own and write '\(owner)/THAT-LAYER/*'"
  }

  private static func shortened(_ names: [String]) -> String {
    names.count <= 4 ? names.joined(separator: ", ") : "\(names[0]), \(names[1]) … \(names[names.count - 1])"
  }

  /// The path to the nearest layer below another at which all the names are found, or nil.
  static func path(to names: [String], in root: LayerDefinition, below path: String? = nil) -> String? {
    var queue: [(layer: LayerDefinition, parent: Int)] = [(root, 0)]
    var index = 0
    while index < queue.count {
      let layer = queue[index].layer
      if leads(names[...], from: layer) {
        var place = index
        var way = names
        while place > 0 {
          way.insert(queue[place].layer.name, at: 0)
          place = queue[place].parent
        }
        return ([path ?? root.name] + way).joined(separator: "/")
      }
      for child in layer.layers { queue.append((child, index)) }
      index += 1
    }
    return nil
  }

  private static func leads(_ names: ArraySlice<String>, from layer: LayerDefinition) -> Bool {
    guard let first = names.first else { return true }
    return layer.layers.contains { ($0.name == first || first == "*") && leads(names.dropFirst(), from: $0) }
  }
}
