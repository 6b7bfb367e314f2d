import Foundation

/// What takes part in the chain along which events go.
@preconcurrency @MainActor
open class UIResponder: SegueObject {
  /// Creates a responder.
  public convenience init() { self.init(main: ()) }

  /// Creates a responder; see ``SegueObject``.
  public override init(main: Void) { super.init(main: ()) }

  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether it may take the focus of a keyboard; there is none here.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it has the focus of a keyboard, which nothing has here.
  open var isFirstResponder: Bool { false }

  /// Takes the focus of a keyboard, which there is none of.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Gives back the focus of a keyboard.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }
}
