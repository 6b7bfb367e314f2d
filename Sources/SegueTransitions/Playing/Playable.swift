public import SegueGeometry
public import SegueModel
public import SegueStage

/// A moment of something that plays: a scene, or a program that draws layers.
///
/// Whoever plays, samples, traces, exports or shows a run knows nothing else of it.
///
/// Two moments that began alike and were given the same events at the same times are alike in everything below, to the last
/// bit, however the time between was divided. So a moment is described by its beginning, its events and its time, and a copy
/// is a checkpoint that costs next to nothing. `Session` holds all that changes in itself. What cannot be copied,
/// because it runs in a process of its own, holds just that description and shares a memory of what the process has shown
/// so far: to advance is to go further in the memory, and to ask the process only beyond its end; an event in the past is
/// the beginning of another process, which is given the events up to there.
public protocol Playable: Sendable {
  // MARK: Time

  /// Seconds since its start.
  var time: Double { get }
  /// Whether anything moves or is due; if not, no later frame differs until the next event.
  var isAnimating: Bool { get }
  /// The running transition, if it is over and its end will never be reported: nothing more is to come by itself.
  var stalledTransition: String? { get }
  /// Lets time pass up to `newTime` seconds; a time before the present one changes nothing.
  mutating func advance(to newTime: Double)
  /// Handles an event at the present time; what nobody listens to changes nothing.
  mutating func handle(_ event: SessionEvent)

  // MARK: The screen

  /// The canvas, in points.
  var canvas: Size { get }
  /// What it is shown on.
  var device: Device { get }
  /// How the device is held.
  var orientation: Script.Orientation { get }
  /// The insets that system bars and the device's corners take, as it is held now.
  var safeArea: EdgeInsets { get }
  /// Whether it is shown in light or dark appearance.
  var appearance: Scene.Appearance { get }

  // MARK: Layers

  /// All layers with their model values and animations, at the present time.
  var tree: LayerTree { get }
  /// The layer whose sublayers wait where nobody sees them; nil if there is none.
  var asideLayer: LayerID? { get }
  /// Returns the name by which samples know a layer of the tree; nil for one that only holds others.
  func identifier(of layer: LayerID) -> String?
  /// Returns the layer on screen that has a name; nil if none has.
  func layer(of id: String) -> LayerID?
  /// Returns the name of the frontmost visible layer at a point of the canvas; nil if there is none.
  func layer(at place: Point) -> String?
  /// Writes the present frame into `frame`, reusing its storage.
  func sample(into frame: inout Frame)

  // MARK: Transitions

  /// The screen on top; the target of a running transition once that has completed.
  var screen: String { get }
  /// The transitions that can start from that screen.
  var availableTransitions: [TransitionDefinition] { get }
  /// Returns what `transitionDuration` would be now, in seconds.
  func duration(of definition: TransitionDefinition) -> Double
  /// What the current, or else the last, transition or drag is doing.
  var status: TransitionStatus { get }
  /// The animations attached to the layers on screen, in paint order.
  var tracks: [TransitionTrack] { get }
  /// The time at which the tracks' time is 0; nil unless the transition runs freely.
  var tracksOrigin: Double? { get }
  /// The calls of UIKit's so far, with the gestures that led to them, in order of time.
  var trace: [TraceEntry] { get }
  /// Where each transition's calls begin in the trace.
  var traceStarts: [TraceStart] { get }

  // MARK: Hands

  /// Returns whether a tap at a point of the canvas would start something.
  func isTappable(at place: Point) -> Bool
  /// The reading of the gesture that follows the finger, or else of the first that might; nil without a touch.
  var gestureReading: GestureReading? { get }
  /// How the last gesture that ended was decided; nil before the first, and again once the next begins.
  var lastVerdict: GestureVerdict? { get }
  /// The moment a number of seconds later, the hand going on at its velocity; nil unless a hand moves something.
  func handGoingOn(for seconds: Double) -> Self?

  // MARK: What went wrong

  /// The expressions whose values could not be used so far; each once.
  var faults: [EvaluationFault] { get }
}

/// What only scenes tell.
extension Playable {
  /// None: expressions are a scene's.
  public var faults: [EvaluationFault] { [] }
  /// UIKit's own: a program's is known once it has been asked for.
  public func duration(of definition: TransitionDefinition) -> Double {
    TransitionDefinition.standardDuration
  }
  /// None: every layer of the tree is on screen.
  public var asideLayer: LayerID? { nil }
  /// None: nothing is known of how a hand's velocity continues.
  public func handGoingOn(for seconds: Double) -> Self? { nil }
}

extension Session: Playable {
  /// All layers with their model values and animations, at the present time.
  public var tree: LayerTree { stage.tree }

  /// The layer that holds the screens which are not shown.
  public var asideLayer: LayerID? { stage.offstage }

  /// Returns the session a number of seconds later, the hand going on at its velocity; nil unless a hand moves something.
  public func handGoingOn(for seconds: Double) -> Session? {
    guard let hand else { return nil }
    var result = self
    result.move(hand, by: seconds)
    return result
  }
}
