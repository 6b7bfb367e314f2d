import SegueCode
import SegueScenes
import Testing

/// Nothing is left out in silence.
@Suite struct GapTests {
  /// A key of a transition, a track, a gesture or a presentation, in a scene, and what tells of it in the code.
  struct Key: Sendable, CustomTestStringConvertible {
    let name: String
    let transition: String
    let gesture: String
    let sign: String

    init(_ name: String, _ transition: String, gesture: String = "", sign: String) {
      self.name = name
      self.transition = transition
      self.gesture = gesture
      self.sign = sign
    }

    var testDescription: String { name }

    /// The UIKit code of a scene with the key.
    var code: TransitionCode { get throws { try code(titled: name) } }

    /// The same, of a scene that is called otherwise.
    func code(titled title: String) throws -> TransitionCode {
      let kind = transition.contains("presentation:") || gesture.isEmpty ? "present" : "push"
      let text = """
        segue: 1
        title: \(title)
        screens:
          home: {fill: white, layers: {box: {frame: [1, 2, 3, 4], fill: red}}}
          sheet: {fill: systemTeal}
        transitions:
          show: {kind: \(kind), from: home, to: sheet, tap: from, \(transition)}
        \(gesture.isEmpty ? "" : "gestures:\n  hand: {in: home, drives: show, \(gesture)}")
        """
      let scene = try SceneFile.parse(Array(text.utf8), path: "keys.yaml", folder: nil).scene
      return try TransitionCode(scene: scene, transition: "show", target: .uikit)
    }
  }

  private static let track = "tracks: {to: {opacity: 0 -> 1}}"

  private static let sheet =
    "presentation: {style: page-sheet, detents: {half: 0.4 * H + safe.bottom, large: }, "

