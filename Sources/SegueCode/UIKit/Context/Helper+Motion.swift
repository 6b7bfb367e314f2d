extension Helper {
  static let anchorText = """
    extension UIView {
      /// Moves the point about which the view turns, without moving the view.
      fileprivate func moveAnchorPoint(to point: CGPoint) {
        let old = layer.anchorPoint
        layer.anchorPoint = point
        center.x += (point.x - old.x) * bounds.width
        center.y += (point.y - old.y) * bounds.height
      }
    }
    """

  static let layoutCenterText = """
    extension UIView {
      /// The middle of the view, wherever its anchor point is.
      fileprivate var layoutCenter: CGPoint {
        get {
          CGPoint(
            x: center.x + (0.5 - layer.anchorPoint.x) * bounds.width,
            y: center.y + (0.5 - layer.anchorPoint.y) * bounds.height
          )
        }
        set {
          center = CGPoint(
            x: newValue.x + (layer.anchorPoint.x - 0.5) * bounds.width,
            y: newValue.y + (layer.anchorPoint.y - 0.5) * bounds.height
          )
        }
      }
    }
    """

  static let transformsText = """
    extension CATransform3D {
      fileprivate static func scale(_ x: CGFloat, _ y: CGFloat) -> CATransform3D {
        CATransform3DMakeScale(x, y, 1)
      }

      fileprivate static func translation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        CATransform3DMakeTranslation(x, y, z)
      }

      /// A rotation about one axis, in radians.
      fileprivate static func rotation(
        x: CGFloat = 0,
        y: CGFloat = 0,
        z: CGFloat = 0
      ) -> CATransform3D {
        let angle = x + y + z
        return CATransform3DMakeRotation(angle, x == 0 ? 0 : 1, y == 0 ? 0 : 1, z == 0 ? 0 : 1)
      }

      /// A perspective, -1 / distance.
      fileprivate static func perspective(_ m34: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = m34
        return transform
      }

      /// This transform, then the other one.
      fileprivate func then(_ other: CATransform3D) -> CATransform3D {
        CATransform3DConcat(self, other)
      }
    }
    """

  static let explicitText = """
    /// An animation between two values of a layer's key path.
    @MainActor
    private func basic(_ keyPath: String, from start: Any, to end: Any) -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.fromValue = start
      animation.toValue = end
      return animation
    }

    @MainActor
    private func basic(
      _ keyPath: String,
      from start: CATransform3D,
      to end: CATransform3D
    ) -> CABasicAnimation {
      basic(keyPath, from: NSValue(caTransform3D: start), to: NSValue(caTransform3D: end))
    }

    /// An animation through values of a layer's key path, at fractions of its duration.
    @MainActor
    private func keyframes(
      _ keyPath: String,
      _ values: [Any],
      at times: [Double]
    ) -> CAKeyframeAnimation {
      let animation = CAKeyframeAnimation(keyPath: keyPath)
      animation.values = values
      animation.keyTimes = times.map { NSNumber(value: $0) }
      return animation
    }

    /// Runs an animation that stays at its end until it is removed; times are in seconds.
    @MainActor
    private func add(
      _ animation: CAPropertyAnimation,
      to layer: CALayer,
      after delay: TimeInterval = 0,
      for duration: TimeInterval,
      curve: CAMediaTimingFunction? = nil,
      fill: CAMediaTimingFillMode = .both,
      repeats: Float = 1,
      autoreverses: Bool = false,
      speed: Float = 1
    ) {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.duration = duration
      animation.timingFunction = curve
      animation.fillMode = fill
      animation.repeatCount = repeats
      animation.autoreverses = autoreverses
      animation.speed = speed
      animation.isRemovedOnCompletion = fill == .removed
      layer.add(animation, forKey: nil)
    }
    """

  static let springText = """
    /// Runs a change on a spring, its velocity in fractions of the distance a second.
    @MainActor
    private func add(
      _ change: CABasicAnimation,
      to layer: CALayer,
      after delay: TimeInterval = 0,
      for duration: TimeInterval,
      spring: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat),
      fill: CAMediaTimingFillMode = .both,
      repeats: Float = 1,
      autoreverses: Bool = false,
      speed: Float = 1,
      settles: Bool = true
    ) {
      let animation = CASpringAnimation(keyPath: change.keyPath)
      animation.fromValue = change.fromValue
      animation.toValue = change.toValue
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.velocity
      add(
        animation,
        to: layer,
        after: delay,
        for: duration,
        fill: fill,
        repeats: repeats,
        autoreverses: autoreverses,
        speed: speed
      )
      guard settles, repeats.isFinite else { return }
      // When its time is over, a spring is nearly at its end; UIKit's animations then are there.
      let end = CABasicAnimation(keyPath: change.keyPath)
      end.fromValue = autoreverses ? change.fromValue : change.toValue
      end.toValue = end.fromValue
      let length = duration * Double(repeats * (autoreverses ? 2 : 1) / speed)
      add(end, to: layer, after: delay + length, for: duration, fill: .forwards)
    }
    """

  static let stopsText = """
    /// A change of a number along a curve of straight lines or of steps.
    @MainActor
    private func keyframes(
      _ keyPath: String,
      from start: CGFloat,
      to end: CGFloat,
      through fractions: [CGFloat],
      at times: [Double],
      _ mode: CAAnimationCalculationMode
    ) -> CAKeyframeAnimation {
      interpolated(keyframes(keyPath, fractions.map { start + (end - start) * $0 }, at: times), mode)
    }
    """

  static let randomText = """
    /// A number between two, by the seed and by what it is for, as in Segue's preview.
    private func random(
      _ lower: CGFloat,
      _ upper: CGFloat,
      seed: UInt64,
      _ layer: String,
      _ property: String,
      draw: Int = 0
    ) -> CGFloat {
      var state = 0xcbf2_9ce4_8422_2325 ^ seed
      for text in [layer, property] + (draw > 0 ? ["\\(draw)"] : []) {
        for byte in Array(text.utf8) + [0xff] { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      var mixed = state &+ 0x9e37_79b9_7f4a_7c15
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      mixed ^= mixed >> 31
      return lower + (upper - lower) * CGFloat(mixed >> 11) / CGFloat(UInt64(1) << 53)
    }
    """

  static let rubberBandText = """
    /// A distance dragged past an edge, with the resistance of UIScrollView.
    private func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
      let resisted = (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension
      return distance < 0 ? -resisted : resisted
    }
    """
}
