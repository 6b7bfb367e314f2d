/// How many pixels of a scene's pictures are decoded and kept.
///
/// A picture that has more than it may keep is halved until it fits, so that a scene of twenty photographs opens in bounded
/// memory: no terminal shows more of them. A pixel takes 4 bytes.
public struct PictureBudget: Hashable, Sendable {
  /// Of one picture, as its file has it; more is refused.
  let decodedEach: Int
  /// Of all pictures together, as their files have them; more is refused, since decoding takes time.
  let decodedTotal: Int
  /// Kept of one picture.
  let keptEach: Int
  /// Kept of all pictures together.
  let keptTotal: Int

  /// For a scene on the stage: a phone's screenshot at three pixels a point is kept whole.
  public static let stage = PictureBudget(
    decodedEach: 25 << 20,
    decodedTotal: SceneLimits.picturePixels,
    keptEach: 4 << 20,
    keptTotal: 16 << 20
  )

  /// For a card in the gallery, a few dozen cells wide.
  public static let card = PictureBudget(
    decodedEach: 25 << 20,
    decodedTotal: SceneLimits.picturePixels,
    keptEach: 1 << 17,
    keptTotal: 1 << 20
  )

  /// Pixels that the next picture may keep, given what others have left: never all of it, so that each gets some.
  func allowance(left: Int) -> Int { max(min(keptEach, left / 2), 1) }
}
