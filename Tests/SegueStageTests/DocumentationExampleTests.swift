import SegueGeometry
import SegueMotion
import SegueStage
import Testing

/// The example of the landing page, `Sources/SegueStage/SegueStage.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aSheetThatSlidesUp() {
    var screen = Layer(name: "screen")
    screen.model.setFrame(Rect(x: 0, y: 0, width: 393, height: 852))
    var tree = LayerTree(root: screen)

    var sheet = Layer(name: "sheet")
    sheet.model.setFrame(Rect(x: 0, y: 426, width: 393, height: 426))
    let id = tree.add(sheet, to: tree.root)

    let slide = Animation(
      kind: .basic(property: .positionY, from: .number(1065), to: nil),
      timing: MediaTiming(duration: 0.4),
      curve: .cubicBezier(.easeOut)
    )
    tree.add(slide, forKey: "slide", to: id, at: 0)

    let first = tree.presentation(of: id, at: 0).frame
    let last = tree.presentation(of: id, at: 0.4).frame

    #expect(isClose(first, Rect(x: 0, y: 852, width: 393, height: 426)))
    #expect(isClose(last, Rect(x: 0, y: 426, width: 393, height: 426)))
  }
}
