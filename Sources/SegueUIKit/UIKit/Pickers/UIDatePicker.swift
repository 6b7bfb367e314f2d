public import Foundation

/// A date to choose; it is not shown.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The date.
  open var date = Date(timeIntervalSinceReferenceDate: 0)
  /// The first date.
  open var minimumDate: Date?
  /// The last date.
  open var maximumDate: Date?
  /// What is chosen: a date, a time, both, or how long.
  open var datePickerMode = Mode.dateAndTime
  /// How it would be shown.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// Minutes from one to the next that can be chosen.
  open var minuteInterval = 1
  /// Seconds, where it is chosen how long.
  open var countDownDuration: TimeInterval = 0
  /// How dates are written.
  open var locale: Locale?
  /// How days are counted.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// Where the day begins.
  open var timeZone: TimeZone?

  /// Creates a picker with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    note()
  }

  /// Creates a picker from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    note()
  }

  private func note() { layer.host.note("a date picker has its place, and shows nothing") }

  /// Has another date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// 320 by 216 points, as wheels are.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// What is chosen.
  public enum Mode: Int, Sendable {
    /// A time.
    case time
    /// A date.
    case date
    /// A date and a time.
    case dateAndTime
    /// How long.
    case countDownTimer
  }
}

/// How a date picker would be shown.
public enum UIDatePickerStyle: Int, Sendable {
  /// As there is room.
  case automatic
  /// As wheels.
  case wheels
  /// As a button.
  case compact
  /// As a calendar.
  case inline
}
