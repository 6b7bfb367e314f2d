public import Foundation

/// A dot for each page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 { didSet { build() } }
  /// The index of the page that is seen.
  open var currentPage = 0 { didSet { setNeedsLayout() } }
  /// Whether one dot alone is hidden.
  open var hidesForSinglePage = false { didSet { setNeedsLayout() } }
  /// The colour of the dots; nil is a shade of white.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the dot of the page that is seen.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsLayout() } }
  private var dots: [UIView] = []

  private func build() {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<max(numberOfPages, 0)).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
    for dot in dots {
      dot.layer.cornerRadius = 3.5
      dot.isUserInteractionEnabled = false
      addSubview(dot)
    }
    setNeedsLayout()
  }

  /// Places the dots in a row in the middle, 16 points apart.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - CGFloat(dots.count - 1) * 8
    for (index, dot) in dots.enumerated() {
      dot.center = CGPoint(x: start + CGFloat(index) * 16, y: bounds.midY)
      dot.isHidden = hidesForSinglePage && dots.count == 1
      let plain = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
      dot.backgroundColor = index == currentPage ? currentPageIndicatorTintColor ?? .white : plain
    }
  }

  /// A tap at one side leads to the page on that side.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let touch = touches.first else { return }
    let step = touch.location(in: self).x < bounds.midX ? -1 : 1
    currentPage = min(max(currentPage + step, 0), max(numberOfPages - 1, 0))
    sendActions(for: .valueChanged)
  }

  /// The size that some dots need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(pageCount, 1)) * 16 - 9, height: 26)
  }
  /// The size that the dots need.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  /// The size that the dots need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(forNumberOfPages: numberOfPages) }
}
