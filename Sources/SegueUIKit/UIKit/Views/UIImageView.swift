public import Foundation
import SegueGeometry
import SegueStage

/// A view that shows a picture.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture; nil shows none.
  open var image: UIImage? { didSet { show() } }
  /// The picture that is shown while ``isHighlighted``.
  open var highlightedImage: UIImage? { didSet { show() } }
  /// Whether the other picture is shown.
  open var isHighlighted = false { didSet { show() } }

  /// Creates a view in a picture's size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    show()
  }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view of no size from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture's size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  /// The picture's size.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  override func contentModeDidChange() { show() }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func show() {
    invalidateIntrinsicContentSize()
    layer.contentsGravity = gravity
    layer.contents = shownImage?.cgImage
  }

  private var gravity: CALayerContentsGravity {
    switch contentMode {
    case .scaleToFill, .redraw: return .resize
    case .scaleAspectFit: return .resizeAspect
    case .scaleAspectFill: return .resizeAspectFill
    default:
      layer.host.note("a picture that keeps its size is shown as large as fits")
      return .resizeAspect
    }
  }
}
