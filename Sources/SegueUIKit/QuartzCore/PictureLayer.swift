import Foundation
import SegueGeometry
import SegueStage

/// A picture of layers, laid into the bounds of the layer that shows it, and clipped if it is only a part.
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

  /// Lays a part of the picture, given in fractions of it, into bounds.
  func follow(_ box: CGRect, part: CGRect, gravity: CALayerContentsGravity) {
    guard original.width > 0, original.height > 0, part.width > 0, part.height > 0 else { return }
    inner.delegate = delegate
    let room = CGSize(width: original.width * part.width, height: original.height * part.height)
    let scale = Self.scale(of: room, in: box.size, gravity)
    let size = CGSize(width: room.width * scale.x, height: room.height * scale.y)
    let lead = gravity.lead
    let origin = CGPoint(x: (box.width - size.width) * lead.x, y: (box.height - size.height) * lead.y)
    // What keeps its size hangs over; of a part nothing else is seen.
    let isPart = part != PictureContents.whole
    masksToBounds = isPart || gravity == .resizeAspectFill
    let frame =
      isPart && gravity.keepsSize ? CGRect(origin: origin, size: size) : CGRect(origin: .zero, size: box.size)
    position = CGPoint(x: box.minX + frame.minX, y: box.minY + frame.minY)
    bounds = CGRect(origin: .zero, size: frame.size)
    inner.transform = CATransform3DMakeScale(scale.x, scale.y, 1)
    inner.position = CGPoint(
      x: origin.x - frame.minX - original.width * part.minX * scale.x,
      y: origin.y - frame.minY - original.height * part.minY * scale.y
    )
  }

  /// By how much a picture grows in bounds, across and down.
  private static func scale(of room: CGSize, in box: CGSize, _ gravity: CALayerContentsGravity) -> CGPoint {
    if gravity.keepsSize { return CGPoint(x: 1, y: 1) }
    let (across, down) = (box.width / room.width, box.height / room.height)
    switch gravity.fit {
    case .fill: return CGPoint(x: across, y: down)
    case .contain: return CGPoint(x: min(across, down), y: min(across, down))
    case .cover: return CGPoint(x: max(across, down), y: max(across, down))
    }
  }
}
