public import Foundation
import SegueStage

/// What a layer does when one of its properties changes.
@preconcurrency @MainActor
public protocol CAAction {
  /// Carries it out, after the property has its new value; `anObject` is the layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The answer that ends the search for an action: there is none.
extension NSNull: CAAction {
  /// Does nothing.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// A number, colour or matrix of a layer that is given another value.
struct PropertyChange {
  let property: LayerProperty
  let old: LayerValue
  let new: LayerValue
}

/// An action that sets the values itself, as it has to see both.
@MainActor
protocol PropertyAction: CAAction {
  func carryOut(_ changes: [PropertyChange], forKey key: String, on layer: CALayer)
}

/// What a layer asks its delegate, which for a view's layer is the view.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// The action for a key; nil if the layer is to search on, `NSNull` if there is none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  /// The layer's bounds or its sublayers have changed.
  func layoutSublayers(of layer: CALayer)
  /// The layer is about to be drawn; nothing is drawn into contexts here, so that this is not called.
  func layerWillDraw(_ layer: CALayer)
}

extension CALayerDelegate {
  /// Lets the layer search on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
}
