import SegueStage
import SegueText
import Testing

/// The example of the landing page, `Sources/SegueText/SegueText.docc`, line by line.
struct DocumentationExampleTests {
  @Test func theHeightOfALine() throws {
    let body = SystemFont(size: 17)
    let line = body.lineHeight
    let cell = (2 * line + 16).rounded(.up)
    let heading = SystemFont(size: 28, style: FontStyle(weight: .bold))
    let closer = body.tracking < 0 && heading.tracking > 0

    let typesetter = try Typesetter()

    #expect(cell == 57 && closer)
    withExtendedLifetime(typesetter) {}
  }
}
