import SegueGeometry
import SegueImages
import SegueStage

@testable import SegueRaster

/// A frame built by hand, one canvas point a pixel.
struct Drawing {
  var frame: Frame
  let width: Int
  let height: Int

  init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
    frame = Frame(size: Size(width: Double(width), height: Double(height)))
  }

  /// Appends a layer with its sublayers.
  mutating func add(
    _ bounds: Rect,
    _ projection: Projection = .identity,
    role: FrameNode.Role = .content,
    _ change: (inout LayerState) -> Void = { _ in },
    sublayers: (inout Drawing) -> Void = { _ in }
  ) {
    var state = LayerState()
    state.bounds = bounds
    change(&state)
    let index = frame.nodes.count
    let layer = LayerTree(root: Layer(name: "layer")).root
    frame.nodes.append(
      FrameNode(layer: layer, role: role, subtreeEnd: index + 1, projection: projection, state: state)
    )
    sublayers(&self)
    frame.nodes[index].subtreeEnd = frame.nodes.count
  }

  /// The drawn pixels, with cells of `cell` pixels a side.
  func draw(_ compositor: inout Compositor, cell: Int = 8) -> Surface {
    var surface = Surface()
    let viewport = Viewport(
      size: GridSize(columns: max(width / cell, 1), rows: max(height / cell, 1)),
      canvas: Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    )
    compositor.composite(
      frame,
      viewport: viewport,
      pixelSize: GridSize(columns: width, rows: height),
      into: &surface
    )
    return surface
  }

  func draw() -> Surface {
    var compositor = Compositor()
    return draw(&compositor)
  }
}

extension Surface {
  func at(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }
  func alpha(_ x: Int, _ y: Int) -> Int { Int(at(x, y) >> 24) }
  func red(_ x: Int, _ y: Int) -> Int { Int(at(x, y) & 0xff) }
  /// The sum of all alphas, in pixels.
  var mass: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }
}

let opaqueWhite: UInt32 = 0xffff_ffff
