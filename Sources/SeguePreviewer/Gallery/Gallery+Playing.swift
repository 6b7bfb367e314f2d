import SegueGeometry

/// The thumbnails' time.
extension Gallery {
  /// Whether a frame drawn a little later would differ, now or soon.
  ///
  /// Nothing moves in a window that the user does not look at, nor for those who want less motion.
  func isMoving(on size: GridSize) -> Bool {
    guard isLive, hasFocus else { return false }
    let layout = GalleryLayout(size: size, count: shown.count)
    return !layout.isList && visible(in: layout).contains { cards[$0].thumbnail != nil }
  }

  /// Lets time pass up to `now`, for the cards that are shown.
  mutating func tick(_ now: Double, on size: GridSize) {
    defer { lastTick = now }
    guard let lastTick, isMoving(on: size) else { return }
    for index in visible(in: GalleryLayout(size: size, count: shown.count)) {
      cards[index].thumbnail?.advance(by: now - lastTick)
    }
  }

  /// The indices of the cards that have a place on the screen.
  private func visible(in layout: GalleryLayout) -> [Int] {
    let shown: [Int] = self.shown
    return shown.indices.filter { layout.rect(at: $0, firstRow: firstRow) != nil }.map { shown[$0] }
  }
}
