import SegueCode
import SegueScenes
import Testing

/// The example of the landing page, `Sources/SegueCode/SegueCode.docc`, line by line.
struct DocumentationExampleTests {
  @Test func aPresentationAsCode() throws {
    let scene = try SceneFile.load("slide-down").scene
    let swift = try TransitionCode(scene: scene, transition: "show", target: .uikit)
    let page = try TransitionCode(scene: scene, transition: "show", target: .css)

    var complaint = ""
    do {
      _ = try TransitionCode(scene: scene, transition: "shwo", target: .uikit)
    } catch {
      complaint = "\(error)"
    }

    #expect(swift.text.contains("usingSpringWithDamping: 0.6") && swift.gaps.isEmpty)
    #expect(page.text.contains("@keyframes sheet-top"))
    #expect(complaint.contains("did you mean 'show'?"))
  }
}
