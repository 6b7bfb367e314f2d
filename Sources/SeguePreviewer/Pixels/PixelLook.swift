import SegueGeometry
import SegueInterface
import SegueModel
import SegueRaster
import SegueText
import SegueTransitions

/// What is needed to draw pixels: how many a cell has, what sets text in them, and what is seen beyond round corners.
struct PixelLook: PixelSource {
  let cell: GridSize
  let typesetter: Typesetter
  /// The terminal's background, `0xAABBGGRR`; nil if it has not said.
  let ground: UInt32?

  /// The most pixels that a sheet may have: 32 MB of them.
  static let mostPixels = 1 << 23

  /// Whether a sheet of so many cells may be drawn.
  func fits(_ size: GridSize) -> Bool {
    let pixels = GridSize(
      columns: GridSize(columns: size.columns, rows: cell.columns).count,
      rows: GridSize(columns: size.rows, rows: cell.rows).count
    )
    return (1...Self.mostPixels).contains(pixels.count)
  }
}

extension PixelLook: Equatable {
  static func == (one: PixelLook, other: PixelLook) -> Bool {
    one.cell == other.cell && one.ground == other.ground && one.typesetter === other.typesetter
  }

  /// The outline of what a session's device shows; nil if its corners are not round, or nothing is known to lie beyond them.
  func outline(of session: any Playable) -> ScreenOutline? {
    guard let ground, session.device.cornerRadius > 0 else { return nil }
    return ScreenOutline(of: session, ground: ground)
  }
}

extension ScreenOutline {
  /// The outline of what a session's device shows.
  init(of session: any Playable, ground: UInt32 = 0) {
    self.init(size: session.canvas, radius: session.device.cornerRadius, ground: ground)
  }
}
