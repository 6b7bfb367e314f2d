import SegueCells
import SegueGeometry
import SegueStage
import SegueTransitions

/// The selected layer, and what a press on a cell is meant for.
extension StageDesk {
  /// Moves the selection by a number of layers in paint order.
  mutating func selectLayer(next step: Int, of session: any Playable) {
    let ids: [String] = session.layerIDs
    guard !ids.isEmpty else { return }
    let start: Int = step > 0 ? -1 : 0
    let index: Int = selection.flatMap { ids.firstIndex(of: $0) } ?? start
    selection = ids[(index + step + ids.count) % ids.count]
  }

  /// Selects the frontmost layer at a place of the canvas.
  ///
  /// Text fills whole cells and may extend up to half a cell beyond its layer, so this selects the innermost
  /// layer of the cell or, of several, the closest.
  mutating func selectLayer(at place: Point, on geometry: StageGeometry, of session: any Playable) {
    let half: Double = geometry.canvas.size.height / Double(max(geometry.device.rows, 1)) / 2
    let offsets: [Double] = [0, -0.9, 0.9]
    let places: [Point] = offsets.map { Point(x: place.x, y: place.y + $0 * half) }
    let found: [String] = places.compactMap { session.layer(at: $0) }
    let deepest: Int = found.map { Self.depth(of: $0) }.max() ?? 0
    selection = found.filter { Self.depth(of: $0) == deepest }.min {
      Self.height(between: place, and: $0, of: session) < Self.height(between: place, and: $1, of: session)
    }
  }

  /// Where a press on a cell touches: at its centre, unless what a tap would trigger is only visible in
  /// another part of the cell.
  ///
  /// On a small terminal, the text of a button may be in a cell of which the button covers less than half.
  static func touched(at place: Point, on geometry: StageGeometry, of session: any Playable) -> Point {
    let half: Double = geometry.canvas.size.height / Double(max(geometry.device.rows, 1)) / 2
    let places: [Point] = [0, -0.9, 0.9].map { Point(x: place.x, y: place.y + $0 * half) }
    return places.first { session.isTappable(at: $0) } ?? place
  }

  /// The vertical distance from a place to a layer in points; 0 beside or inside it.
  private static func height(between place: Point, and id: String, of session: any Playable) -> Double {
    guard let frame = session.inspect(id)?.frame else { return .infinity }
    return max(frame.minY - place.y, place.y - frame.maxY, 0)
  }

  /// The depth of the layer with an id.
  private static func depth(of id: String) -> Int { id.filter { $0 == "/" }.count }

  /// Selects the frontmost layer at a place in the exploded view.
  mutating func selectPiece(at place: Point, of session: any Playable) {
    var frame = Frame()
    session.sample(into: &frame)
    var exploded = ExplodedFrame()
    exploded.arrange(frame, planes: views.planes, explosion: views.explosion)
    selection = exploded.node(at: place, in: frame.nodes).flatMap {
      session.identifier(of: frame.nodes[$0].layer)
    }
  }
}
