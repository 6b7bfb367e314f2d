import Foundation

/// A view that tells others what is done with it.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Target {
    weak var object: AnyObject?
    let isFixed: Bool
    let selector: Selector
    let events: Event
  }

  private var targets: [Target] = []
  private var isFollowed = false
  private var actions: [(action: UIAction, events: Event)] = []

  /// Whether it can be used.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether it is being touched.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// Where its contents stand across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }

  /// Where its contents stand down.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }
  /// Whether a finger is on it.
  open var isTracking: Bool { isHighlighted }
  /// Whether a finger is on it, and not beside it.
  open var isTouchInside: Bool { isHighlighted }
  /// Whom it tells.
  open var allTargets: Set<AnyHashable> { Set(targets.compactMap { $0.object as? Foundation.NSObject }) }
  /// The messages that it sends to an object at some events; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter { $0.object === object && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.selector.name)
    return names.isEmpty ? nil : names
  }
  /// A finger comes down; whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger moves; whether it is followed further.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger goes up.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A finger is taken away.
  open func cancelTracking(with event: UIEvent?) {}

  /// The state, for which titles and pictures are set.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Tells an object of events by a message; the object is held weakly, and nil is whoever responds.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.append(Target(object: object, isFixed: object != nil, selector: action, events: controlEvents))
  }

  /// Tells an object of events no more; nil is every object, and every message.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (object == nil || known.object === object) && (action == nil || known.selector == action)
        && !known.events.isDisjoint(with: controlEvents)
    }
  }

  /// Carries out an action at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Tells all who want to know of some events.
  open func sendActions(for controlEvents: Event) {
    targets.removeAll { $0.isFixed && $0.object == nil }
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      sendAction(target.selector, to: target.object, for: UIEvent())
    }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.run(from: self) }
  }

  /// Sends one message; without a target to the first responder in the chain that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { return _ = action.send(to: target as AnyObject, [self, event]) }
    var responder: UIResponder? = next
    while let current = responder {
      if current.responds(to: action) { return _ = action.send(to: current, [self, event]) }
      responder = current.next
    }
    layer.host.note("nothing responds to '\(action)'")
  }

  /// A finger comes down.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    isFollowed = touches.first.map { beginTracking($0, with: event) } ?? false
    sendActions(for: .touchDown)
  }

  /// A finger moves, in or out.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    let (was, isInside) = (isHighlighted, holds(touch))
    isHighlighted = isInside
    if was != isInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
    if isFollowed { isFollowed = continueTracking(touch, with: event) }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  /// A finger goes up: inside, that is a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = false
    if isFollowed { endTracking(touch, with: event) }
    isFollowed = false
    sendActions(for: holds(touch) ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  /// The touch is taken away.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    if isFollowed { cancelTracking(with: event) }
    isFollowed = false
    sendActions(for: .touchCancel)
  }

  /// Whether a touch is on the control or near enough: UIKit's 70 points around it.
  private func holds(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  /// The state has changed.
  func stateDidChange() { setNeedsLayout() }

  /// What is done with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each event.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger comes down.
    public static let touchDown = Event(rawValue: 1)
    /// A finger comes down again within a short time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moves in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moves out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger goes up inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger goes up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch is taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A text begins to be changed.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// A text is changed no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The keyboard's last key was hit; there is no keyboard.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of them.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// What a control is like.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing special.
    public static let normal: State = []
    /// It is being touched.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }

  /// Where contents stand down.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// All the height.
    case fill
  }

  /// Where contents stand across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// All the width.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }
}

/// Something to do, with a title.
@preconcurrency @MainActor
public final class UIAction: SegueObject {
  /// What it is called.
  public let title: String
  /// The picture beside the title.
  public let image: UIImage?
  /// What tells it from others.
  public let identifier: Identifier
  /// Who sent it, while it is carried out.
  public private(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Creates an action; without an identifier it gets one that no other has.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.handler = handler
    super.init(main: ())
  }

  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// Creates an identifier from its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
