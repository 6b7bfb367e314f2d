public import SegueGeometry

/// What the terminal sent, decoded.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  case paste(String)
  case focus(Bool)
  case resize(GridSize)
}

/// A key with its modifiers.
public struct KeyPress: Hashable, Sendable {
  public var key: Key
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A key of the keyboard; a printable one is the character it types, its Shift included.
public enum Key: Hashable, Sendable {
  case character(Character)
  case enter, escape, tab, backspace, delete, insert
  case up, down, left, right, home, end, pageUp, pageDown
  case function(Int)
}

/// Keys held beside another.
public struct Modifiers: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let shift = Modifiers(rawValue: 1)
  public static let alt = Modifiers(rawValue: 2)
  public static let control = Modifiers(rawValue: 4)
}

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
  public var modifiers: Modifiers

  /// Creates a report.
  public init(kind: Kind, button: Button = .none, column: Int, row: Int, modifiers: Modifiers = []) {
    self.kind = kind
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
