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

  /// Pictures that follow each other, of which the first is shown.
  open var animationImages: [UIImage]? { didSet { if image == nil { image = animationImages?.first } } }
  /// Seconds that they take.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0 is for ever.
  open var animationRepeatCount = 0
  /// Whether they follow each other.
  open private(set) var isAnimating = false
  /// In which weight and size a symbol is.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Shows pictures one after the other.
  open func startAnimating() {
    isAnimating = true
    if animationImages?.count ?? 0 > 1 {
      layer.host.note("the pictures of an image view do not follow each other")
    }
  }
  /// Shows one picture.
  open func stopAnimating() { isAnimating = false }

  /// Creates a view in a picture's size, with another picture for while it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    (self.image, self.highlightedImage) = (image, highlightedImage)
    show()
  }

  /// Creates a view in a picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
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
    layer.contentsGravity = contentMode.gravity
    if let shownImage { layer.contentsScale = shownImage.scale }
    layer.contents = shownImage?.cgImage
  }
}

extension UIView.ContentMode {
  fileprivate var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