  static let keys: [Key] = [
    Key("duration", "duration: 0.7, \(track)", sign: "0.7"),
    Key("ease", "ease: bezier(.4 0 .2 1), \(track)", sign: "controlPoint1: CGPoint(x: 0.4, y: 0)"),
    Key(
      "spring",
      "ease: spring(stiffness 250 damping 30 mass 2), \(track)",
      sign: "mass: 2, stiffness: 250, damping: 30"
    ),
    Key("insert", "insert: below, \(track)", sign: "insertSubview(toView, belowSubview: fromView)"),
    Key(
      "add",
      "add: {veil: {fill: black}}, tracks: {container/veil: {opacity: 0 -> 1}}",
      sign: "let veil = UIView()"
    ),
    Key("during", "during: {from/box: {hidden: true}}, \(track)", sign: "box.isHidden = true"),
    Key("before", "before: {from/box: {opacity: 0.25}}, \(track)", sign: "box.alpha = 0.25"),
    Key("after", "after: {from/box: {opacity: 0.25}}, \(track)", sign: "box.alpha = 0.25"),
    Key(
      "alongside",
      "alongside: {from/box: {opacity: 0.25}}, \(track)",
      sign: "animate(alongsideTransition:"
    ),
    Key("two draws", "tracks: {to: {x: random(-9..9) + random(-3..3) -> 0}}", sign: "\"x\", draw: 1)"),
    Key("completes", "completes: false, \(track)", sign: "Segue: the scene forgets completeTransition"),
    Key("seed", "seed: 9, tracks: {to: {x: random(-9..9) -> 0}}", sign: "seed: 9"),
    Key("markers", "markers: {half: 0.5}, \(track)", sign: "`half` is at 0.5"),
    Key(
      "reduce-motion",
      "\(track), reduce-motion: {duration: 0.2, tracks: {to: {opacity: 0.5 -> 1}}}",
      sign: "isReduceMotionEnabled"
    ),
    Key("interruptible", "interruptible: true, \(track)", sign: "func interruptibleAnimator(using"),
    Key("at", "tracks: {to: {opacity: 0 -> 1, at: 0.2..0.6}}", sign: "(0.6 - 0.2) * duration"),
    Key("track duration", "tracks: {to: {opacity: 0 -> 1, duration: 0.15}}", sign: "withDuration: 0.15"),
    Key("delay", "tracks: {to: {opacity: 0 -> 1, delay: 0.07}}", sign: "delay: 0.07"),
    Key("track ease", "tracks: {to: {opacity: 0 -> 1, ease: ease-in}}", sign: ".curveEaseIn"),
    Key("as", "tracks: {to: {opacity: 0 -> 1, as: layer}}", sign: "basic(\"opacity\", from: 0, to: 1)"),
    Key("repeat", "tracks: {to: {opacity: 0 -> 1, repeat: 3}}", sign: "repeats: Float(3)"),
    Key("autoreverse", "tracks: {to: {opacity: 0 -> 1, autoreverse: true}}", sign: "autoreverses: true"),
    Key("speed", "tracks: {to: {opacity: 0 -> 1, speed: 2}}", sign: "speed: Float(2)"),
    Key("fill", "tracks: {to: {opacity: 0 -> 1, as: layer, fill: forwards}}", sign: "fill: .forwards"),
    Key(
      "keyframes",
      "tracks: {to: {opacity: 0 -> 0.3 @ 0.4 -> 1}}",
      sign: "keyframes(\"opacity\", [0, 0.3, 1], at: [0, 0.4, 1])"
    ),
    Key(
      "mode",
      "tracks: {to: {opacity: 0 -> 0.3 -> 1, mode: discrete}}",
      sign: "at: [0, 0 + (1 - 0) * 1 / 3, 0 + (1 - 0) * 2 / 3, 1]), .discrete)"
    ),
    Key(
      "paced",
      "tracks: {from/box: {center: \"[0, 0] -> [30, 40] -> [9, 9]\", mode: cubic-paced}}",
      sign: "keyframes(\"position\", [CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40), CGPoint(x: 9, y: 9)]"
    ),
    Key(
      "paced frame",
      "tracks: {from/box: {frame: \"rest -> [0, 0, 9, 9] -> rest\", mode: paced}}",
      sign: "// Segue: Core Animation paces the parts of 'frame' apart."
    ),
    Key(
      "eases",
      "tracks: {to: {opacity: 0 -> 0.3 -> 1, eases: [ease-in, linear]}}",
      sign:
        "curves: [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]"
    ),
    Key(
      "along",
      "tracks: {from/box: {along: M 0 0 L 30 40 C 1 2 3 4 5 6, mode: paced, turn: auto}}",
      sign: "add(following(path1, .paced, turning: .rotateAuto), to: box.layer"
    ),
    Key(
      "path",
      "tracks: {from/box: {along: M 0 0 L 30 40 C 1 2 3 4 5 6}}",
      sign:
        "path1.addCurve(to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))"
    ),
    Key(
      "arc",
      "tracks: {from/box: {center: \"[0, 0] -> [30, 40]\", arc: -12, turn: auto-reverse}}",
      sign:
        "following(bowed([CGPoint(x: 0, y: 0), CGPoint(x: 30, y: 40)], by: -12), turning: .rotateAutoReverse)"
    ),
    Key(
      "bends",
      "tracks: {to: {opacity: 0 -> 0.3 -> 1, mode: cubic, tension: 0.5, bias: 0.25}}",
      sign: ".cubic, tension: 0.5, bias: 0.25)"
    ),
    Key(
      "steps",
      "tracks: {to: {opacity: 0 -> 1, ease: steps(4 end)}}",
      sign: "through: [0, 0.25, 0.5, 0.75, 1], at: [0, 0.25, 0.5, 0.75, 1, 1], .discrete)"
    ),
    Key(
      "steps that begin with a jump, after a while",
      "tracks: {to: {opacity: 0 -> 1, ease: steps(2 start), delay: 0.1}}",
      sign: "through: [0, 0.5, 1, 1], at: [0, 1e-06, 0.5, 1, 1], .discrete)"
    ),
    Key(
      "lines",
      "tracks: {to: {opacity: 0 -> 1, ease: linear(0 0.3 50% 0.9 50% 1)}}",
      sign: "through: [0, 0.3, 0.9, 1], at: [0, 0.5, 0.5, 1], .linear)"
    ),
    Key("blur", "tracks: {to: {blur: 4 -> 0}}", sign: "Segue: UIKit does not animate 'blur'"),
    Key(
      "shadow",
      "tracks: {to: {shadow.opacity: 0 -> 0.3}}",
      sign: "basic(\"shadowOpacity\", from: 0, to: 0.3)"
    ),
    Key("progress", track, gesture: "recognize: pan, progress: dx / 123", sign: "translation.x / 123"),
    Key(
      "touches",
      track,
      gesture: "recognize: pan, progress: dx / 9, touches: 1",
      sign: "maximumNumberOfTouches = 1"
    ),
    Key(
      "begin",
      track,
      gesture: "recognize: pan, progress: dx / 9, begin: dx > 4",
      sign: "return translation.x > 4"
    ),
    Key(
      "while",
      track,
      gesture: "recognize: pan, progress: dx / 9, while: dy < 77",
      sign: "guard translation.y < 77 else"
    ),
    Key(
      "long-press",
      track,
      gesture: "recognize: long-press(0.3), progress: dy / 9 + velocity.x / 1000, begin: dx < 4",
      sign: "recognizer.minimumPressDuration = 0.3"
    ),
    Key(
      "remember",
      track,
      gesture: "recognize: pan, remember: {first: dx * 3}, progress: (dx - first) / 9",
      sign: "if recognizer.state == .began { first = translation.x * 3 }"
    ),
    Key(
      "follow",
      "add: {veil: {fill: black, follow: {x: to.x}}}, tracks: {to: {opacity: 0 -> 1}}",
      sign: "// Segue: 'x' is read once; a CADisplayLink"
    ),
    Key(
      "let",
      track,
      gesture: "recognize: pan, let: {way: dx * 3}, progress: way / 9",
      sign: "let way: CGFloat = translation.x * 3"
    ),
    Key(
      "pinch",
      track,
      gesture: "recognize: pinch, progress: 1 - scale / start.scale",
      sign: "recognizer.scale / startScale"
    ),
    Key(
      "swipe",
      track,
      gesture: "recognize: swipe(left), progress: 1, finish: {when: true}",
      sign: "recognizer.direction = .left"
    ),
    Key(
      "pan direction",
      track,
      gesture: "recognize: pan(down), progress: dy / 9",
      sign: "translation.y > abs(translation.x)"
    ),
    Key(
      "edge",
      track,
      gesture: "recognize: edge-pan(right), progress: -dx / 9",
      sign: "recognizer.edges = .right"
    ),
    Key(
      "finish at change",
      track,
      gesture: "recognize: pan, progress: dx / 9, finish: {when: progress > 0.3, at: change}",
      sign: "finishes = progress > 0.3"
    ),
    Key(
      "finish at once",
      track,
      gesture: "recognize: pan, progress: dx / 9, finish: {when: progress > 0.3, at: once}",
      sign: "isSpent = true"
    ),
    Key(
      "finish ease",
      track,
      gesture: "recognize: pan, progress: dx / 9, finish: {when: true, ease: ease-out}",
      sign: "completionCurve = .easeOut"
    ),
    Key(
      "cancel",
      track,
      gesture: "recognize: pan, progress: dx / 9, cancel: {ease: ease-in}",
      sign: "completionCurve = .easeIn"
    ),
    Key(
      "gesture speed",
      track,
      gesture: "recognize: pan, progress: dx / 9, speed: 1 - progress",
      sign: "speed: 1 - progress"
    ),
    Key(
      "gesture ease",
      track,
      gesture: "recognize: pan, progress: dx / 9, ease: linear",
      sign: "completionCurve = .linear"
    ),
    Key(
      "timing-curve",
      "interruptible: true, \(track)",
      gesture: "recognize: pan, progress: dx / 9, timing-curve: spring(ratio 0.8)",
      sign: "timingCurve = UISpringTimingParameters(dampingRatio: 0.8)"
    ),
    Key(
      "wants-interactive-start",
      track,
      gesture: "recognize: pan, progress: dx / 9, wants-interactive-start: false",
      sign: "wantsInteractiveStart = false"
    ),
    Key(
      "system-cancel",
      track,
      gesture: "recognize: pan, progress: dx / 9, system-cancel: decide",
      sign: "case .ended, .cancelled:"
    ),
    Key(
      "presentation frame",
      "\(track), presentation: {style: custom, frame: [0, 33, W, 44]}",
      sign: "CGRect(x: 0, y: 33, width: size.width, height: 44)"
    ),
    Key(
      "dimming",
      "\(track), presentation: {style: custom, dimming: black 35%}",
      sign: "UIColor(white: 0, alpha: 0.35)"
    ),
    Key(
      "detents",
      sheet + "selected: half}",
      sign: ".custom(identifier: .init(\"half\")) { [weak self] _ in"
    ),
    Key("detents of UIKit", "presentation: {style: page-sheet, detents: [medium, large]}", sign: ".medium()"),
    Key("selected", sheet + "selected: large}", sign: "selectedDetentIdentifier = .large"),
    Key("undimmed", sheet + "undimmed: half}", sign: "largestUndimmedDetentIdentifier = .init(\"half\")"),
    Key("grabber", sheet + "grabber: true}", sign: "prefersGrabberVisible = true"),
    Key("scrolls", sheet + "selected: half}", sign: "prefersScrollingExpandsWhenScrolledToEdge = false"),
    Key(
      "a sheet's dimming",
      sheet + "dimming: red 20%}",
      sign: "Segue: a sheet dims in UIKit's own colour"
    ),
    Key("style", "\(track), presentation: {style: over-full-screen}", sign: ".overFullScreen"),
  ]

