public import Foundation

/// A knob on a line.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// Where the knob is.
  open var value: Float = 0 { didSet { clampValue() } }
  /// The value at the left.
  open var minimumValue: Float = 0 { didSet { clampValue() } }
  /// The value at the right.
  open var maximumValue: Float = 1 { didSet { clampValue() } }
  /// Whether others are told while it moves, and not only at the end.
  open var isContinuous = true
  /// The colour of the line at the left of the knob; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the line at the right of the knob.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  private let lower = UIView()
  private let upper = UIView()
  private let knob = UIView()

  /// Creates a slider.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a slider from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    for view in [upper, lower, knob] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    knob.layer.shadowOpacity = 0.2
    knob.layer.shadowRadius = 2
    knob.layer.shadowOffset = CGSize(width: 0, height: 1)
  }

  private func clampValue() {
    let clamped = min(max(value, minimumValue), max(maximumValue, minimumValue))
    if clamped != value { value = clamped }
    setNeedsLayout()
  }

  /// The picture of the knob in a state; none is shown.
  open func thumbImage(for state: State) -> UIImage? { nil }
  /// The picture of the knob now; none is shown.
  open var currentThumbImage: UIImage? { nil }

  /// The line's rectangle.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(bounds.width - 4, 0), height: 4)
  }

  /// The knob's rectangle for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let x = rect.minX - 2 + (rect.width + 4 - 28) * fraction
    return CGRect(x: x, y: rect.midY - 14, width: 28, height: 28)
  }

  /// Moves the knob.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the knob, which has no effect.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    if image != nil { SegueHost.current.noteUnused("a slider") }
  }
  /// Sets the picture of the left line, which has no effect.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    if image != nil { SegueHost.current.noteUnused("a slider") }
  }
  /// Sets the picture of the right line, which has no effect.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    if image != nil { SegueHost.current.noteUnused("a slider") }
  }

  /// Places the line and the knob, 28 points wide.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
    let x = thumb.midX
    lower.frame = CGRect(x: track.minX, y: track.minY, width: max(x - track.minX, 0), height: track.height)
    upper.frame = CGRect(x: x, y: track.minY, width: max(track.maxX - x, 0), height: track.height)
    knob.frame = thumb
    for line in [lower, upper] { line.layer.cornerRadius = track.height / 2 }
    knob.layer.cornerRadius = thumb.height / 2
    lower.backgroundColor = minimumTrackTintColor ?? tintColor
    upper.backgroundColor = maximumTrackTintColor ?? UIColor(white: 0.78, alpha: 0.5)
    knob.backgroundColor = thumbTintColor ?? .white
  }

  /// The knob comes to a finger.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    follow(touches)
  }
  /// The knob follows a finger.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    follow(touches)
  }
  /// The finger is lifted.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func follow(_ touches: Set<UITouch>) {
    guard isEnabled, let touch = touches.first, bounds.width > 28 else { return }
    let fraction = min(max((touch.location(in: self).x - 14) / (bounds.width - 28), 0), 1)
    value = minimumValue + Float(fraction) * (maximumValue - minimumValue)
    if isContinuous { sendActions(for: .valueChanged) }
  }

  /// 31 points high.
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 31) }
  /// 31 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(size.width, 118), height: 31)
  }
}
