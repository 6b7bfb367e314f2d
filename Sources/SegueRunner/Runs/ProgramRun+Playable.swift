public import SegueGeometry
public import SegueModel
public import SegueStage
public import SegueTransitions
import SegueUIKitRules
import SegueWire

extension ProgramRun: Playable {
  /// Whether anything moves or is due.
  public var isAnimating: Bool { moment.isAnimating && moment.failure == nil }

  /// The running transition, if nothing is due that could end it.
  public var stalledTransition: String? {
    let moment = moment
    guard let transition = moment.transition, !moment.isAnimating, !transition.isInteractive else {
      return nil
    }
    return transition.kind.rawValue
  }

  /// What the device leaves free.
  public var safeArea: EdgeInsets { orientation == .portrait ? device.safeArea : device.landscapeSafeArea }
  /// Light: programs choose their own colours.
  public var appearance: Scene.Appearance { .light }

  /// All layers with their animations.
  public var tree: LayerTree { moment.tree }

  /// The path of a layer from below its window on; nil for what only holds others.
  public func identifier(of layer: LayerID) -> String? { moment.identifier(of: layer) }
  /// The layer with a path.
  public func layer(of id: String) -> LayerID? { moment.layer(of: id) }

  /// The path of the frontmost layer at a place.
  public func layer(at place: Point) -> String? {
    let moment = moment
    return moment.tree.hitTest(place, at: time).flatMap(moment.identifier)
  }

  /// The controller on top, by its class.
  public var screen: String { moment.screen }

  /// What stock screens can be told to do.
  public var availableTransitions: [TransitionDefinition] {
    let moment = moment
    return moment.actions.map { action in
      TransitionDefinition(
        name: action.rawValue,
        kind: TransitionDefinition.Kind(rawValue: action.rawValue) ?? .present,
        from: moment.screen,
        to: nil
      )
    }
  }

  /// How far the present transition is, or the last one.
  public var status: TransitionStatus {
    let moment = moment
    guard let transition = moment.transition ?? moment.lastTransition else {
      return TransitionStatus(transition: nil, phase: .idle, progress: 0, elapsed: 0, duration: 0)
    }
    let elapsed = time - transition.beginTime
    guard moment.transition != nil else {
      return TransitionStatus(
        transition: transition.kind.rawValue,
        phase: moment.wasCompleted ? .finished : .cancelled,
        progress: moment.wasCompleted ? 1 : 0,
        elapsed: elapsed,
        duration: transition.duration
      )
    }
    let played = transition.duration > 0 ? min(max(elapsed / transition.duration, 0), 1) : 1
    return TransitionStatus(
      transition: transition.kind.rawValue,
      phase: transition.isInteractive ? .interactive : .running,
      progress: transition.isInteractive ? transition.progress : played,
      elapsed: elapsed,
      duration: transition.duration
    )
  }

  /// The animations that the program has attached, on the layers that have a name.
  public var tracks: [TransitionTrack] {
    let moment = moment
    let begin = moment.transition?.beginTime ?? 0
    return attachedTracks(of: moment.tree, clock: time - begin) { moment.identifier(of: $0) }
  }

  /// When the present transition began, unless a hand drives it; without one, the program's start.
  public var tracksOrigin: Double? {
    guard let transition = moment.transition else { return 0 }
    return transition.isInteractive ? nil : transition.beginTime
  }

  /// The calls so far.
  public var trace: [TraceEntry] { moment.trace }
  /// Where each transition's begin.
  public var traceStarts: [TraceStart] { moment.traceStarts }

  /// Whether a layer is there: only the program knows what it listens to.
  public func isTappable(at place: Point) -> Bool { layer(at: place) != nil }
  /// None: recognizers are the program's.
  public var gestureReading: GestureReading? { nil }
  /// None: the program decides.
  public var lastVerdict: GestureVerdict? { nil }
}

extension ShownMoment {
  /// How many layers lie above what has a name: the screen and the window.
  private static let unnamed = 2

  func identifier(of layer: LayerID) -> String? {
    guard tree.contains(layer) else { return nil }
    let parts = tree.path(of: layer).split(separator: "/")
    return parts.count > Self.unnamed ? parts.dropFirst(Self.unnamed).joined(separator: "/") : nil
  }

  func layer(of id: String) -> LayerID? {
    let parts = id.split(separator: "/").map(String.init)
    for screen in tree[tree.root].sublayers {
      for window in tree[screen].sublayers {
        var found: LayerID? = window
        for part in parts { found = found.flatMap { tree.sublayer(named: part, of: $0) } }
        if let found, !parts.isEmpty { return found }
      }
    }
    return nil
  }

  /// The middle of a layer on the screen; a path's last part is enough if it is the only one of that name.
  func center(of id: String, at time: Double) -> Point? {
    guard let layer = layer(of: id) ?? only(named: id) else { return nil }
    let bounds = tree.presentation(of: layer, at: time).bounds
    return tree.projection(of: layer, at: time).apply(bounds.center)
  }

  private func only(named name: String) -> LayerID? {
    var pending = [tree.root]
    var found: LayerID?
    while let next = pending.popLast() {
      if tree[next].name == name || identifier(of: next)?.hasSuffix("/" + name) == true {
        if found != nil { return nil }
        found = next
      }
      pending += tree[next].sublayers
    }
    return found
  }
}
