import Foundation

/// What takes part in the chain along which events go.
@preconcurrency @MainActor
open class UIResponder: SegueObject, UIResponderStandardEditActions {
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

  /// A remote control was used; there is none.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// The device begins to be moved in a way that means something; it is not.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// The device has been moved in a way that means something.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// The device was moved in a way that means nothing after all.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// The keys of a keyboard that mean something; there is no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether a command such as ``copy(_:)`` has a meaning now: by itself if there is a method of that name.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }
  /// Who performs a command: the first in the chain that can; nil if nobody does.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }
  /// Copies what is selected; nothing is, unless overridden.
  open func copy(_ sender: Any?) {}
  /// Cuts what is selected; nothing is, unless overridden.
  open func cut(_ sender: Any?) {}
  /// Pastes what was copied; nowhere, unless overridden.
  open func paste(_ sender: Any?) {}
  /// Selects what is touched; nothing, unless overridden.
  open func select(_ sender: Any?) {}
  /// Selects everything; nothing, unless overridden.
  open func selectAll(_ sender: Any?) {}
  /// Removes what is selected; nothing is, unless overridden.
  open func delete(_ sender: Any?) {}

  /// Touches have landed; the next responder is told, unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Touches have moved; the next responder is told, unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Touches were lifted; the next responder is told, unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Touches were taken away; the next responder is told, unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
