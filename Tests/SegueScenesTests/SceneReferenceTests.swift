import SegueScenes
import Testing

@Suite("References to scenes")
struct SceneReferenceTests {
  @Test(
    "Completion takes plain names only",
    arguments: [
      ("card", true), ("my-card", true), ("v2.1_b", true), ("-rf", false), ("x$(touch a)", false),
      ("x`a`", false),
      ("a b", false), ("a\nb", false), ("a*", false), ("é", false), ("a\u{202e}", false), ("~a", false),
      ("a:b", false),
    ]
  )
  func plainNames(name: String, isPlain: Bool) {
    #expect(SceneReference(name: name, path: "").isPlain == isPlain)
  }
}
