import Foundation
import SegueGeometry
import SegueStage

/// A picture of a view as it was, which is stretched to its bounds.
@MainActor
final class ReplicaView: UIView {
  private let content = CALayer()
  private let original: CGSize

  /// Shows a rectangle of a view, in the view's points, as it is presented.
  ///
  /// The view's own transform, opacity and place are not part of the picture.
  init(of view: UIView, in rect: CGRect) {
    original = rect.size
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    let host = layer.host
    var copy = host.stage.snapshot(of: view.layer.id, at: host.time)
    // A picture may be cut into thousands of pieces, none of which has to hold all of it.
    if rect != view.bounds { copy.prune(to: rect.rect) }
    let origin = copy.layer.model.bounds.origin
    copy.layer.model = copy.layer.model.asReplica
    copy.layer.model.position = Point(x: origin.x - Double(rect.minX), y: origin.y - Double(rect.minY))
    content.delegate = self
    content.name = "replica"
    content.anchorPoint = .zero
    layer.addSublayer(content)
    host.stage.insert(copy, under: content.id)
    clipsToBounds = rect != view.bounds
  }

  required init?(coder: NSCoder) { nil }

  override func sizeDidChange() {
    guard original.width > 0, original.height > 0 else { return }
    content.transform = CATransform3DMakeScale(
      bounds.width / original.width,
      bounds.height / original.height,
      1
    )
  }
}
