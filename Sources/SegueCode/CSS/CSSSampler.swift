import SegueGeometry
import SegueModel
import SegueStage
import SegueTransitions

/// A transition as the engine plays it: every layer's state at even times.
struct CSSSampler {
  /// Seconds.
  let duration: Double
  /// The container's size in points.
  let canvas: Size
  /// The layers in paint order, by their ids.
  private(set) var ids: [String] = []
  /// The states of each, one a time; nil before it is there.
  private(set) var states: [String: [LayerState?]] = [:]
  /// The layer that each is in.
  private(set) var parents: [String: String] = [:]

  /// The layers of the last frame: naming a layer costs more than reading it.
  private var layers: [LayerID] = []
  /// The id of each, but for those that are not written.
  private var names: [String?] = []

  /// How many steps a second; a spring of .1 s still has a dozen.
  static let rate = 240.0

  init?(_ plan: TransitionPlan) {
    var options = Session.Options()
    options.startScreen = plan.definition.from
    var session = Session(scene: plan.scene, options: options)
    canvas = session.canvas
    var length = session.duration(of: plan.definition)
    let ends = plan.body.tracks.compactMap { plan.timing(of: $0).end }.filter(\.isFinite)
    length = max(length, ends.max() ?? 0)
    guard length > 0, length < 60 else { return nil }
    duration = length
    session.handle(.trigger(plan.definition.name))
    let count = max(Int(clamping: (length * Self.rate).rounded()), 12)
    var frame = Frame()
    for step in 0...count {
      // At its very end the transition is over, and what it added is gone.
      let time = step == count ? length - 1e-9 : length * Double(step) / Double(count)
      session.advance(to: time)
      session.sample(into: &frame)
      note(frame, of: session, step: step, count: count + 1)
    }
  }

  private mutating func note(_ frame: Frame, of session: Session, step: Int, count: Int) {
    nameLayers(of: frame, in: session)
    for (node, name) in zip(frame.nodes, names) {
      guard let id = name else { continue }
      if states[id] == nil {
        states[id] = Array(repeating: nil, count: count)
        ids.append(id)
        parents[id] = parent(of: id)
      }
      states[id]?[step] = node.state
    }
  }

  private mutating func nameLayers(of frame: Frame, in session: Session) {
    let nodes = frame.nodes
    let isKnown = nodes.count == layers.count && nodes.indices.allSatisfy { nodes[$0].layer == layers[$0] }
    guard !isKnown else { return }
    layers = nodes.map(\.layer)
    names = layers.map { layer in session.identifier(of: layer).flatMap { $0.contains("/copy") ? nil : $0 } }
  }

  /// The nearest layer above by name.
  private func parent(of id: String) -> String? {
    var rest = id
    while let slash = rest.lastIndex(of: "/") {
      rest = String(rest[..<slash])
      if states[rest] != nil { return rest }
    }
    return nil
  }

  /// A number of a layer in time; missing states repeat their neighbours.
  func series(_ id: String, _ number: (LayerState) -> Double) -> [Double] {
    let all = states[id] ?? []
    guard let first = all.lazy.compactMap({ $0 }).first else { return [] }
    var last = first
    return all.map { state in
      last = state ?? last
      return number(last)
    }
  }
}
