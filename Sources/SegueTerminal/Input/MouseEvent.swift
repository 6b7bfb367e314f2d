/// A mouse report.
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    case press, release
    /// Motion with a button held; `move` is motion without one.
    case drag, move
    /// One notch of the wheel.
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// A mouse button.
  public enum Button: Hashable, Sendable {
    /// `none` for the wheel, for motion without a button, and for a release that does not say which button it
    /// was.
    case left, middle, right, none
  }

  /// What happened; `move` comes only after ``Terminal/setHoverReports(_:)``.
  public var kind: Kind
  /// The button pressed, released or held.
  public var button: Button
  /// The column of the cell, from 0.
  public var column: Int
  /// The row of the cell, from 0 at the top.
  public var row: Int
  /// The horizontal position in cells, with its fraction: the cell's centre unless the terminal reports
  /// pixels.
  public var fineColumn: Double
  /// The vertical position in cells, with its fraction, like ``fineColumn``.
  public var fineRow: Double
  /// The modifier keys held during the event.
  public var modifiers: Modifiers

  /// Creates a report; `fineColumn` and `fineRow` default to the cell's centre.
  public init(
    kind: Kind,
    button: Button = .none,
    column: Int,
    row: Int,
    fineColumn: Double? = nil,
    fineRow: Double? = nil,
    modifiers: Modifiers = []
  ) {
    self.kind = kind
    self.button = button
    self.column = column
    self.row = row
    self.fineColumn = fineColumn ?? Double(column) + 0.5
    self.fineRow = fineRow ?? Double(row) + 0.5
    self.modifiers = modifiers
  }
}
