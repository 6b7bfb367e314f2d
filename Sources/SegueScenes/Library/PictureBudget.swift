/// The limits on the pixels of a scene's pictures that are decoded and kept.
///
/// A picture above its limit is halved until it fits, so that a scene of twenty photographs opens in bounded memory; no
/// terminal could show more detail. A pixel takes 4 bytes.
public struct PictureBudget: Hashable, Sendable {
  /// The pixels of one picture's file; more is refused.
  let decodedEach: Int
  /// The pixels of all pictures' files together; more is refused, since decoding takes time.
  let decodedTotal: Int
  /// The pixels kept of one picture.
  let keptEach: Int
  /// The pixels kept of all pictures together.
  let keptTotal: Int

  /// The budget of a scene on the stage; a phone's screenshot at three pixels per point is kept whole.
  public static let stage = PictureBudget(
    decodedEach: 25 << 20,
    decodedTotal: SceneLimits.picturePixels,
    keptEach: 4 << 20,
    keptTotal: 16 << 20
  )

  /// The budget of a card in the gallery, a few dozen cells wide.
  public static let card = PictureBudget(
    decodedEach: 25 << 20,
    decodedTotal: SceneLimits.picturePixels,
    keptEach: 1 << 17,
    keptTotal: 1 << 20
  )

  /// The pixels that the next picture may keep, given what is left; never all of it, so that later ones get some.
  func allowance(left: Int) -> Int { max(min(keptEach, left / 2), 1) }
}
