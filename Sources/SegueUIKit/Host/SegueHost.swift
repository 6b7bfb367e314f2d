import CProgram
public import Foundation
import SegueGeometry
public import SegueStage
public import SegueUIKitRules
import SegueWire

/// What an app's objects live in: the layer tree, virtual time, and what waits for a time.
///
/// The runner makes one, sets ``current`` before the app's code runs, and moves it on with ``advance(to:)``. Nothing in
/// it reads a clock.
@MainActor
public final class SegueHost {
  /// The host that new layers are made in.
  public static var current = SegueHost(size: CGSize(width: 393, height: 852))

  /// The size of the screen, in points.
  public let size: CGSize
  /// Seconds since the host was made.
  public internal(set) var time = 0.0
  /// The paths of pictures, storyboards, nibs and sets of asset catalogues that the app finds by name.
  ///
  /// The first of a name counts. They are set before anything is looked for.
  public var resourcePaths: [String] = []
  /// What the app called in vain, each once.
  public var notes: [String] { placedNotes.map(\.text) }
  /// The same, with the places in the app's code that have led there.
  private(set) var placedNotes: [ProgramNote] = []
  /// What UIKit and the app have called of each other around transitions, with the times in seconds.
  public internal(set) var calls: [(time: Double, call: UIKitCall<String>)] = []
  /// The number of turns of the run loop that have ended.
  public internal(set) var turn = 0

  /// The tree; what changes it goes through here, without the layers of the dead.
  var stage: LayerTree
  /// The layer that windows are sublayers of.
  let screen: LayerID
  /// The hidden layer that layers without a window are sublayers of.
  let limbo: LayerID
  let graves = Graves()
  var handles: [LayerID: Handle] = [:]
  var flights: [Flight] = []
  var timers: [HostTimer] = []
  var timerCount = 0
  var mostTurns = SegueHost.turnsAtOnce
  var clockworks: [any HostClockwork] = []
  var layouts: [LayoutRequest] = []
  var turnEnds: [() -> Void] = []
  /// Compares what the app observes, if it observes anything.
  var lookAround: (() -> Void)?
  private var companions: [ObjectIdentifier: AnyObject] = [:]

  /// Creates a host without windows, at second 0; the size is the screen's, in points.
  public init(size: CGSize) {
    self.size = size
    var state = LayerState()
    state.anchor = .zero
    state.bounds = Rect(origin: .zero, size: size.size)
    stage = LayerTree(root: Layer(name: "device", model: state))
    screen = stage.add(Layer(name: "screen", model: state), to: stage.root)
    state.isHidden = true
    limbo = stage.add(Layer(name: "", model: state), to: stage.root)
  }

  /// The layers as they are, with their animations; a copy is kept cheaply, and sampled at any time.
  public var tree: LayerTree {
    collect()
    return stage
  }

  /// Nobody reads more notes than that.
  private static let mostNotes = 500

  /// Writes down, once, that something was in vain.
  public func note(_ text: String) {
    guard placedNotes.count < Self.mostNotes, !placedNotes.contains(where: { $0.text == text }) else {
      return
    }
    placedNotes.append(ProgramNote(text, address: Int(truncatingIfNeeded: cp_own_place())))
  }

  /// Tells once that something is in vain that the app has set of a kind of object: `a label`.
  func noteUnused(_ owner: String, _ name: String = #function) { note("\(name) of \(owner) has no effect") }
}

extension SegueHost {
  /// An object of the app, known weakly.
  struct Handle {
    weak var object: AnyObject?
  }

  /// Takes a layer into the tree, outside of any window.
  func add(_ layer: Layer) -> LayerID {
    collect()
    return stage.add(layer, to: limbo)
  }

  /// The one object of a type that lives as long as the host; `make` is called for the first time.
  func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    let key = ObjectIdentifier(Companion.self)
    if let known = companions[key] as? Companion { return known }
    let made = make()
    companions[key] = made
    return made
  }

  /// Knows the object that is the handle of a layer.
  func know(_ object: AnyObject, as id: LayerID) { handles[id] = Handle(object: object) }

  /// Whether a layer is in a window.
  func isOnScreen(_ id: LayerID) -> Bool { stage.contains(id) && stage.isAncestor(screen, of: id) }

  /// Removes the layers whose objects are gone; what is below them and still held stays, in no window.
  func collect() {
    for text in graves.takeNotes() { note(text) }
    for id in graves.take() {
      handles[id] = nil
      guard stage.contains(id) else { continue }
      rescue(below: id)
      stage.remove(id)
    }
  }

  private func rescue(below id: LayerID) {
    let layer = stage[id]
    for below in layer.sublayers + [layer.mask].compactMap(\.self) {
      if handles[below]?.object != nil { stage.move(below, to: limbo) } else { rescue(below: below) }
    }
  }
}
