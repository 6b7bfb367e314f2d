public import Foundation

extension CALayer: HostLayout {
  /// Asks for the sublayers to be laid out at the end of the turn.
  public func setNeedsLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    if joinedTurn != nil { host.requestLayout(of: self) }
  }

  /// Whether the sublayers will be laid out.
  public func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out now what needs it: from the topmost layer above that does, down.
  public func layoutIfNeeded() {
    var top = self
    var layer = superlayer
    while let current = layer {
      if current.isLayoutNeeded { top = current }
      layer = current.superlayer
    }
    top.layoutDown()
  }

  /// The layer's pictures and texts are set, not drawn; there is nothing to draw anew.
  public func setNeedsDisplay() {}

  /// The layer's pictures and texts are set, not drawn; there is nothing to draw anew.
  public func setNeedsDisplay(_ rect: CGRect) {}

  /// The layer's pictures and texts are set, not drawn; there is nothing to draw anew.
  public func displayIfNeeded() {}

  func layoutAtEndOfTurn() {
    if isLayoutNeeded, joinedTurn != nil { layoutIfNeeded() }
  }

  private func layoutDown() {
    // A layout that asks for another one has it in the next round, not here.
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for layer in sublayerList where layer.superlayer === self { layer.layoutDown() }
  }

  /// The bounds have another value: contents that depend on them are made anew.
  func boundsDidChange(from old: CGRect) {
    followBounds()
    (delegate as? any LayerBoundsObserver)?.boundsDidChange(from: old)
  }
}

/// A layer's delegate that has to follow its bounds, as a view its subviews' autoresizing.
@MainActor
protocol LayerBoundsObserver: AnyObject {
  func boundsDidChange(from old: CGRect)
}
