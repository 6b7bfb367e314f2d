public import SegueGeometry

/// A transition between two screens: what the animator and the delegates of an app would implement.
public struct TransitionDefinition: Hashable, Sendable {
  /// The kinds of transitions that UIKit has.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A navigation controller's transitions.
    case push, pop
    /// Modal transitions.
    case present, dismiss
    /// The device's rotation, whatever screen is shown.
    case rotate
    /// A tab bar controller's change of the tab; without `from` and `to` from whatever is shown to any tab.
    case tab
  }

  /// The tab beside the one that is chosen.
  public enum TabStep: String, Hashable, Sendable, CaseIterable {
    /// The one after it, or the one before it.
    case next, previous
  }

  /// Where the incoming view goes in the container, relative to the outgoing one.
  public enum Insertion: String, Hashable, Sendable, CaseIterable {
    /// In front of it or behind it.
    case above, below
  }

  /// The name that gestures and scripts use.
  public var name: String
  /// The kind, which decides what UIKit does around the animator.
  public var kind: Kind
  /// Where the kind is written; for a reversed transition, where `reverse` is.
  public var kindSource: SourceRange
  /// The name of the screen that the transition leaves; nil for `rotate`, and for a `tab` from any screen.
  public var from: String?
  /// The name of the screen that the transition leads to; nil for `rotate`, and for a `tab` to any screen.
  public var to: String?
  /// Of a `tab`, which neighbour it leads to; nil for one named by `to`, or any.
  public var step: TabStep?
  /// The layer that starts the transition when tapped; its first component is `from`.
  public var tap: LayerPath?
  /// The layer that starts the transition when a finger rests on it for half a second; its first component is `from`.
  public var hold: LayerPath?
  /// The animator.
  public var body: TransitionBody
  /// The presentation controller, if the kind is `present`; nil for a full-screen presentation.
  public var presentation: PresentationDefinition?
  /// The animator that runs instead under Reduce Motion; nil for a fade.
  public var reduceMotion: TransitionBody?
  /// Whether a gesture can catch the transition in flight.
  public var isInterruptible: Bool
  /// The moments that have a name.
  public var markers: [Marker]
  /// Where the transition is written.
  public var source: SourceRange

  /// A named moment of a transition.
  public struct Marker: Hashable, Sendable {
    /// The name shown on the timeline.
    public var name: String
    /// The moment as a fraction of the duration, 0…1.
    public var fraction: Double

    /// Creates a marker.
    public init(name: String, fraction: Double) {
      self.name = name
      self.fraction = fraction
    }
  }

  /// What people are told of where it leads: the name of a screen, or the tab beside; nil if nothing says.
  public var destination: String? { to ?? step?.rawValue }

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

/// An animator: the layers that it adds, the values that it sets, and its tracks.
public struct TransitionBody: Hashable, Sendable {
  /// The duration in seconds; nil for UIKit's 0.35.
  public var duration: Expression?
  /// The timing of tracks that have none of their own.
  public var ease: Ease
  /// Where the incoming view goes; nil for above in a push or a presentation, below in a pop or a dismissal.
  public var insert: TransitionDefinition.Insertion?
  /// The layers that exist only while the transition runs; each can read those before it.
  public var additions: [AdditionDefinition]
  /// Values held while the transition runs and put back when it ends, however it ends.
  public var during: [LayerAssignment]
  /// Values set at the start: kept if the transition finishes, undone if it is cancelled.
  public var before: [LayerAssignment]
  /// Values set just before `completeTransition`, if the transition finishes.
  public var after: [LayerAssignment]
  /// The animations of the animator itself.
  public var tracks: [TrackDefinition]
  /// The animations run by the transition coordinator, in the animator's timing.
  public var alongside: [TrackDefinition]
  /// The seed of `random`.
  public var seed: UInt64
  /// Whether the scene has an animator of its own; if not, UIKit's transition runs.
  public var isCustom: Bool
  /// Whether the animator calls `completeTransition`; if not, the transition never ends.
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
  /// The place of an added layer in the tree.
  public enum Placement: Hashable, Sendable {
    /// In front of all that is in the container.
    case container
    /// In front of the sublayers of a layer.
    case inside(LayerPath)
    /// As the mask of a layer.
    case masks(LayerPath)
  }

  /// The layer, which may be a copy of another and be cut into a grid.
  public var layer: LayerDefinition
  /// The layer's place in the tree; its path does not depend on it.
  public var placement: Placement

  /// Creates an addition.
  public init(layer: LayerDefinition, placement: Placement = .container) {
    self.layer = layer
    self.placement = placement
  }
}

extension TransitionDefinition {
  /// UIKit's duration for a transition that names none, in seconds.
  public static let standardDuration = 0.35
  /// UIKit's duration for a rotation that names none, in seconds.
  public static let standardRotationDuration = 0.3
}
