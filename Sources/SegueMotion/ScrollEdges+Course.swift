/// How content goes on when a finger lets it go.
extension ScrollEdges {
  /// The speed in points per second from which on a flick turns a page.
  public static let pageFlick: Double = 250

  /// How the content goes on from an offset, in points, at a velocity in points per second, as seen.
  ///
  /// - Parameters:
  ///   - offset: The offset as shown, rubber band included.
  ///   - velocity: The velocity as shown.
  ///   - decay: How it slows down.
  ///   - page: The length of a page in points, if content rests at pages: it goes to the next one in a flick's direction,
  ///     else to the nearest, by the spring of the edges. Pages are counted from the lower end.
  /// - Returns: The motion from the release on.
  public func course(
    from offset: Double,
    velocity: Double,
    decay: Decay = .normal,
    page: Double? = nil
  ) -> ScrollDeceleration {
    let velocity: Double = scrolls ? velocity : 0
    guard let page, page > 0, scrolls else {
      return ScrollDeceleration(
        from: offset,
        velocity: velocity,
        bounds: range,
        decay: decay,
        bounces: bounces
      )
    }
    let end = self.page(from: offset, velocity: velocity, length: page)
    return ScrollDeceleration(from: offset, velocity: velocity, bounds: end...end)
  }

  /// The offset of the page on which content comes to rest.
  private func page(from offset: Double, velocity: Double, length: Double) -> Double {
    let place: Double = (offset - range.lowerBound) / length
    let page: Double =
      velocity > Self.pageFlick
      ? place.rounded(.up) : velocity < -Self.pageFlick ? place.rounded(.down) : place.rounded()
    return nearest(range.lowerBound + page * length)
  }
}
