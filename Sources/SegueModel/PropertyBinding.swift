/// A property and the expression it was given.
public struct PropertyBinding: Hashable, Sendable {
  public var property: PropertyName
  public var value: Expression

  /// Creates a binding.
  public init(_ property: PropertyName, _ value: Expression) {
    self.property = property
    self.value = value
  }
}

extension [PropertyBinding] {
  /// The bindings as they are to be set: a whole frame, then sizes and the anchor point, then all that depends on them.
  ///
  /// A place such as `center.x` is meant for the size that the layer gets, wherever in the scene the two are written.
  public var inSettingOrder: [PropertyBinding] {
    PropertyName.SettingRank.allCases.flatMap { rank in filter { $0.property.settingRank == rank } }
  }
}

/// Values for one layer, or for every layer that a `*` path means.
public struct LayerAssignment: Hashable, Sendable {
  public var path: LayerPath
  public var values: [PropertyBinding]

  /// Creates an assignment.
  public init(path: LayerPath, values: [PropertyBinding]) {
    self.path = path
    self.values = values
  }
}
