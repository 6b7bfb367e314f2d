import Foundation
import SegueGeometry
import SegueStage

extension CALayer {
  var treeFrame: CGRect {
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

  var treeBounds: CGRect {
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

  var treePosition: CGPoint {
    get { CGPoint(ownState.position) }
    set {
      change(
        "position",
        to: [(.positionX, .number(Double(newValue.x))), (.positionY, .number(Double(newValue.y)))]
      )
      (delegate as? any LayerBoundsObserver)?.placeDidChange()
    }
  }

  var treeZPosition: CGFloat {
    get { CGFloat(ownState.zPosition) }
    set { change("zPosition", to: [(.zPosition, .number(Double(newValue)))]) }
  }

  var treeAnchorPoint: CGPoint {
    get { CGPoint(ownState.anchor) }
    set {
      change(
        "anchorPoint",
        to: [(.anchorX, .number(Double(newValue.x))), (.anchorY, .number(Double(newValue.y)))]
      )
    }
  }

  var treeTransform: CATransform3D {
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

  var treeIsHidden: Bool {
    get { ownState.isHidden }
    set { edit { $0.isHidden = newValue } }
  }
}
