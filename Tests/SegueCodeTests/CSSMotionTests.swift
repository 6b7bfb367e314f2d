import SegueGeometry
import SegueModel
import SegueScenes
import SegueMotion
import SegueStage
import SegueTransitions
import Testing

@testable import SegueCode

/// What the page's keyframes come to, beside what the engine shows.
@Suite struct CSSMotionTests {
  @Test("a page is where the engine is, to half a point, at twenty times", arguments: WrittenCode.css)
  func places(_ written: WrittenCode) throws {
    var code = CSSCode(TransitionPlan(scene: written.scene, definition: written.transition))
    _ = code.file()
    let sampler = try #require(code.sampler)
    var worst = 0.0
    for animation in code.animations {
      let values = Self.values(animation, sampler)
      for step in 0...20 {
        let index = (values.count - 1) * step / 20
        let time = Double(index) / Double(values.count - 1)
        let error = abs(animation.value(at: time) - values[index])
        worst = max(worst, animation.unit == "px" ? error : error * 100)
      }
    }
    #expect(worst <= 0.5, "\(worst)")
  }

  /// The engine's own numbers for what an animation moves.
  private static func values(_ animation: CSSAnimation, _ sampler: CSSSampler) -> [Double] {
    let id = animation.layer
    let parent = sampler.parents[id]
    switch animation.property {
    case "width": return sampler.series(id) { $0.bounds.size.width }
    case "height": return sampler.series(id) { $0.bounds.size.height }
    case "opacity": return sampler.series(id) { $0.opacity }
    case "border-radius": return sampler.series(id) { $0.cornerRadii.topLeft }
    case "scale": return sampler.series(id) { $0.components.scaleX }
    case "left":
      let own = sampler.series(id) { $0.position.x - $0.anchor.x * $0.bounds.size.width }
      let scrolled = parent.map { sampler.series($0) { $0.bounds.origin.x } } ?? own.map { _ in 0 }
      return zip(own, scrolled).map { $0 - $1 }
    default:
      let own = sampler.series(id) { $0.position.y - $0.anchor.y * $0.bounds.size.height }
      let scrolled = parent.map { sampler.series($0) { $0.bounds.origin.y } } ?? own.map { _ in 0 }
      return zip(own, scrolled).map { $0 - $1 }
    }
  }

  @Test("lines stay within the bound between their corners, and are few")
  func fit() {
    let spring = (0...400).map { index -> Double in
      let time = Double(index) / 400
      return index == 400 ? 1 : Self.spring.value(at: time)
    }
    let fit = CurveFit(spring, tolerance: 0.001)
    for index in 0...400 {
      #expect(abs(fit.value(at: Double(index) / 400) - spring[index]) <= 0.001 + 1e-12)
    }
    #expect(fit.stops.first?.value == 0 && fit.stops.last?.value == 1)
    // A chord from corner to corner on the curve takes 30.
    #expect(fit.stops.count <= 26, "\(fit.stops.count)")
  }

  private static let spring = TimingCurve.spring(duration: 1, dampingRatio: 0.6)

  @Test("a straight line takes two corners, and a corner a third")
  func lines() {
    #expect(CurveFit((0...10).map { Double($0) / 10 }, tolerance: 0.001).stops.count == 2)
    let corner = (0...10).map { $0 < 5 ? 0 : Double($0 - 5) / 5 }
    #expect(CurveFit(corner, tolerance: 0.001).stops.count == 3)
  }
}
