import SegueGeometry
import SegueImages
import SegueStage
import SegueTestSupport
import Testing

@testable import SegueRaster

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Pieces of one picture that abut show it without seams.
struct SeamTests {
  /// A picture of noise with a soft shape over it.
  private static let image: StageImage = {
    var random = SeededGenerator(seed: 21)
    var pixels = PixelBuffer(width: 40, height: 30)
    for index in pixels.pixels.indices {
      pixels.pixels[index] = 0xff00_0000 | random.next(upperBound: 1 << 24)
    }
    return StageImage(name: "noise", pixels: pixels)
  }()

  private func addPicture(to drawing: inout Drawing, _ projection: Projection) {
    drawing.add(Rect(x: 0, y: 0, width: 100, height: 70), projection) {
      $0.contents.image = ImageContents(image: Self.image)
    } sublayers: { drawing in
      drawing.add(Rect(x: 12.3, y: 8.1, width: 61.7, height: 43.9), projection) {
        $0.fill = Color(red: 0.2, green: 0.5, blue: 0.9, alpha: 0.7)
        $0.cornerRadii = CornerRadii(9)
      }
    }
  }

  /// The same picture through so many clips.
  private func addPieces(
    to drawing: inout Drawing,
    _ projection: Projection,
    columns: Int,
    rows: Int,
    masks: Bool = true
  ) {
    let unit = Size(width: 100 / Double(columns), height: 70 / Double(rows))
    for index in 0..<(columns * rows) {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let part = Rect(
        x: Double(column) * unit.width,
        y: Double(row) * unit.height,
        width: unit.width,
        height: unit.height
      )
      drawing.add(part, projection) { state in
        state.masksToBounds = true
        guard masks else { return }
        if column > 0 { state.edgeAntialiasingMask.remove(.left) }
        if column < columns - 1 { state.edgeAntialiasingMask.remove(.right) }
        if row > 0 { state.edgeAntialiasingMask.remove(.top) }
        if row < rows - 1 { state.edgeAntialiasingMask.remove(.bottom) }
      } sublayers: { drawing in
        addPicture(to: &drawing, projection)
      }
    }
  }

  private func drawing(_ ground: Color, _ body: (inout Drawing) -> Void) -> Surface {
    var drawing = Drawing(160, 120)
    body(&drawing)
    // Below all that was added.
    var whole = Drawing(160, 120)
    whole.add(Rect(x: 0, y: 0, width: 160, height: 120)) { $0.fill = ground }
    whole.frame.nodes += drawing.frame.nodes.map { node in
      var moved = node
      moved.subtreeEnd += 1
      return moved
    }
    return whole.draw()
  }

  /// A place whose own edges lie between pixels, so that only those of pieces cross some.
  private static func projection(to place: Rect) -> Projection {
    Projection(
      scaleX: place.size.width / 100,
      scaleY: place.size.height / 70,
      translation: place.origin
    )
  }

  @Test(arguments: [(1, 4), (3, 2), (7, 5), (10, 7), (16, 11)])
  func aCutPictureIsTheWholeOne(columns: Int, rows: Int) {
    for place in [Rect(x: 0, y: 0, width: 100, height: 70), Rect(x: 7, y: 3, width: 113, height: 87)] {
      let projection = Self.projection(to: place)
      let whole = drawing(.white) { addPicture(to: &$0, projection) }
      let cut = drawing(.white) { addPieces(to: &$0, projection, columns: columns, rows: rows) }
      #expect(whole == cut, "\(place)")
    }
  }

  @Test func mirroredPicturesHaveNoSeams() {
    let projection = Self.projection(to: Rect(x: 130, y: 5, width: -107, height: 72))
    let whole = drawing(.white) { addPicture(to: &$0, projection) }
    let cut = drawing(.white) { addPieces(to: &$0, projection, columns: 7, rows: 3) }
    #expect(whole == cut)
    let seamed = drawing(.white) { addPieces(to: &$0, projection, columns: 7, rows: 3, masks: false) }
    #expect(whole != seamed)
  }

  /// Two leaves of a sheet that turn at an upright hinge, as a map folds: nothing behind them shows through it.
  @Test(arguments: [0.05, 0.4, 0.9, 1.3])
  func hingesAreTight(angle: Double) {
    func leaves(_ drawing: inout Drawing) {
      for isRight in [false, true] {
        // Turned about x = 80 by the angle, seen from 400 away.
        let (c, s) = (cos(angle), sin(angle) * (isRight ? -1 : 1))
        let turn = Projection(xx: c, xy: 0, xw: s / 400, yx: 0, yy: 1, yw: 0, tx: 0, ty: 0, tw: 1)
        let projection = turn.concatenating(
          Projection(scaleX: 1, scaleY: 1, translation: Point(x: 80.4, y: 60.3))
        )
        drawing.add(Rect(x: isRight ? 0 : -60, y: -40, width: 60, height: 80), projection) { state in
          state.masksToBounds = true
          state.fill = Color(red: 0.4, green: 0.7, blue: 0.3)
          state.edgeAntialiasingMask.remove(isRight ? .left : .right)
        }
      }
    }
    let (light, dark) = (drawing(.white, leaves), drawing(.black, leaves))
    for y in 40..<80 {
      for x in 78..<84 { #expect(light.at(x, y) == dark.at(x, y), "pixel \(x), \(y)") }
    }
  }
}
