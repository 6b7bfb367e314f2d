import SegueMotion
import SegueScenes
import Testing

@testable import SegueExport

struct TimingCodeTests {
  private let spring = Spring(mass: 1, stiffness: 250, damping: 20)

  private func text(
    _ code: TimingCode,
    _ spring: Spring,
    _ velocity: Double = 0,
    form: CodedTiming.SpringForm? = nil,
    duration: Double = 1
  ) -> String {
    let curve = TimingCurve.spring(spring, initialVelocity: velocity, duration: duration)
    return code.text(of: CodedTiming(curve, form: form, duration: duration)) ?? ""
  }

  /// Core Animation takes no more than critical damping.
  @Test func theDampingWrittenIsTheOneThatActs() {
    var strong = Spring(mass: 1, stiffness: 100, damping: 50)
    #expect(text(.coreAnimation, strong).contains("spring.damping = 20\n"))
    #expect(text(.uiKit, strong).contains("damping: 20,"))
    strong.allowsOverdamping = true
    #expect(text(.coreAnimation, strong).contains("spring.damping = 50\n"))
  }

  @Test func eachLanguageSaysTheSameSpring() {
    #expect(
      text(.uiKit, spring) == """
        let timing = UISpringTimingParameters(
            mass: 1, stiffness: 250, damping: 20,
            initialVelocity: CGVector(dx: 0, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        """
    )
    #expect(text(.swiftUI, spring) == ".spring(response: 0.397384, dampingFraction: 0.632456)")
    #expect(
      text(.coreAnimation, spring, 1.5) == """
        let spring = CASpringAnimation(keyPath: "position")
        spring.mass = 1
        spring.stiffness = 250
        spring.damping = 20
        spring.initialVelocity = 1.5
        spring.duration = spring.settlingDuration
        """
    )
    #expect(text(.swiftUI, spring, 2).contains("initialVelocity: 2"))
  }

  @Test("A spring keeps the numbers that it was written with")
  func writtenNumbers() {
    let fitted = Spring(duration: 1, dampingRatio: 0.6, initialVelocity: 1)
    #expect(
      text(.uiKit, fitted, 1, form: .fitted, duration: 1) == """
        let timing = UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: 1))
        let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
        """
    )
    let perceptual = Spring(response: 0.45, dampingFraction: 0.8)
    let bouncy = Spring(duration: 0.5, bounce: 0.25)
    #expect(
      text(.uiKit, perceptual, form: .dialect(.response)).hasPrefix(
        "let timing = UISpringTimingParameters(duration: 0.45, bounce: 0.2)\n"
      )
    )
    #expect(
      text(.uiKit, bouncy, form: .dialect(.bounce)).contains("(duration: 0.5, bounce: 0.25)")
    )
    #expect(
      text(.swiftUI, perceptual, form: .dialect(.response)) == ".spring(response: 0.45, dampingFraction: 0.8)"
    )
    #expect(text(.swiftUI, bouncy, form: .dialect(.bounce)) == ".spring(duration: 0.5, bounce: 0.25)")
    #expect(
      text(.swiftUI, spring, form: .dialect(.physical)) == """
        .interpolatingSpring(
            mass: 1, stiffness: 250, damping: 20)
        """
    )
  }

  @Test(
    "Every language has a word or a call for every Bézier",
    arguments: [
      (
        CubicBezier(0.4, 0, 0.2, 1),
        "controlPoint1: CGPoint(x: 0.4, y: 0), controlPoint2: CGPoint(x: 0.2, y: 1)",
        ".timingCurve(0.4, 0, 0.2, 1, duration: 0.35)", "controlPoints: 0.4, 0, 0.2, 1",
        "cubic-bezier(0.4, 0, 0.2, 1)"
      ),
      (
        CubicBezier.easeInOut, "animationCurve: .easeInOut", ".easeInOut(duration: 0.35)", "name: .easeInOut",
        "ease-in-out"
      ),
      (
        CubicBezier(0, 0, 1, 1), "animationCurve: .linear", ".linear(duration: 0.35)", "name: .linear",
        "linear"
      ),
    ]
  )
  func beziers(bezier: CubicBezier, uiKit: String, swiftUI: String, coreAnimation: String, css: String) throws
  {
    let timing = CodedTiming(.cubicBezier(bezier), duration: 0.35)
    let parameters: String = try #require(TimingCode.uiKit.text(of: timing))
    #expect(parameters.contains(uiKit))
    #expect(parameters.hasSuffix("UIViewPropertyAnimator(duration: 0.35, timingParameters: timing)"))
    #expect(TimingCode.swiftUI.text(of: timing) == swiftUI)
    #expect(
      TimingCode.coreAnimation.text(of: timing)?.hasSuffix("CAMediaTimingFunction(\(coreAnimation))") == true
    )
    #expect(TimingCode.coreAnimation.text(of: timing)?.hasPrefix("animation.duration = 0.35\n") == true)
    #expect(
      TimingCode.css.text(of: timing)
        == "transition-duration: 350ms;\ntransition-timing-function: \(css);"
    )
  }

  @Test func stepsAndLinesAreCSSAlone() {
    let steps = CodedTiming(.steps(StepTiming(count: 4)), duration: 0.5)
    #expect(TimingCode.css.text(of: steps)?.hasSuffix("steps(4, jump-end);") == true)
    let lines = CodedTiming(
      .piecewiseLinear(
        PiecewiseLinear(stops: [.init(output: 0), .init(output: 0.8, input: 0.3), .init(output: 1)])
      )
    )
    #expect(TimingCode.css.text(of: lines) == "transition-timing-function: linear(0, 0.8 30%, 1);")
    for code in TimingCode.allCases where code != .css {
      #expect(code.text(of: steps) == nil)
      #expect(code.text(of: lines) == nil)
    }
  }

  @Test(
    "Numbers are as people write them",
    arguments: [
      (0.6, "0.6"), (0.1 + 0.2, "0.3"), (194.95492, "194.955"), (1e-5, "0.00001"), (-0.25, "-0.25"),
      (-1e-9, "0"),
      (1234567, "1234567"), (0.0785398, "0.07854"), (22.340214, "22.3402"),
    ]
  )
  func numbers(value: Double, text: String) {
    #expect(TimingCode.number(value) == text)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 1.0]) func theLinesOfCSSStayNearTheSpring(ratio: Double) {
    let spring = Spring(response: 0.5, dampingFraction: ratio)
    let curve = SpringCurve(spring)
    #expect(curve.points.count < 120)
    for step in 0...997 {
      let time = Double(step) / 997
      let index: Int = max(curve.points.firstIndex { $0.time >= time } ?? 1, 1)
      let (left, right) = (curve.points[index - 1], curve.points[index])
      let line: Double =
        left.value + (right.value - left.value) * (time - left.time) / (right.time - left.time)
      #expect(abs(line - spring.value(at: time * curve.duration)) < 0.003)
    }
  }

  @Test func cssHasItsEndsWithoutPlaces() {
    let css: String = text(.css, Spring(response: 0.5, dampingFraction: 1))
    #expect(css.hasPrefix("transition-duration: "))
    #expect(css.contains("linear(0, "))
    #expect(css.hasSuffix(", 1);"))
  }
}