  @Test("a key shows in the code, or is a gap that the code tells at its place", arguments: keys)
  func key(_ key: Key) throws {
    let code = try key.code
    #expect(code.text.joinedLines.contains(key.sign), "\(code.text)")
    let comments = code.text.split(separator: "\n").joined(separator: " ").replacing(#/\s+// +/#, with: " ")
    for gap in code.gaps where !gap.message.contains("never calls") {
      #expect(comments.contains("Segue: \(gap.message.prefix(40))"), "\(gap.message)")
    }
    if key.sign.hasPrefix("Segue:") { #expect(!code.gaps.isEmpty) }
  }

  @Test("every gap has its comment in the text", arguments: WrittenCode.uikit + WrittenCode.css)
  func comments(_ written: WrittenCode) {
    let text = written.code.text.joinedLines
    for gap in written.code.gaps { #expect(text.contains("Segue: "), "\(gap.message)") }
  }

  @Test("a transition that is not there is an error with a suggestion")
  func unknown() throws {
    let scene = try SceneFile.load("\(Places.root)/Scenes/app-store").scene
    #expect(throws: CodeError.self) { try TransitionCode(scene: scene, transition: "opne", target: .css) }
  }
}

extension String {
  /// The text with lines that were broken joined again.
  fileprivate var joinedLines: String {
    let lines = split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
    return lines.replacing("( ", with: "(").replacing(" )", with: ")")
  }
}
