import SegueDocuments
import SegueScenes
import Testing

/// One mistake is one error: what follows from it is not said again.
@Suite struct ErrorCascadeTests {
  private static let good = """
    segue: 1
    screens:
      grid:
        layers:
          photos: {layers: {thumb: {repeat: 6, frame: [10 * i, 0, 10, 10]}}}
      viewer:
        layers:
          photo: {image: hit.image, frame: [0, 0, W, W]}
    transitions:
      open:
        kind: present
        from: grid
        to: viewer
        tap: from/photos/*
        during: {hit: {hidden: true}}
        before: {hit: {opacity: 0}}
        add: {copy-of-it: {copy: hit}}
        tracks:
          to/photo: {frame: hit.frame -> rest, radius: hit.radius -> 0}
          container/copy-of-it: {opacity: 0}
      close:
        kind: dismiss
        from: viewer
        to: grid
        after: {hit: {opacity: 1}}
        tracks: {from/photo: {frame: hit.frame}}
    gestures:
      drag:
        in: viewer
        recognize: pan
        sets: {viewer/photo: {center: [here + dx, here + dy], width: hit.width}}
        finish: {when: true, then: close}
    scripts:
      go: |
        0.00 tap grid/photos/thumb-1
        1.00 trigger close
    """

  private func errors(_ text: String) -> [String] {
    do {
      _ = try scene(text)
      return []
    } catch {
      return error.diagnostics.filter { $0.severity == .error }.map { "\($0.line): \($0.message)" }
    }
  }

  @Test func theSceneIsGood() { #expect(errors(Self.good) == []) }

  @Test(arguments: [
    ("tap: from/photos/*", "tap: from/pictures/*", "14: 'from' has no layer 'pictures'"),
    (
      "tap: from/photos/*", "tap: from/photos/thumb",
      "14: 'from/photos/thumb' is repeated: it is thumb-0, thumb-1 … thumb-5"
    ),
    ("tap: from/photos/*", "tap: to/photo", "14: a tap begins at the screen that is left"),
    (
      "        tap: from/photos/*\n", "", "8: 'hit' is the layer tapped for a push or present, and nothing is"
    ),
    ("kind: present", "kind: presents", "11: 'kind' cannot be 'presents'"),
    ("from: grid", "from: grids", "12: no screen is called 'grids'"),
    ("to: viewer", "to: veiwer", "13: no screen is called 'veiwer'"),
    ("kind: dismiss", "kind: dissmiss", "22: 'kind' cannot be 'dissmiss'"),
    ("recognize: pan", "recognize: drag", "30: 'drag' is not a recognizer"),
  ])
  func oneMistake(part: String, wrong: String, message: String) throws {
    // Dedented, as the multi-line literal is.
    let (part, wrong) = (part.hasSuffix("\n") ? String(part.dropFirst(4)) : part, wrong)
    try #require(Self.good.contains(part))
    var text = Self.good
    let range = try #require(text.firstRange(of: part))
    text.replaceSubrange(range, with: wrong)
    #expect(errors(text) == [message])
  }

  /// Code from elsewhere, in each way in which a value can be written.
  @Test(
    arguments: [
      ("ease", ".spring(duration: 0.5, bounce: 0.2)"), ("ease", "cubic-bezier(.4, 0, .2, 1)"),
      ("ease", "UISpringTimingParameters(dampingRatio: 0.7)"), ("ease", ".easeInOut"),
      ("ease", "ease-in 0.3s"),
      ("ease", "CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)"), ("duration", "150ms"),
      ("ease", "UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.8)"),
    ],
    [
      "    KEY: VALUE\n", "    KEY: \"VALUE\"\n", "    reduce-motion: {KEY: VALUE}\n",
      "    reduce-motion: {KEY: \"VALUE\", seed: 3}\n",
    ]
  )
  func pasted(code: (key: String, value: String), frame: String) throws {
    let line = frame.replacing("KEY", with: code.key).replacing("VALUE", with: code.value)
    let text =
      "segue: 1\nscreens: {a: {}, b: {}}\ntransitions:\n  go:\n    kind: push\n    from: a\n    to: b\n\(line)"
    do {
      _ = try scene(text)
      Issue.record("nothing is wrong")
    } catch {
      #expect(error.diagnostics.count == 1)
      #expect(error.diagnostics.first?.line == 8)
      #expect(error.diagnostics.first?.hint?.contains("write") == true)
    }
  }
}
