public import Foundation
import SegueGeometry
import SegueGestures

/// Recognizes a gesture in the touches on a view, and tells others of it.
@preconcurrency @MainActor
open class UIGestureRecognizer: SegueObject {
  private struct Target {
    weak var object: AnyObject?
    let selector: Selector
  }

  private var targets: [Target] = []
  private var handlers: [(UIGestureRecognizer) -> Void] = []
  private var prerequisites: [Prerequisite] = []

  /// Who has a say in what it may recognize.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches it follows.
  public internal(set) weak var view: UIView?
  /// How far the gesture is.
  open var state = State.possible {
    didSet { if !isEntering { TouchDelivery.current.note(self, from: oldValue) } }
  }
  /// Whether the state follows what recognizes the gesture, rather than the class's own methods.
  private var isEntering = false
  /// Whether it follows touches; what is under way is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { TouchDelivery.current.cancel(self) } }
  }
  /// Whether the view's touches are cancelled once it recognizes its gesture.
  open var cancelsTouchesInView = true
  /// Whether views see touches only once it has failed; they see them at once.
  open var delaysTouchesBegan = false
  /// Whether views see the end of touches only once it has failed; they see it at once.
  open var delaysTouchesEnded = true
  /// What it is called.
  open var name: String?
  /// What recognizes the gesture; nil outside of a touch.
  var engine: AnyRecognizer?

  /// Creates a recognizer that tells an object, held weakly, by a message.
  public init(target: Any?, action: Selector?) {
    super.init(main: ())
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer that tells nobody yet.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Tells another object, held weakly, by a message.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, selector: action))
  }

  /// Calls something as it is recognized.
  func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) { handlers.append(handler) }

  /// Tells an object no more; nil is any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { known in
      (object == nil || known.object === object) && (action == nil || known.selector == action)
    }
  }

  /// Waits until another recognizer has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    prerequisites.append(Prerequisite(recognizer: otherGestureRecognizer))
  }

  /// The kinds of touches that it follows: all.
  open var allowedTouchTypes: [NSNumber] = []
  /// Whether it follows only one kind of touches at once.
  open var requiresExclusiveTouchType = true

  /// Whether it waits for another one to fail, in the opinion of its class.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one waits for it to fail, in the opinion of its class.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another one keeps it from recognizing, in the opinion of its class.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether it keeps another one from recognizing, in the opinion of its class.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The gesture is over, and another one may begin.
  open func reset() {}
  /// Touches have landed.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Follows a touch no more.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}

  /// How many fingers it follows.
  open var numberOfTouches: Int { engine == nil ? 0 : TouchDelivery.current.touchCount }

  /// The middle of the fingers, in a view's points; nil is the window's.
  open func location(in view: UIView?) -> CGPoint {
    UITouch.convert(CGPoint(engine?.location ?? last.location), to: view)
  }

  /// Where a finger is, in a view's points; nil is the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    TouchDelivery.current.touch(at: touchIndex)?.location(in: view) ?? location(in: view)
  }

  /// Whether it may begin, in its own opinion.
  var mayBegin: Bool { true }

  /// What recognizes its gesture in the touches that begin now.
  func makeEngine() -> AnyRecognizer? { nil }

  /// Whether it waits for another one to fail.
  func waits(for other: UIGestureRecognizer) -> Bool { prerequisites.contains { $0.recognizer === other } }

  /// The numbers of the gesture that has just ended.
  private(set) var last = (location: Point.zero, translation: Point.zero, velocity: Point.zero)

  /// Takes the state of what recognizes, and tells the targets.
  func enter(_ new: GestureState) {
    become(State(new))
    if let engine {
      last = (engine.location, engine.translation, engine.velocity(at: SegueHost.current.time))
    }
    guard new != .failed, new != .possible else { return }
    tellTargets()
  }

  /// Takes a state that nobody has to be told of.
  func become(_ new: State) {
    isEntering = true
    state = new
    isEntering = false
  }

  func tellTargets() {
    targets.removeAll { $0.object == nil }
    for target in targets { _ = target.selector.send(to: target.object, [self]) }
    // A segue is gone once.
    if state == .ended || state == .began && self is UILongPressGestureRecognizer {
      for one in handlers { one(self) }
    }
  }

  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// It may become one.
    case possible
    /// It has begun.
    case began
    /// It goes on.
    case changed
    /// It has ended, or has been recognized.
    case ended
    /// It was taken away.
    case cancelled
    /// It is none.
    case failed

    /// Another name of ``ended``, for gestures without duration.
    public static let recognized = State.ended

    init(_ state: GestureState) {
      switch state {
      case .possible: self = .possible
      case .began: self = .began
      case .changed: self = .changed
      case .ended: self = .ended
      case .cancelled: self = .cancelled
      case .failed: self = .failed
      }
    }
  }
}

/// A recognizer that another one waits for.
private struct Prerequisite {
  weak var recognizer: UIGestureRecognizer?
}

/// `UIGestureRecognizer.State`, as older sources call it.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State

/// Who has a say in what gesture recognizers may recognize.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be recognized together.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer waits until another one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another recognizer waits until this one has failed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a recognizer follows a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Asks the table, as a subclass may have it; otherwise it may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    SegueTable.send("gestureRecognizerShouldBegin:", to: self, [gestureRecognizer]) as? Bool ?? true
  }

  /// Asks the table, as a subclass may have it; otherwise they may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    ask("gestureRecognizer:shouldRecognizeSimultaneouslyWith:", gestureRecognizer, otherGestureRecognizer)
  }

  /// Asks the table, as a subclass may have it; otherwise it does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { ask("gestureRecognizer:shouldRequireFailureOf:", gestureRecognizer, otherGestureRecognizer) }

  /// Asks the table, as a subclass may have it; otherwise it does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { ask("gestureRecognizer:shouldBeRequiredToFailBy:", gestureRecognizer, otherGestureRecognizer) }

  /// Asks the table, as a subclass may have it; otherwise it does.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch)
    -> Bool
  {
    SegueTable.send("gestureRecognizer:shouldReceive:", to: self, [gestureRecognizer, touch]) as? Bool ?? true
  }

  private func ask(_ name: String, _ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    SegueTable.send(name, to: self, [one, other]) as? Bool ?? false
  }
}
