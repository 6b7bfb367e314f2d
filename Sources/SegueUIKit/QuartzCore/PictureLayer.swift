import Foundation
import SegueGeometry
import SegueStage

/// A picture of layers, stretched to the bounds of the layer that shows it, and clipped if it is only a part.
@MainActor
final class PictureLayer: CALayer {
  private let inner = CALayer()
  private var original = CGSize.zero

  /// Shows layers that were rendered in a size, in points.
  convenience init(_ layers: LayerSubtree, size: Size) {
    self.init()
    original = CGSize(size)
    name = "picture"
    anchorPoint = .zero
    inner.name = "contents"
    inner.anchorPoint = .zero
    addSublayer(inner)
    var layers = layers
    layers.layer.model.position = .zero
    host.stage.insert(layers, under: inner.id)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    // Only a view's animation moves it, never one of its own.
    delegate.flatMap { $0.action(for: self, forKey: event) }.flatMap { $0 is NSNull ? nil : $0 }
  }

  /// Fills bounds with a part of the picture, given in fractions of it.
  func follow(_ box: CGRect, part: CGRect, fit: ImageContents.Fit) {
    guard original.width > 0, original.height > 0, part.width > 0, part.height > 0 else { return }
    inner.delegate = delegate
    let room = CGSize(width: original.width * part.width, height: original.height * part.height)
    var across = box.width / room.width
    var down = box.height / room.height
    if fit != .fill {
      across = fit == .contain ? min(across, down) : max(across, down)
      down = across
    }
    masksToBounds = part != PictureContents.whole || fit == .cover
    position = box.origin
    bounds = CGRect(origin: .zero, size: box.size)
    inner.transform = CATransform3DMakeScale(across, down, 1)
    inner.position = CGPoint(
      x: (box.width - room.width * across) / 2 - original.width * part.minX * across,
      y: (box.height - room.height * down) / 2 - original.height * part.minY * down
    )
  }
}
