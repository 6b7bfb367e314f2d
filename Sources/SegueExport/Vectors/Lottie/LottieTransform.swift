import SegueDocuments
import SegueGeometry

/// Where a layer of a Lottie animation is, and how much is seen through it.
struct LottieTransform {
  /// The members, but those that change nothing.
  private var members: [String: JSONValue] = [:]

  /// Nothing moves.
  init(opacities: [Double]? = nil) { fade(opacities) }

  /// Follows moves of what reaches so many points from its origin, one for each frame.
  init(_ moves: [PlaneMove], reach: Double, opacities: [Double]? = nil) {
    let angle = LottieAnimation.tolerance / reach * 180 / .pi
    let places = moves.map { [$0.x, $0.y] }
    if places.contains(where: { $0 != [0, 0] }) { members["p"] = Self.place(places) }
    if moves.contains(where: { $0.scaleX != 1 || $0.scaleY != 1 }) {
      let scales = moves.map { [$0.scaleX * 100, $0.scaleY * 100] }
      members["s"] = LottieValue.property(
        scales,
        tolerance: LottieAnimation.tolerance / reach * 100,
        decimals: 4
      )
    }
    if moves.contains(where: { $0.rotation != 0 }) {
      members["r"] = LottieValue.property(moves.map { [$0.rotation] }, tolerance: angle)
    }
    // Slants along x count the other way round.
    if moves.contains(where: { $0.skew != 0 }) {
      members["sk"] = LottieValue.property(moves.map { [-$0.skew] }, tolerance: angle)
    }
    fade(opacities)
  }

  var isIdentity: Bool { members.isEmpty }

  /// The transform as a layer has it.
  var value: JSONValue {
    LottieValue.object([
      "o": members["o"] ?? LottieValue.still([100]), "r": members["r"] ?? LottieValue.still([0]),
      "p": members["p"] ?? LottieValue.still([0, 0]), "a": LottieValue.still([0, 0]),
      "s": members["s"] ?? LottieValue.still([100, 100]), "sk": members["sk"] ?? LottieValue.still([0]),
      "sa": LottieValue.still([0]),
    ])
  }

  private mutating func fade(_ opacities: [Double]?) {
    guard let opacities else { return }
    members["o"] = LottieValue.property(opacities.map { [$0 * 100] }, tolerance: 0.4, decimals: 2)
  }

  /// Places on one line share their curves; others have curves for each axis.
  private static func place(_ places: [[Double]]) -> JSONValue {
    let whole = LottieValue.sharedProperty(places, tolerance: LottieAnimation.tolerance)
    if let whole { return whole }
    return LottieValue.object([
      "s": .boolean(true),
      "x": LottieValue.property(places.map { [$0[0]] }, tolerance: LottieAnimation.tolerance),
      "y": LottieValue.property(places.map { [$0[1]] }, tolerance: LottieAnimation.tolerance),
    ])
  }
}
