extension Survey {
  /// The optional requirements that the files' own protocols have, by protocol.
  func optionalRequirements() -> [Int: [MemberRecord]] {
    var result: [Int: [MemberRecord]] = [:]
    for (index, type) in types.enumerated() where type.kind == .protocol {
      let optional = type.members.filter { $0.traits.modifiers.contains("optional") }
      if !optional.isEmpty { result[index] = optional }
    }
    return result
  }

  /// The protocols of the files among what a type conforms to.
  func ownProtocols(of type: Int) -> [Int] {
    conformances(of: type).compactMap { index(of: $0, in: Array(types[type].path.dropLast())) }
      .filter { types[$0].kind == .protocol }
  }

  /// The optional requirements of Apple's protocols that a class's superclasses conform to.
  ///
  /// A method of the class that is one of them is no witness: the compiler has chosen one for the superclass.
  func inheritedRequirements(of type: Int) -> Set<String> {
    let superclasses = line(of: type).dropFirst()
    var names: Set<String> = []
    for one in superclasses { names.formUnion(conformances(of: one)) }
    for one in foreignLine(of: type) { names.formUnion(AppleClasses.conformances[one] ?? []) }
    let requirements = Set(names.flatMap(AppleProtocols.optionalRequirements))
    // The one property among them that UIKit's protocols cannot require, as it is an optional of an optional there.
    let hasWindow = !names.union(conformances(of: type)).isDisjoint(with: AppleProtocols.withWindow)
    return hasWindow ? requirements.union(["window"]) : requirements
  }

  /// Whether the files declare a property of this name, whose value might be a function.
  func hasProperty(named name: String) -> Bool {
    types.contains { $0.members.contains { $0.kind == .property && $0.name == name } }
      || extensions.contains { $0.members.contains { $0.kind == .property && $0.name == name } }
  }
}
