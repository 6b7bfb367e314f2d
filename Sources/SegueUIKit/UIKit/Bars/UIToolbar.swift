public import Foundation

/// A bar with buttons in a row.
@preconcurrency @MainActor
open class UIToolbar: UIView, BarItemHolder {
  /// The buttons, and the room between them.
  open var items: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// The colour behind it.
  open var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// Whether what is behind shines through.
  open var isTranslucent = true
  /// How light it is.
  open var barStyle = UIBarStyle.default
  /// How it looks.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { backgroundColor = standardAppearance.backgroundColor }
  }
  /// How it looks where it is lower; it is always as high.
  open var compactAppearance: UIToolbarAppearance?
  /// How it looks at the end of what scrolls behind it; nil is ``standardAppearance``.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { backgroundColor = (scrollEdgeAppearance ?? standardAppearance).backgroundColor }
  }
  private var shown: [(view: UIView, item: UIBarButtonItem)] = []

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Sets the picture behind it, which has no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { if backgroundImage != nil { SegueHost.current.noteUnused("a toolbar") } }
  /// Sets the picture of its edge, which has no effect.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    if let shadowImage, shadowImage.size != .zero { SegueHost.current.noteUnused("a toolbar") }
  }

  func itemsDidChange() {
    for entry in shown { entry.view.removeFromSuperview() }
    shown = (items ?? []).map { (BarButton.view(for: $0, in: self), $0) }
    for entry in shown { addSubview(entry.view) }
    setNeedsLayout()
  }

  /// Places the buttons from the left; flexible room takes equal parts of what is left.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let flexible = shown.count { $0.item.systemItem == .flexibleSpace }
    let widths = shown.map { entry in
      switch entry.item.systemItem {
      case .flexibleSpace: CGFloat(0)
      case .fixedSpace: entry.item.width
      default: max(entry.view.bounds.width, entry.item.width)
      }
    }
    let rest = bounds.width - 32 - widths.reduce(0, +)
    var x: CGFloat = 16
    for (entry, width) in zip(shown, widths) {
      let height = entry.view.bounds.height
      entry.view.frame = CGRect(x: x, y: (min(bounds.height, 44) - height) / 2, width: width, height: height)
      x += width + (entry.item.systemItem == .flexibleSpace ? max(rest, 0) / CGFloat(max(flexible, 1)) : 0)
    }
  }

  /// As wide as there is room, and 44 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
  /// 44 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
