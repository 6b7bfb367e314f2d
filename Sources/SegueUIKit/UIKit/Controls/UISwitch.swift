public import Foundation

/// A knob that is at one of two ends.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether it is at the right.
  open var isOn = false { didSet { show() } }
  /// The colour while it is on; nil is green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { show() } }
  private static let size = CGSize(width: 51, height: 31)
  /// Of the switch's own size, however large its frame is.
  private let track = UIView()
  private let knob = UIView()

  /// Creates a switch of its own size.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    build()
  }

  /// Creates a switch from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    build()
  }

  private func build() {
    track.frame.size = Self.size
    track.layer.cornerRadius = Self.size.height / 2
    knob.layer.cornerRadius = 13.5
    track.isUserInteractionEnabled = false
    addSubview(track)
    track.addSubview(knob)
    show()
  }

  private func show() {
    track.backgroundColor = isOn ? onTintColor ?? .systemGreen : UIColor(white: 0.9, alpha: 1)
    knob.backgroundColor = thumbTintColor ?? .white
    knob.frame = CGRect(x: isOn ? 22 : 2, y: 2, width: 27, height: 27)
  }

  /// Puts the knob at an end.
  open func setOn(_ on: Bool, animated: Bool) {
    if animated { UIView.animate(withDuration: 0.25) { self.isOn = on } } else { isOn = on }
  }

  /// A tap puts it at the other end.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled else { return }
    setOn(!isOn, animated: true)
    sendActions(for: .valueChanged)
  }

  /// 51 by 31 points.
  open override var intrinsicContentSize: CGSize { Self.size }
  /// 51 by 31 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
