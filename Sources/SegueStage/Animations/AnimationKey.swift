/// What an animation is attached to a layer under: who attached it, which property it animates, and a number where one
/// owner has several for the same property.
///
/// Core Animation's keys are strings; an app's is the name of an owner with one animation.
public struct AnimationKey: Hashable, Sendable {
  /// Who attached the animation.
  public var owner: AnimationOwner
  /// The property that it animates; nil for an owner that does not tell its animations apart by it.
  public var property: LayerProperty?
  /// Tells animations of the same owner and property apart.
  public var number: Int

  /// Creates a key.
  public init(_ owner: AnimationOwner, _ property: LayerProperty? = nil, number: Int = 0) {
    self.owner = owner
    self.property = property
    self.number = number
  }
}

extension AnimationKey: ExpressibleByStringLiteral {
  /// Creates the key of an owner that has one animation.
  public init(stringLiteral name: String) { self.init(AnimationOwner(name)) }
}

extension AnimationKey: CustomStringConvertible {
  /// The key as Core Animation's string: the owner, the property, and the number unless it is 0.
  public var description: String {
    owner.name + (property.map { ".\($0)" } ?? "") + (number == 0 ? "" : ".\(number)")
  }
}

/// Who attached an animation: a part of an engine, or an app.
public struct AnimationOwner: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, which no other owner of the same tree has.
  public let name: String

  /// Creates an owner.
  public init(_ name: String) { self.name = name }

  /// Creates an owner.
  public init(stringLiteral name: String) { self.init(name) }
}
