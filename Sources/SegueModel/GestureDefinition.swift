public import SegueGeometry

/// A gesture recognizer and what it moves.
public struct GestureDefinition: Hashable, Sendable {
  /// The direction of a movement, or an edge of the screen.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// As an edge, `up` is the top and `down` the bottom.
    case left, right, up, down
  }

  /// The kinds of recognizers that UIKit has.
  public enum Recognizer: Hashable, Sendable {
    /// `UITapGestureRecognizer`: acts once.
    case tap
    /// `UIPanGestureRecognizer`; with a direction, it begins only if the first 10 points lead that way.
    case pan(Direction?)
    /// `UIScreenEdgePanGestureRecognizer`: a pan that starts at an edge.
    case edgePan(Direction)
    /// `UIPinchGestureRecognizer`.
    case pinch
    /// `UISwipeGestureRecognizer`: acts once.
    case swipe(Direction)
    /// `UILongPressGestureRecognizer`: a finger that rests for so many seconds, and then moves what it has taken hold of.
    case longPress(seconds: Double)

    /// The recognizer as a scene has it.
    public var written: String {
      switch self {
      case .tap: "tap"
      case .pan(nil): "pan"
      case .pan(let direction?): "pan(\(direction.rawValue))"
      case .edgePan(let edge): "edge-pan(\(edge.rawValue))"
      case .pinch: "pinch"
      case .swipe(let direction): "swipe(\(direction.rawValue))"
      case .longPress(let seconds): seconds == 0.5 ? "long-press" : "long-press(\(seconds.shortest))"
      }
    }
  }

  /// What a gesture moves.
  public enum Action: Hashable, Sendable {
    /// A transition, as a percent-driven interaction controller does.
    case drives(transition: String)
    /// Tracks, through a paused, linear property animator.
    case scrubs([TrackDefinition])
    /// Values, set at each change of the touch.
    case sets([LayerAssignment])
  }

  /// The test that decides whether a gesture finishes, and what happens if it does.
  public struct Finish: Hashable, Sendable {
    /// The moment at which the test is made.
    public enum Moment: String, Hashable, Sendable, CaseIterable {
      /// When the touch is released.
      case end
      /// At the last change before the release.
      case change
      /// At every change; once the test holds, the gesture finishes and the rest of the touch is ignored.
      case once
    }

    /// The test.
    public var condition: Expression
    /// The test as the scene writes it.
    public var conditionText: String
    /// The moment at which the test is made.
    public var moment: Moment
    /// The seconds before `transition` starts, during which input is ignored; nil for none.
    public var delay: Expression?
    /// The name of the transition that starts then; nil if none does.
    public var transition: String?
    /// The values at which the layers that the gesture has set come to rest, and which they keep.
    public var rest: [LayerAssignment]
    /// The seconds that coming to rest takes; nil for 0.25.
    public var duration: Expression?
    /// The timing of coming to rest, or of a driven transition's completion; nil for the default.
    public var ease: Ease?

    /// Creates a finish without a transition or values to rest at; its test is made on release by default.
    public init(condition: Expression, text: String = "", moment: Moment = .end) {
      self.condition = condition
      conditionText = text
      self.moment = moment
      rest = []
    }
  }

  /// How a cancelled gesture takes back what it moved, or where it leaves it.
  public struct Cancel: Hashable, Sendable {
    /// The values at which the layers that the gesture has set come to rest; empty: they go back.
    public var rest: [LayerAssignment]
    /// The duration in seconds; nil for 0.25.
    public var duration: Expression?
    /// The timing, also that of a driven transition's cancellation; nil for the default.
    public var ease: Ease?

    /// Creates a way back, with the default timing unless told otherwise.
    public init(rest: [LayerAssignment] = [], duration: Expression? = nil, ease: Ease? = nil) {
      self.rest = rest
      self.duration = duration
      self.ease = ease
    }
  }

  /// What happens when the system takes the touch away.
  public enum SystemCancel: String, Hashable, Sendable, CaseIterable {
    /// The gesture is cancelled.
    case cancel
    /// The gesture's test decides, as on release.
    case decide
  }

  /// A name that a gesture's `let` or `remember` gives to a number or a condition.
  public struct Local: Hashable, Sendable {
    /// The name, which no symbol or function of the language has.
    public var name: String
    /// The value, evaluated anew at each event, or once.
    public var value: Expression

    /// Creates a binding.
    public init(name: String, value: Expression) {
      self.name = name
      self.value = value
    }
  }

  /// The name that the trace and other gestures use.
  public var name: String
  /// The layer that owns the recognizer; its first component is a screen.
  public var path: LayerPath
  /// The kind of recognizer.
  public var recognizer: Recognizer
  /// The largest number of touches.
  public var maximumTouches: Int
  /// The condition for beginning, as in `gestureRecognizerShouldBegin`; nil for none.
  public var begin: Expression?
  /// The condition without which a change of the touch moves nothing (`while`); nil for none.
  public var condition: Expression?
  /// The scroll layers, and the gestures by their names, that are recognized together with this gesture.
  public var simultaneous: [LayerPath]
  /// The names of numbers that are worked out once, as the gesture takes hold; each can read those before it.
  public var remembered: [Local]
  /// The names that its expressions can use, worked out at each event; each can read those before it, and what is remembered.
  public var locals: [Local]
  /// The progress, which drives a transition or a scrub; beside `sets` it is only shown.
  public var progress: Expression?
  /// What the gesture moves.
  public var action: Action
  /// What happens on success; nil if the gesture never finishes.
  public var finish: Finish?
  /// How the gesture takes back what it moved.
  public var cancel: Cancel
  /// The interaction controller's `completionSpeed`, above 0.
  public var speed: Expression
  /// The interaction controller's `completionCurve`.
  public var ease: Ease
  /// The interaction controller's `timingCurve`, which replaces `ease` if the transition is interruptible.
  public var timingCurve: Ease?
  /// Whether the transition begins interactively; if not, it starts by itself and the gesture can pause it.
  public var wantsInteractiveStart: Bool
  /// What happens when the system takes the touch away.
  public var systemCancel: SystemCancel
  /// Whether the gesture can catch what it has let go of while that still moves.
  public var catches: Bool
  /// The scroll layer under the same finger whose content takes what is left over of the hand's way, and stands at its
  /// top meanwhile; nil for none.
  public var handsOverTo: LayerPath?
  /// Whether it is a recognizer of UIKit's own, as a sheet's, rather than one of the app's.
  public var isSystem: Bool
  /// Where the gesture is written.
  public var source: SourceRange

  /// Creates a gesture with UIKit's defaults.
  public init(name: String, path: LayerPath, recognizer: Recognizer, action: Action) {
    self.name = name
    self.path = path
    self.recognizer = recognizer
    self.action = action
    maximumTouches = Int.max
    simultaneous = []
    remembered = []
    locals = []
    cancel = Cancel()
    speed = .number(1)
    ease = .easeInOut
    wantsInteractiveStart = true
    systemCancel = .cancel
    catches = false
    isSystem = false
    source = .none
  }
}
