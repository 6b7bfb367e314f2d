import SegueGeometry
import SegueCells
import SegueRaster

/// Which part of the canvas is shown where on the screen.
struct StageGeometry: Hashable, Sendable {
  /// The cells that show the canvas.
  let device: CellRect
  /// The part of the canvas shown, in points.
  let canvas: Rect

  /// Fits a canvas into an area of the screen, letterboxed at its own aspect ratio.
  ///
  /// `size` is that of the whole canvas in points. The device is centred in `screenColumns` if it then lies
  /// within the area, otherwise in the area. With a zoom above 1, only a part is shown, around the focus as
  /// far as the edges of the canvas allow.
  init(
    size: Size,
    in area: CellRect,
    screenColumns: Int? = nil,
    cellAspect: Double,
    zoom: Double = 1,
    focus: Point = .zero
  ) {
    guard size.width > 0, size.height > 0, !area.isEmpty else {
      device = CellRect(column: area.column, row: area.row, columns: 0, rows: 0)
      canvas = Rect(origin: .zero, size: size)
      return
    }
    let across: Double = size.width / Double(area.columns)
    let down: Double = size.height / (Double(area.rows) * cellAspect)
    let pointsPerColumn: Double = max(across, down) / zoom
    let pointsPerRow: Double = pointsPerColumn * cellAspect
    let columns = Self.cells(size.width / pointsPerColumn, limit: area.columns)
    let rows = Self.cells(size.height / pointsPerRow, limit: area.rows)
    let width: Double = min(Double(columns) * pointsPerColumn, size.width)
    let height: Double = min(Double(rows) * pointsPerRow, size.height)
    var device: CellRect = area.centered(columns: columns, rows: rows)
    if let screenColumns {
      let middle: Int = (screenColumns - columns) / 2
      if middle >= area.column, middle + columns <= area.endColumn { device.column = middle }
    }
    self.device = device
    // A fraction of a cell lost to rounding belongs to the whole canvas, which is stretched by less than a
    // cell.
    let shown = Size(width: zoom > 1 ? width : size.width, height: zoom > 1 ? height : size.height)
    canvas = Rect(
      x: min(max(focus.x - shown.width / 2, 0), size.width - shown.width),
      y: min(max(focus.y - shown.height / 2, 0), size.height - shown.height),
      width: shown.width,
      height: shown.height
    )
  }

  /// The nearest whole number of cells, from 1 to the limit, which may be almost infinite.
  private static func cells(_ exact: Double, limit: Int) -> Int {
    guard exact < Double(limit) else { return limit }
    return max(Int(clamping: exact.rounded()), 1)
  }

  /// The viewport for drawing it.
  var viewport: Viewport {
    Viewport(column: device.column, row: device.row, size: device.size, canvas: canvas)
  }

  /// The point of the canvas at a position in fractional cells, which may be outside the device.
  func point(column: Double, row: Double) -> Point {
    guard !device.isEmpty else { return canvas.center }
    let right: Double = (column - Double(device.column)) / Double(device.columns)
    let down: Double = (row - Double(device.row)) / Double(device.rows)
    return canvas.origin + Point(x: right * canvas.size.width, y: down * canvas.size.height)
  }

  /// The position of a canvas point on the screen in fractional cells, which may be outside the device.
  func cellPlace(of point: Point) -> Point {
    let right: Double = (point.x - canvas.minX) / max(canvas.size.width, 1e-9)
    let down: Double = (point.y - canvas.minY) / max(canvas.size.height, 1e-9)
    return Point(
      x: Double(device.column) + right * Double(device.columns),
      y: Double(device.row) + down * Double(device.rows)
    )
  }

  /// The cell that shows a point of the canvas, or nil if it is not shown.
  func cell(at point: Point) -> (column: Int, row: Int)? {
    guard canvas.contains(point), !canvas.isEmpty else { return nil }
    let right: Double = (point.x - canvas.minX) / canvas.size.width
    let down: Double = (point.y - canvas.minY) / canvas.size.height
    return (
      device.column + min(Int(clamping: right * Double(device.columns)), device.columns - 1),
      device.row + min(Int(clamping: down * Double(device.rows)), device.rows - 1)
    )
  }
}

/// The magnification of the stage, and its centre.
struct StageZoom: Hashable, Sendable {
  /// The magnification: 1, 2 or 4.
  private(set) var factor: Double = 1
  /// The point of the canvas in the centre; nil means the centre of the canvas.
  private(set) var focus: Point?

  /// Switches to the next magnification, around the place last pointed at.
  mutating func cycle(around place: Point?) {
    factor = factor >= 4 ? 1 : factor * 2
    focus = factor == 1 ? nil : focus ?? place
  }

  /// Moves the visible part by tenths of its size, within the canvas.
  mutating func pan(right: Int, down: Int, shown: Rect, canvas: Size) {
    guard factor > 1 else { return }
    let center: Point = shown.center
    let halfWidth: Double = shown.size.width / 2
    let halfHeight: Double = shown.size.height / 2
    let x: Double = center.x + Double(right) * shown.size.width / 10
    let y: Double = center.y + Double(down) * shown.size.height / 10
    focus = Point(
      x: min(max(x, halfWidth), canvas.width - halfWidth),
      y: min(max(y, halfHeight), canvas.height - halfHeight)
    )
  }
}
