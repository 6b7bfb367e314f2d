import SegueGeometry
import SegueStage

/// The pixels below the first layer that changes, kept as long as nothing there changes.
///
/// Of all lists of siblings that the changing layer's ancestors are in, it is that with most nodes below the layer:
/// a frame then costs only what is drawn above them. If the layer itself only fades, what it shows
/// before it fades rests as well, and is kept with what lies below it.
struct RestingGround {
  /// With fewer nodes, drawing the ground is as fast as copying it.
  static let leastNodes = 8
  /// The number of frames for which a later layer may be the first that changes before more is kept.
  private static let patience = 12
  /// The same number if a layer has faded: a spring is still at its extremes before it swings back.
  private static let fadePatience = 60

  /// The siblings' first node, and the one before which the ground ends; equal where nothing is kept.
  private(set) var first = 0
  private(set) var end = 0
  /// The layer after the ground, while it does no more than fade.
  private(set) var fadingNode: Int?
  /// What the ground shows.
  var below = KeptCells()
  /// What the ground shows with the fading layer over it, as if that were opaque.
  var faded = KeptCells()

  private var fading = FadingLayers()
  /// The first node that changes.
  private(set) var change = Int.max
  /// For how many frames a later node has been the first that changes.
  private var laterAge = 0

  var isActive: Bool { end > first }

  /// Forgets all.
  mutating func forget() {
    fading.forget()
    follow(.max)
  }

  /// Tells how a changed node has changed, and follows it if it fades; to be asked of every one.
  mutating func change(of index: Int, _ node: FrameNode, opacity former: Double) -> FadingLayers.Change {
    fading.change(of: index, node, opacity: former)
  }

  /// Notes the first node that changes in a frame; true where others than before are taken to rest.
  mutating func note(first: Int) -> Bool {
    laterAge = first > change ? laterAge + 1 : 0
    let patience = fadingNode == nil ? RestingGround.patience : RestingGround.fadePatience
    guard first < change || laterAge > patience else { return false }
    follow(first)
    return true
  }

  private mutating func follow(_ node: Int) {
    change = node
    laterAge = 0
    first = 0
    end = 0
    fadingNode = nil
  }

  /// Starts to keep siblings.
  mutating func begin(_ siblings: Range<Int>, size: GridSize, pixelCount: Int) {
    first = siblings.lowerBound
    end = siblings.upperBound
    fadingNode = nil
    below.begin(size: size, pixelCount: pixelCount)
    faded.begin(size: size, pixelCount: pixelCount)
  }

  /// Notes that the layer after the ground only fades, or that it does more.
  mutating func setFading(_ isFading: Bool, size: GridSize, pixelCount: Int) {
    if !isFading, fadingNode != nil { faded.begin(size: size, pixelCount: pixelCount) }
    fadingNode = isFading ? end : nil
  }
}
