/// What has been changed of a layer since its tree last looked.
struct LayerChanges: OptionSet {
  let rawValue: UInt8

  static let model = LayerChanges(rawValue: 1)
  static let animations = LayerChanges(rawValue: 2)
  /// Its sublayers or its mask.
  static let structure = LayerChanges(rawValue: 4)
  /// Set while the tree lends the layer: one that comes back without it is another layer.
  static let isLent = LayerChanges(rawValue: 8)
}
