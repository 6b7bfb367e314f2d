/// A property and the expression it was given.
public struct PropertyBinding: Hashable, Sendable {
  /// The property that is set.
  public var property: PropertyName
  /// The expression that it is set to, of the property's kind.
  public var value: Expression

  /// Creates a binding.
  public init(_ property: PropertyName, _ value: Expression) {
    self.property = property
    self.value = value
  }
}

extension [PropertyBinding] {
  /// The bindings in the order in which they must be set; it is stable within each rank.
  ///
  /// A position such as `center.x` assumes the layer's new size, whichever of the two a scene has first.
  public var inSettingOrder: [PropertyBinding] {
    PropertyName.SettingRank.allCases.flatMap { rank in filter { $0.property.settingRank == rank } }
  }
}

/// Values for one layer, or for each of the layers that a path with `*` stands for.
public struct LayerAssignment: Hashable, Sendable {
  /// The layers.
  public var path: LayerPath
  /// The values in the order written.
  public var values: [PropertyBinding]

  /// Creates an assignment.
  public init(path: LayerPath, values: [PropertyBinding]) {
    self.path = path
    self.values = values
  }
}
