public import Foundation

extension CALayer: HostLayout {
  func askForLayout() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    if joinedTurn != nil { host.requestLayout(of: self) }
  }

  /// Whether the sublayers will be laid out.
  public func needsLayout() -> Bool { isLayoutNeeded }

  func layoutFromAbove() {
    let observer = delegate as? any LayerBoundsObserver
    _ = observer?.prepareForLayout()
    // Views that follow the size of others may have to be solved for again.
    for _ in 0..<Self.rounds {
      var top = self
      var layer = superlayer
      while let current = layer {
        if current.isLayoutNeeded { top = current }
        layer = current.superlayer
      }
      top.layoutDown()
      guard observer?.prepareForLayout() == true else { return }
    }
  }

  private static let rounds = 8

  func askForDisplay() {
    let observer = delegate as? any LayerBoundsObserver
    observer?.isDisplayNeeded = true
    guard observer == nil else { return host.atEndOfTurn { [weak observer] in observer?.displayIfNeeded() } }
    host.atEndOfTurn { [weak self] in self?.display() }
  }

  /// Asks for the view to be drawn anew, all of it.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Draws the view now, if that was asked for.
  public func displayIfNeeded() { (delegate as? any LayerBoundsObserver)?.displayIfNeeded() }

  /// Draws a layer that stands alone, and shows what comes of it.
  func drawContents() {
    guard joinedTurn != nil, !bounds.isEmpty else { return }
    let context = CGContext(bounds: bounds)
    draw(in: context)
    if !context.isEmpty { contents = context.image }
  }

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
  /// The layer is elsewhere.
  func placeDidChange()
  /// A layout is about to begin: constraints are solved; returns whether they had to be.
  func prepareForLayout() -> Bool
  /// Whether it is to be drawn anew.
  var isDisplayNeeded: Bool { get set }
  /// Draws itself, if that was asked for.
  func displayIfNeeded()
}
