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
