public import SegueGeometry

/// A transition between two screens: what an `animateTransition(using:)` and its delegates would do.
public struct TransitionDefinition: Hashable, Sendable {
  /// Which of UIKit's transitions it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case push, pop, present, dismiss, rotate
  }

  /// Where the incoming view goes in the container.
  public enum Insertion: String, Hashable, Sendable, CaseIterable {
    case above, below
  }

  public var name: String
  public var kind: Kind
  /// Where the kind is written, or the reversal that it follows from.
  public var kindSource: SourceRange
  /// Screens; both nil for `rotate`.
  public var from: String?
  public var to: String?
  /// The layer whose tap starts it; its first component is `from`.
  public var tap: LayerPath?
  public var body: TransitionBody
  public var presentation: PresentationDefinition?
  /// What runs instead under reduce motion; nil is a fade.
  public var reduceMotion: TransitionBody?
  /// Whether it can be caught in flight.
  public var isInterruptible: Bool
  public var markers: [Marker]
  public var source: SourceRange

  /// A named moment.
  public struct Marker: Hashable, Sendable {
    public var name: String
    /// 0…1 of the duration.
    public var fraction: Double

    /// Creates a marker.
    public init(name: String, fraction: Double) {
      self.name = name
      self.fraction = fraction
    }
  }

  /// Creates a transition with an empty body.
  public init(name: String, kind: Kind, from: String?, to: String?) {
    self.name = name
    self.kind = kind
    kindSource = .none
    self.from = from
    self.to = to
    body = TransitionBody()
    isInterruptible = false
    markers = []
    source = .none
  }
}

/// The animator: additions, held values and tracks.
public struct TransitionBody: Hashable, Sendable {
  /// Seconds; nil: UIKit's .35.
  public var duration: Expression?
  public var ease: Ease
  /// nil: above for push and present, below for pop and dismiss.
  public var insert: TransitionDefinition.Insertion?
  public var additions: [AdditionDefinition]
  public var during: [LayerAssignment]
  public var before: [LayerAssignment]
  public var after: [LayerAssignment]
  public var tracks: [TrackDefinition]
  /// Run by the transition coordinator, in the animator's timing.
  public var alongside: [TrackDefinition]
  public var seed: UInt64
  /// Whether the scene wrote an animator; without one UIKit's own transition runs.
  public var isCustom: Bool
  /// Whether the animator calls `completeTransition`; one that forgets leaves the transition unfinished.
  public var completes: Bool

  /// Creates an empty body: UIKit's own transition.
  public init() {
    ease = .easeInOut
    additions = []
    during = []
    before = []
    after = []
    tracks = []
    alongside = []
    seed = 0
    isCustom = false
    completes = true
  }
}

/// A layer that exists only while a transition runs, as `container/NAME`.
public struct AdditionDefinition: Hashable, Sendable {
  /// Where it goes.
  public enum Placement: Hashable, Sendable {
    /// On top of the container, in order.
    case container
    case inside(LayerPath)
    case masks(LayerPath)
  }

  /// Name, values, copy and grid.
  public var layer: LayerDefinition
  public var placement: Placement

  /// Creates an addition.
  public init(layer: LayerDefinition, placement: Placement = .container) {
    self.layer = layer
    self.placement = placement
  }
}
