import SegueCells
import SegueGeometry
import SegueTerminal
import SegueTransitions
import SeguePlayer

extension Preview {
  /// Whether a click on the device selects a layer instead of tapping.
  var isPicking: Bool { focusedPlace?.panel.picksLayers == true && rehearsal.finger == nil }

  /// Moves the selection by a number of layers in paint order, and shows the layer's values.
  mutating func selectLayer(next step: Int) {
    if let panel = PanelRegistry.traits.first(where: \.picksLayers), !panels.isOpen(panel.name) {
      show(panel)
    }
    let ids: [String] = rehearsal.session.layerIDs
    guard !ids.isEmpty else { return }
    let start: Int = step > 0 ? -1 : 0
    let index: Int = selection.flatMap { ids.firstIndex(of: $0) } ?? start
    selection = ids[(index + step + ids.count) % ids.count]
  }

  /// Selects a layer by its id, and shows its values.
  mutating func select(layer id: String) {
    selection = id
    if let panel = PanelRegistry.traits.first(where: \.picksLayers) { show(panel) }
  }

  /// Selects the frontmost layer at a place of the canvas, and shows its values.
  ///
  /// Text fills whole cells and may extend up to half a cell beyond its layer, so this selects the innermost
  /// layer of the cell or, of several, the closest.
  mutating func selectLayer(at place: Point) {
    let half: Double = geometry.canvas.size.height / Double(max(geometry.device.rows, 1)) / 2
    let offsets: [Double] = [0, -0.9, 0.9]
    let places: [Point] = offsets.map { Point(x: place.x, y: place.y + $0 * half) }
    let found: [String] = places.compactMap { rehearsal.session.layer(at: $0) }
    let deepest: Int = found.map { Self.depth(of: $0) }.max() ?? 0
    selection = found.filter { Self.depth(of: $0) == deepest }.min {
      height(between: place, and: $0) < height(between: place, and: $1)
    }
    if let panel = PanelRegistry.traits.first(where: \.picksLayers) { show(panel) }
  }

  /// Where a press on a cell touches: at its centre, unless what a tap would trigger is only visible in
  /// another part of the cell.
  ///
  /// On a small terminal, the text of a button may be in a cell of which the button covers less than half.
  func touched(at place: Point) -> Point {
    let half: Double = geometry.canvas.size.height / Double(max(geometry.device.rows, 1)) / 2
    let places: [Point] = [0, -0.9, 0.9].map { Point(x: place.x, y: place.y + $0 * half) }
    return places.first { rehearsal.session.isTappable(at: $0) } ?? place
  }

  /// The vertical distance from a place to a layer in points; 0 beside or inside it.
  private func height(between place: Point, and id: String) -> Double {
    guard let frame = rehearsal.session.inspect(id)?.frame else { return .infinity }
    return max(frame.minY - place.y, place.y - frame.maxY, 0)
  }

  /// The depth of the layer with an id.
  private static func depth(of id: String) -> Int { id.filter { $0 == "/" }.count }

  /// Turns a press that was to select a layer into a touch, begun where it was pressed, since it goes on as a
  /// drag.
  mutating func touch(insteadOfPickingAt place: Point, _ mouse: MouseEvent, at now: Double) {
    drag = nil
    touchDown(hand: .mouse, at: place, now: now)
    drag = .device
    let goal: Point = geometry.point(column: mouse.fineColumn, row: mouse.fineRow)
    rehearsal.finger?.move(to: goal, at: now)
    rehearsal.touchWithFinger(at: now)
  }
}
