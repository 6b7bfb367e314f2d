public import Foundation
import SegueGeometry
import SegueStage

extension CALayer {
  /// A copy of the layer as it is shown now; nil if it is in no window.
  ///
  /// It is made by `init()`, where Core Animation would call `init(layer:)`.
  public func presentation() -> Self? {
    guard joinedTurn != nil else { return nil }
    let copy = Self()
    copy.present(self)
    return copy
  }

  /// The layer that a presentation is of; the layer itself for any other.
  public func model() -> Self { (presented as? Self) ?? self }

  /// A point of another layer in this one's points; nil is the screen.
  ///
  /// Presentations convert as layers are shown, others by their own values.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    converted(p, from: l ?? self, l?.place ?? host.screen, place)
  }

  /// A point of this layer in another one's points; nil is the screen.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    converted(p, from: self, place, l?.place ?? host.screen)
  }

  /// The box around a rectangle of another layer, in this one's points; nil is the screen.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    converted(r, from: l ?? self, l?.place ?? host.screen, place)
  }

  /// The box around a rectangle of this layer, in another one's points; nil is the screen.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    converted(r, from: self, place, l?.place ?? host.screen)
  }

  /// The identity of the layer, or of the one that it presents.
  var place: LayerID { presented?.id ?? id }

  /// The layer's values; as they are shown, if this is a presentation.
  var shownState: LayerState { ownState }

  func foundLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity >= 0.01, let outer = presented?.superlayer ?? superlayer else {
      return superlayer == nil && presented == nil ? foundLayer(inside: point) : nil
    }
    return foundLayer(inside: converted(point, from: self, outer.id, place))
  }

  /// The frontmost layer at a point in this layer's own coordinates.
  private func foundLayer(inside own: CGPoint) -> CALayer? {
    let isInside = contains(own)
    if masksToBounds, !isInside { return nil }
    let below = (presented?.sublayerList ?? sublayerList).sorted { $0.zPosition < $1.zPosition }
    let point = converted(own, from: self, place, place)
    for layer in below.reversed() {
      let candidate = presented == nil ? layer : layer.presentation() ?? layer
      if let found = candidate.hitTest(point) { return found }
    }
    return isInside ? self : nil
  }

  private func converted(_ p: CGPoint, from l: CALayer, _ source: LayerID, _ target: LayerID) -> CGPoint {
    let isShown = presented != nil || l.presented != nil
    let found =
      isShown
      ? host.stage.convert(p.point, from: source, to: target, at: host.time)
      : host.stage.modelConvert(p.point, from: source, to: target)
    return found.map { CGPoint($0) } ?? .zero
  }

  private func converted(_ r: CGRect, from l: CALayer, _ source: LayerID, _ target: LayerID) -> CGRect {
    let isShown = presented != nil || l.presented != nil
    return CGRect(
      isShown
        ? host.stage.convert(r.rect, from: source, to: target, at: host.time)
        : host.stage.modelConvert(r.rect, from: source, to: target)
    )
  }
}
