import Testing

@testable import SegueUIKit

@MainActor
@Suite("Core Animation's animations")
struct AnimationTests {
  /// An animation's delegate that writes down what it is told.
  private final class Diary: NSObject, CAAnimationDelegate {
    var lines: [String] = []

    func animationDidStart(_ anim: CAAnimation) { lines.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { lines.append("stop \(flag)") }
  }

  private func shown(_ layer: CALayer) -> CALayer { layer.presentation() ?? layer }

  @Test("a basic animation goes from one value to the other and is gone")
  func basic() throws {
    let phone = Phone()
    let layer = phone.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let diary = Diary()
    let move = CABasicAnimation(keyPath: "position")
    move.fromValue = CGPoint(x: 0, y: 0)
    move.toValue = CGPoint(x: 100, y: 200)
    move.duration = 2
    move.delegate = diary
    layer.add(move, forKey: "move")
    move.toValue = CGPoint.zero
    phone.host.advance(to: 1)
    #expect(shown(layer).position == CGPoint(x: 50, y: 100))
    #expect(layer.position == CGPoint(x: 50, y: 50))
    #expect(layer.animationKeys() == ["move"])
    #expect(
      (layer.animation(forKey: "move") as? CABasicAnimation)?.toValue as? CGPoint == CGPoint(x: 100, y: 200)
    )
    #expect(diary.lines == ["start"])
    phone.host.advance(to: 2)
    #expect(shown(layer).position == CGPoint(x: 50, y: 50))
    #expect(layer.animationKeys() == nil)
    #expect(layer.animation(forKey: "move") == nil)
    #expect(diary.lines == ["start", "stop true"])
  }

