/// A key of a keyboard that means something; there is no keyboard.
@preconcurrency @MainActor
open class UIKeyCommand: SegueObject {
  /// The key.
  public let input: String?
  /// What is held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// The message that is sent.
  public let action: Selector?
  /// What a list of keys calls it.
  open var discoverabilityTitle: String?

  /// Creates a command.
  public init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    super.init(main: ())
  }

  /// Creates a command with what a list of keys calls it.
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// The key up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}

/// What is held down with a key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// Creates flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
