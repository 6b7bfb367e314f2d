import SegueGeometry
import SegueModel

/// Values that leap where nothing should be seen to happen.
extension MotionWatch {
  /// In points; what a release leaves to chance is rounding.
  private static let tolerance = 1e-6
  /// The part of the canvas, and of an opacity, that a spring fitted to its duration may have left at its end.
  private static let residue = 0.003
  /// The radius in points that a spring may have left at its end.
  private static let radiusResidue = 0.5

  mutating func checkRelease(_ before: Session) {
    let looks = before.layerSamples()
    checkPlaces(looks, "when the touch ended")
    checkLooks(looks, "when the touch ended")
    checkVelocity(before)
  }

  /// No place may leap at a hand-off.
  mutating func checkPlaces(_ before: [LayerSample], _ occasion: String) {
    let now = LayerLook(session.layerSamples())
    guard let jump = now.largest(from: LayerLook(before), { $0.distance(to: $1) }),
      jump.amount > Self.tolerance
    else { return }
    find(.noJump, "\(jump.id) jumps by \(jump.amount.threeDecimals) pt \(occasion)")
  }

  /// No radius and no opacity may snap, where a transition begins or a finger lifts.
  mutating func checkLooks(_ before: [LayerSample], _ occasion: String) {
    checkLooks(before, occasion, radius: Self.tolerance, opacity: Self.tolerance)
  }

  /// At its end a transition has brought everything where it is laid out, or back.
  mutating func checkEnd(_ before: [LayerSample], _ lint: CheckDefinition.Lint) {
    let occasion = lint == .finishExact ? "when it has finished" : "when it has gone back"
    checkLooks(before, occasion, radius: Self.radiusResidue, opacity: Self.residue)
    for id in session.displacedLayers where lint == .finishExact {
      find(.finishExact, "\(id) is not where it is laid out")
    }
    let residue = Self.residue * max(session.canvas.width, session.canvas.height)
    let now = LayerLook(session.layerSamples())
    guard let jump = now.largest(from: LayerLook(before), { $0.distance(to: $1) }), jump.amount > residue
    else { return }
    find(lint, "\(jump.id) misses its place by \(jump.amount.threeDecimals) pt \(occasion)")
  }

  private mutating func checkLooks(
    _ before: [LayerSample],
    _ occasion: String,
    radius: Double,
    opacity: Double
  ) {
    let now = LayerLook(session.layerSamples())
    let old = LayerLook(before)
    if let jump = now.largest(from: old, { abs($0.cornerRadius - $1.cornerRadius) }), jump.amount > radius {
      find(.noSnap, "the radius of \(jump.id) snaps by \(jump.amount.threeDecimals) pt \(occasion)")
    }
    if let jump = now.largest(from: old, { abs($0.opacity - $1.opacity) }), jump.amount > opacity {
      find(.noSnap, "the opacity of \(jump.id) snaps by \(jump.amount.threeDecimals) \(occasion)")
    }
  }
}
