import SegueGeometry
import SegueModel
import SegueStage

/// The values of names in an expression that sets a property of one layer at one time.
struct LayerEnvironment: EvaluationEnvironment {
  var stage: SceneStage
  let time: Double
  /// The layer being set; nil if the numbers belong to a gesture or a transition itself.
  var target: LayerID?
  var property: PropertyName?
  var roles = Roles()
  var gesture: GestureValues?
  /// How fast a hand moves the gesture's numbers and layers; nil unless rates are evaluated.
  var motion: HandMotion?
  var piece: PieceIndices?
  /// Which of the layers that a track moves the target is.
  var rank: TrackRank?
  var here: Value = .number(0)
  var rest: Value = .number(0)
  /// The value in the transition context's initial frame; nil for a layer that is not one of its views, where
  /// `rest` counts.
  var initial: Value?
  var seed: UInt64 = 0
  /// Whether other layers are read as laid out rather than as presented.
  var isLayout = false
  /// Whether the numbers belong to a transition, whose container may be that of a presented navigation
  /// controller.
  var isInTransition = false
  /// The top of the safe area in points, if it is not that of the whole canvas.
  var safeTop: Double?

  var isDark: Bool { stage.isDark }
  var textSize: TextSize { stage.textSize }

  var parentSize: Size {
    guard let parent = target.flatMap({ stage.tree[$0].superlayer }) else { return stage.canvas }
    return state(of: parent).bounds.size
  }

  private var containerSize: Size { isInTransition ? stage.transitionSize : stage.canvas }

  func value(of symbol: Expression.Symbol) -> Value {
    if let number = gesture?.value(of: symbol) { return .number(number) }
    let safe = stage.safeArea
    return switch symbol {
    case .containerWidth: .number(containerSize.width)
    case .containerHeight: .number(containerSize.height)
    case .safeTop: .number(safeTop ?? safe.top)
    case .safeLeft: .number(safe.left)
    case .safeBottom: .number(safe.bottom)
    case .safeRight: .number(safe.right)
    case .here: here
    case .rest: rest
    case .initial: initial ?? rest
    case .direction: .number(roles.direction)
    case .touchX: .number(touch.x)
    case .touchY: .number(touch.y)
    default: .number(place(symbol))
    }
  }

  func report(_ fault: EvaluationFault) { stage.faults.note(fault) }

  func value(ofLocal name: String) -> Value? { gesture?.locals[name] }

  func value(of wanted: PropertyName, at path: LayerPath) -> Value {
    guard let id = stage.resolve(path, roles: roles, relativeTo: target).first else { return .number(0) }
    let state = state(of: id)
    guard wanted.isPlace else { return state.value(of: wanted) }
    // Sublayers are set in their parent's own coordinates.
    if path.role == .parent, path.components.count == 1 {
      return LayerState(bounds: Rect(origin: .zero, size: state.bounds.size)).value(of: wanted)
    }
    return seen(id, state).value(of: wanted)
  }

  /// Where the finger was that led to the screen, in the coordinates that the target is set in.
  private var touch: Point {
    let space = target.flatMap { stage.tree[$0].superlayer } ?? stage.transitionContainer
    let place = Rect(origin: stage.touch(of: roles, at: time), size: .zero)
    return stage.tree.convert(place, from: stage.container, to: space, at: time).origin
  }

  private func state(of id: LayerID) -> LayerState {
    isLayout ? stage.tree[id].model : stage.tree.presentation(of: id, at: time)
  }

  /// A layer's visible frame, in the coordinates that the target is set in.
  private func seen(_ id: LayerID, _ state: LayerState) -> LayerState {
    let space = target.flatMap { stage.tree[$0].superlayer } ?? stage.container
    let frame =
      isLayout
      ? stage.tree.modelFrame(of: id, in: space)
      : stage.tree.convert(state.bounds, from: id, to: space, at: time)
    var result = LayerState()
    result.anchor = state.anchor
    result.layoutFrame = frame
    return result
  }

  func randomUnit(draw: Int) -> Double {
    var hash = StableHash(seed: seed)
    if let target { hash.combine(stage.identifier(of: target)) }
    if let property { hash.combine(property.rawValue) }
    if draw > 0 { hash.combine(String(draw)) }
    return hash.unit
  }

  /// Adopts the names that a layer's own values may use.
  mutating func take(_ reading: ReadingContext) {
    roles = reading.roles
    piece = reading.piece
    seed = reading.seed
    isLayout = reading.isLayout
    isInTransition = !reading.isLayout
  }

  private func place(_ symbol: Expression.Symbol) -> Double {
    guard let piece else { return rank?.number(symbol) ?? 0 }
    return switch symbol {
    case .index: Double(piece.index)
    case .count: Double(GridSize(columns: piece.columns, rows: piece.rows).count)
    case .column: Double(piece.column)
    case .row: Double(piece.row)
    case .columns: Double(piece.columns)
    case .rows: Double(piece.rows)
    default: 0
    }
  }
}

/// A layer's index among all those that a track moves, in the order of its paths.
struct TrackRank: Hashable, Sendable {
  var index: Int
  var count: Int

  fileprivate func number(_ symbol: Expression.Symbol) -> Double {
    switch symbol {
    case .index: Double(index)
    case .count: Double(count)
    default: 0
    }
  }
}

extension LayerState {
  fileprivate init(bounds: Rect) {
    self.init()
    layoutFrame = bounds
  }
}

extension LayerEnvironment: RateEnvironment {
  func rate(of symbol: Expression.Symbol) -> Double { motion?.symbols[symbol] ?? 0 }

  func rate(ofLocal name: String) -> Double { motion?.locals[name] ?? 0 }

  func rate(of wanted: PropertyName, at path: LayerPath) -> Value {
    derivative { $0.value(of: wanted, at: path) } ?? .number(0)
  }

  var parentSizeRate: Size {
    let rate = derivative {
      .rect(Rect(origin: .zero, size: $0.parentSize))
    }
    return rate?.rect.size ?? .zero
  }

  /// The derivative of a value read from the stage; nil if no layer moves.
  private func derivative(_ read: (LayerEnvironment) -> Value) -> Value? {
    guard let motion, !motion.moved.isEmpty else { return nil }
    return motion.derivative(
      motion.moved.map { moved in
        var environment = LayerEnvironment(stage: moved, time: time, target: target, roles: roles)
        environment.isLayout = isLayout
        environment.isInTransition = isInTransition
        environment.safeTop = safeTop
        return read(environment)
      }
    )
  }
}

/// FNV-1a over bytes, finished by SplitMix64: the same on every machine and in every run, unlike `Hasher`.
struct StableHash {
  private var state: UInt64

  init(seed: UInt64) {
    state = 0xcbf2_9ce4_8422_2325 ^ seed
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    // A separator that no UTF-8 text holds, so that "ab" + "c" differs from "a" + "bc".
    state = (state ^ 0xff) &* 0x100_0000_01b3
  }

  /// A number in 0..<1 made of the 53 highest bits.
  var unit: Double {
    var mixed = state &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / Double(UInt64(1) << 53)
  }
}