  @Test(
    "values that are missing follow from the others",
    arguments: [
      (10.0, nil, nil, 10.0, 50.0), (nil, 90.0, nil, 50.0, 90.0), (nil, nil, 20.0, 50.0, 70.0),
      (10.0, nil, 20.0, 10.0, 30.0), (nil, 90.0, 20.0, 70.0, 90.0),
    ] as [(Double?, Double?, Double?, Double, Double)]
  )
  func missingValues(from: Double?, to: Double?, by: Double?, first: Double, last: Double) {
    let phone = Phone()
    let layer = phone.layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.byValue, move.duration) = (from, to, by, 1)
    layer.add(move, forKey: nil)
    phone.host.advance(to: 0)
    #expect(Double(shown(layer).position.x) == first)
    phone.host.advance(to: 0.5)
    #expect(Double(shown(layer).position.x) == (first + last) / 2)
  }

  @Test("what stays after its end is held by its fill mode")
  func fillModes() {
    let phone = Phone()
    let layer = phone.layer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (0.75, 0.25, 1)
    fade.beginTime = CACurrentMediaTime() + 1
    fade.fillMode = .both
    fade.isRemovedOnCompletion = false
    layer.add(fade, forKey: "fade")
    phone.host.advance(to: 0.5)
    #expect(shown(layer).opacity == 0.75)
    phone.host.advance(to: 5)
    #expect(shown(layer).opacity == 0.25)
    #expect(layer.animationKeys() == ["fade"])
  }

  @Test("an animation that is removed or replaced has not finished, which is told in the next turn")
  func removal() {
    let phone = Phone()
    let layer = phone.layer()
    let diaries = [Diary(), Diary(), Diary()]
    for diary in diaries {
      let fade = CABasicAnimation(keyPath: "opacity")
      (fade.toValue, fade.duration, fade.delegate) = (0, 1, diary)
      layer.add(fade, forKey: "fade")
    }
    #expect(diaries[0].lines == [])
    phone.host.advance(to: 0.5)
    #expect(diaries[0].lines == ["start", "stop false"])
    #expect(diaries[2].lines == ["start"])
    layer.removeFromSuperlayer()
    phone.host.advance(to: 0.5)
    #expect(diaries[2].lines == ["start", "stop false"])
  }

  @Test("parts of a transform are animated over the matrix that the layer has")
  func transformParts() {
    let phone = Phone()
    let layer = phone.layer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    phone.host.advance(to: 0)
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.fromValue, grow.toValue, grow.duration) = (2, 4, 1)
    layer.add(grow, forKey: nil)
    let turn = CABasicAnimation(keyPath: "transform.translation.x")
    (turn.fromValue, turn.toValue, turn.duration) = (0, 30, 1)
    layer.add(turn, forKey: nil)
    phone.host.advance(to: 0.5)
    #expect(abs(shown(layer).transform.m11 - 3) < 1e-12)
    #expect(abs(shown(layer).transform.m41 - 15) < 1e-12)
  }

  @Test("a group's members run in its time and are cut off at its end")
  func groups() {
    let phone = Phone()
    let layer = phone.layer()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 4)
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.beginTime) = (0, 100, 1, 0.5)
    let group = CAAnimationGroup()
    (group.animations, group.duration) = ([fade, move], 2)
    layer.add(group, forKey: nil)
    phone.host.advance(to: 1)
    #expect(shown(layer).opacity == 0.75)
    #expect(shown(layer).position.x == 50)
    phone.host.advance(to: 1.75)
    #expect(shown(layer).position.x == layer.position.x)
    phone.host.advance(to: 2)
    #expect(shown(layer).opacity == 1)
  }

  @Test("keyframes pass through their values, evenly, at their times, in jumps, and at an even pace")
  func keyframes() {
    func places(_ set: (CAKeyframeAnimation) -> Void) -> [Double] {
      let phone = Phone()
      let layer = phone.layer()
      let move = CAKeyframeAnimation(keyPath: "position.x")
      (move.values, move.duration) = ([0, 10, 40], 1)
      set(move)
      layer.add(move, forKey: nil)
      return [0.25, 0.5, 0.75].map { time in
        phone.host.advance(to: time)
        return (Double(shown(layer).position.x) * 1e6).rounded() / 1e6
      }
    }
    #expect(places { _ in } == [5, 10, 25])
    #expect(places { $0.keyTimes = [0, 0.25, 1] } == [10, 20, 30])
    #expect(places { $0.calculationMode = .paced } == [10, 20, 30])
    #expect(places { $0.calculationMode = .discrete } == [0, 10, 40])
    #expect(places { $0.timingFunctions = [.init(name: .easeIn), .init(name: .easeOut)] }[1] == 10)
    #expect(places { $0.calculationMode = .cubic } == [3.125, 10, 25.625])
    #expect(places { ($0.calculationMode, $0.tensionValues) = (.cubic, [1, 1, 1]) } == [5, 10, 25])
    #expect(places { ($0.calculationMode, $0.tensionValues) = (.cubic, [0, 1]) } == [5.625, 10, 23.125])
    #expect(places { ($0.calculationMode, $0.biasValues) = (.cubic, [0, 1]) } == [4.375, 10, 24.375])
    #expect(places { ($0.calculationMode, $0.continuityValues) = (.cubic, [0, -1]) } == [4.375, 10, 26.875])
  }

  @Test("a position follows a path")
  func paths() {
    let phone = Phone()
    let layer = phone.layer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 300))
    let move = CAKeyframeAnimation(keyPath: "position")
    (move.path, move.duration) = (path, 1)
    layer.add(move, forKey: nil)
    phone.host.advance(to: 0.25)
    #expect(shown(layer).position == CGPoint(x: 50, y: 0))
    phone.host.advance(to: 0.75)
    #expect(shown(layer).position == CGPoint(x: 100, y: 150))
  }

  @Test("a spring overshoots, and says when it has settled")
  func springs() {
    let phone = Phone()
    let layer = phone.layer()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.damping, spring.fromValue, spring.toValue) = (5, 0, 100)
    spring.duration = spring.settlingDuration
    layer.add(spring, forKey: nil)
    let most = (0...100).map { step -> CGFloat in
      phone.host.advance(to: spring.duration * Double(step) / 101)
      return shown(layer).position.x
    }.max()
    #expect((most ?? 0) > 120)
    #expect(spring.settlingDuration > 2)
  }

  @Test("a layer's time can be stopped, set and let go, and its animations with it")
  func mediaTime() {
    let phone = Phone()
    let outer = phone.layer()
    let layer = CALayer()
    outer.addSublayer(layer)
    phone.host.advance(to: 1)
    let diary = Diary()
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue, move.duration, move.delegate) = (0, 100, 1, diary)
    layer.add(move, forKey: nil)
    phone.host.advance(to: 1.25)
    let paused = outer.convertTime(CACurrentMediaTime(), from: nil)
    outer.speed = 0
    outer.timeOffset = paused
    phone.host.advance(to: 9)
    #expect(shown(layer).position.x == 25)
    outer.timeOffset = 1.5
    #expect(shown(layer).position.x == 50)
    outer.speed = 1
    outer.timeOffset = 0
    outer.beginTime = 0
    outer.beginTime = outer.convertTime(CACurrentMediaTime(), from: nil) - 1.5
    phone.host.advance(to: 9.25)
    #expect(abs(shown(layer).position.x - 75) < 1e-9)
    #expect(diary.lines == ["start"])
    phone.host.advance(to: 9.5)
    #expect(diary.lines == ["start", "stop true"])
  }

  @Test("what follows a path turns with it, ahead or backwards, on top of its own transform")
  func turning() throws {
    let radius = 100.0
    for (mode, back) in [(nil, nil), (.rotateAuto, 0.0), (.rotateAutoReverse, Double.pi)]
      as [(CAAnimationRotationMode?, Double?)]
    {
      for own in [0, 0.5] {
        let phone = Phone()
        let view = phone.view(CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(rotationAngle: own)
        phone.host.advance(to: 0.1)
        let move = CAKeyframeAnimation(keyPath: "position")
        move.path =
          UIBezierPath(
            arcCenter: CGPoint(x: 200, y: 200),
            radius: radius,
            startAngle: 0,
            endAngle: .pi / 2,
            clockwise: true
          ).cgPath
        (move.duration, move.rotationMode, move.calculationMode) = (1, mode, .paced)
        view.layer.add(move, forKey: "move")
        for fraction in [0.25, 0.5, 0.75] {
          phone.host.advance(to: 0.1 + fraction)
          let shown = try #require(view.layer.presentation())
          let (matrix, place) = (shown.affineTransform(), shown.position)
          let angle = atan2(matrix.b, matrix.a)
          // A quarter of a circle from its right: ahead is a quarter turn on from the way out. Four cubic arcs come within
          // 3e-4 of it.
          let ahead = fraction * Double.pi / 2 + Double.pi / 2
          let wanted = own + (back.map { ahead + $0 } ?? 0)
          #expect(abs(cos(angle) - cos(wanted)) < 1e-3 && abs(sin(angle) - sin(wanted)) < 1e-3)
          #expect(abs(hypot(place.x - 200, place.y - 200) - radius) < 0.05)
        }
      }
    }
  }

  @Test("a key path that nothing shows is said once, and its delegate is called all the same")
  func unknownPaths() {
    let phone = Phone()
    let diary = Diary()
    let draw = CABasicAnimation(keyPath: "filters.blur")
    (draw.fromValue, draw.toValue, draw.duration, draw.delegate) = (0, 1, 1, diary)
    let layer = phone.layer()
    layer.add(draw, forKey: "a")
    layer.add(draw, forKey: "b")
    #expect(phone.host.notes.count == 1)
    phone.host.advance(to: 1)
    #expect(diary.lines == ["start", "start", "stop true", "stop true"])
  }
}
