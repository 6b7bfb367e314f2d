/// The files' protocols that ask for `init()` and that an extension gives to `NSObject` or another of UIKit's classes.
///
/// Objective-C makes an object of any class by it. In Swift a class that may be derived from has to require the initializer
/// for that, which UIKit's do not: so the protocols ask for it no more. Each has a companion that does, to which the files'
/// own types conform; what does not is looked up by its class.
struct SharedInitializers {
  private let survey: Survey
  private let protocols: Set<Int>

  init(_ survey: Survey) {
    let foreign = survey.extensions.filter {
      survey.index(of: $0.extended) == nil
        && AppleClasses.line(of: survey.resolved($0.extended)).contains("NSObject")
    }
    let given = foreign.flatMap(\.inherited).compactMap { survey.index(of: $0) }
    self.survey = survey
    protocols = Set(given + given.flatMap(survey.ownProtocols)).filter { type in
      survey.types[type].kind == .protocol
        && survey.types[type].members.contains { $0.kind == .initializer && $0.labels.isEmpty }
    }
  }

  /// Whether a type is such a protocol.
  func contains(_ type: Int) -> Bool { protocols.contains(type) }

  /// Those that a type is, inherits from or conforms to.
  func all(of type: Int) -> [Int] {
    protocols.isEmpty ? [] : Set([type] + survey.ownProtocols(of: type)).intersection(protocols).sorted()
  }

  /// Those that a type conforms to and that no superclass of it does.
  func first(in type: Int) -> [Int] {
    let inherited = Set(survey.line(of: type).dropFirst().flatMap(all))
    return all(of: type).filter { !inherited.contains($0) }
  }

  /// What a protocol's companion is called.
  func companion(of type: Int) -> String { "Segue\(survey.types[type].name)Initializer" }
}
