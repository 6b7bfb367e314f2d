public import Foundation
import SegueGeometry
import SegueStage

extension CALayer {
  /// The box around the layer in its superlayer's points; setting it sets position and size.
  ///
  /// With a transform, setting it makes the size such that the transformed layer fills the box, as far as one that is
  /// not turned can.
  public var frame: CGRect {
    get { CGRect(ownState.frame) }
    set {
      let state = ownState
      var size = newValue.size
      if state.anchoredTransform != .identity {
        let inverse = CGAffineTransform(state.anchoredTransform).inverted()
        let box = CGRect(origin: .zero, size: size).applying(inverse)
        size = box.size
      }
      bounds = CGRect(origin: CGPoint(state.bounds.origin), size: size)
      let anchor = anchorPoint
      position = CGPoint(
        x: newValue.origin.x + anchor.x * newValue.width,
        y: newValue.origin.y + anchor.y * newValue.height
      )
    }
  }

  /// The layer's own coordinate system, in points.
  public var bounds: CGRect {
    get { CGRect(ownState.bounds) }
    set {
      let old = ownState.bounds
      change(
        "bounds",
        to: [
          (.boundsX, .number(Double(newValue.origin.x))), (.boundsY, .number(Double(newValue.origin.y))),
          (.boundsWidth, .number(Double(newValue.width))), (.boundsHeight, .number(Double(newValue.height))),
        ]
      )
      guard ownState.bounds != old else { return }
      setNeedsLayout()
      boundsDidChange(from: CGRect(old))
    }
  }

  /// The place of the anchor point, in the superlayer's points.
  public var position: CGPoint {
    get { CGPoint(ownState.position) }
    set {
      change(
        "position",
        to: [(.positionX, .number(Double(newValue.x))), (.positionY, .number(Double(newValue.y)))]
      )
      (delegate as? any LayerBoundsObserver)?.placeDidChange()
    }
  }

  /// The place along the z axis, in points, which decides the order as well.
  public var zPosition: CGFloat {
    get { CGFloat(ownState.zPosition) }
    set { change("zPosition", to: [(.zPosition, .number(Double(newValue)))]) }
  }

  /// The point of the bounds, in fractions of them, that ``position`` places and the transform turns about.
  public var anchorPoint: CGPoint {
    get { CGPoint(ownState.anchor) }
    set {
      change(
        "anchorPoint",
        to: [(.anchorX, .number(Double(newValue.x))), (.anchorY, .number(Double(newValue.y)))]
      )
    }
  }

  /// The transform about the anchor point.
  public var transform: CATransform3D {
    get { CATransform3D(ownState.anchoredTransform) }
    set {
      if ownState.m34 != 0 { edit { $0.m34 = 0 } }
      change("transform", to: [(.transform, .transform(newValue.matrix))])
    }
  }

  /// Sets the transform from an affine one.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// The part of the transform that maps the plane onto itself.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// The transform of the sublayers, of which only the perspective (`m34`) has an effect.
  public var sublayerTransform: CATransform3D {
    get {
      var transform = CATransform3DIdentity
      transform.m34 = CGFloat(ownState.sublayersM34)
      return transform
    }
    set {
      var rest = newValue
      rest.m34 = 0
      if rest != CATransform3DIdentity { host.note("sublayerTransform has no effect but for its m34") }
      change("sublayerTransform", to: [(.sublayersM34, .number(Double(newValue.m34)))])
    }
  }

  /// Whether neither the layer nor what is below it is shown.
  public var isHidden: Bool {
    get { ownState.isHidden }
    set { edit { $0.isHidden = newValue } }
  }
}
