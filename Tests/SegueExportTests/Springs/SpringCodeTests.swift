import SegueMotion
import Testing

@testable import SegueExport

struct SpringCodeTests {
  private let spring = Spring(mass: 1, stiffness: 250, damping: 20)

  /// Core Animation takes no more than critical damping.
  @Test func theDampingWrittenIsTheOneThatActs() {
    var strong = Spring(mass: 1, stiffness: 100, damping: 50)
    #expect(SpringCode.coreAnimation.text(of: strong).contains("spring.damping = 20\n"))
    #expect(SpringCode.uiKit.text(of: strong).contains("damping: 20,"))
    strong.allowsOverdamping = true
    #expect(SpringCode.coreAnimation.text(of: strong).contains("spring.damping = 50\n"))
  }

  @Test func eachLanguageSaysTheSameSpring() {
    #expect(
      SpringCode.uiKit.text(of: spring) == """
        UISpringTimingParameters(
            mass: 1, stiffness: 250, damping: 20,
            initialVelocity: CGVector(dx: 0, dy: 0))
        """
    )
    #expect(SpringCode.swiftUI.text(of: spring) == ".spring(response: 0.397384, dampingFraction: 0.632456)")
    #expect(
      SpringCode.coreAnimation.text(of: spring, initialVelocity: 1.5) == """
        let spring = CASpringAnimation(keyPath: "position")
        spring.mass = 1
        spring.stiffness = 250
        spring.damping = 20
        spring.initialVelocity = 1.5
        spring.duration = spring.settlingDuration
        """
    )
    #expect(SpringCode.swiftUI.text(of: spring, initialVelocity: 2).contains("initialVelocity: 2"))
  }

  @Test func aFittedSpringIsTheCallThatFitsIt() {
    let spring = Spring(duration: 0.5, dampingRatio: 0.6, initialVelocity: 1)
    #expect(
      SpringCode.uiKit.text(of: spring, initialVelocity: 1, fittedTo: 0.5) == """
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6,
            initialSpringVelocity: 1
        ) {
        }
        """
    )
    let animation: String = SpringCode.coreAnimation.text(of: spring, initialVelocity: 1, fittedTo: 0.5)
    #expect(animation.contains("spring.stiffness = \(SpringCode.digits(spring.stiffness))"))
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
    let text: String = SpringCode.css.text(of: Spring(response: 0.5, dampingFraction: 1))
    #expect(text.hasPrefix("transition-duration: "))
    #expect(text.contains("linear(0, "))
    #expect(text.hasSuffix(", 1);"))
  }
}
