/// A report of the mouse.
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    case press, release
    /// Motion with a button held; `move` is motion without one.
    case drag, move
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  /// Which button.
  public enum Button: Hashable, Sendable {
    case left, middle, right, none
  }

  public var kind: Kind
  public var button: Button
  /// 0-based cell.
  public var column: Int
  public var row: Int
  /// The place in cells with its fraction: the cell's centre unless the terminal reports pixels.
  public var fineColumn: Double
  public var fineRow: Double
  public var modifiers: Modifiers

  /// Creates a report; without a fine place it is the cell's centre.
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
