extension Session {
  /// Every layer in paint order, hidden ones included, as presented at the present time.
  public func layerSamples() -> [LayerSample] { [] }
}
