/// A function or a type that written UIKit code brings along, at the end of its file.
enum Helper: Hashable, CaseIterable {
  case restingState, copy, pieces, gradient, label, layoutFrame, anchor, transforms
  case explicit, explicitSpring, explicitSamples, random, rubberBand
}

extension UIKitCode {
  /// What the code brings along.
  mutating func writeHelpers(to writer: inout CodeWriter) {
    if helpers.contains(.restingState), touched.contains(.anchorPoint), !turned.isEmpty {
      helpers.insert(.layoutFrame)
    }
    guard !helpers.isEmpty else { return }
    writer.gap()
    writer.line("// MARK: Helpers")
    for helper in Helper.allCases where helpers.contains(helper) {
      writer.gap()
      if helper == .restingState {
        writeRestingState(to: &writer)
      } else {
        for line in helper.text.split(separator: "\n", omittingEmptySubsequences: false) {
          writer.verbatim(String(line))
        }
      }
    }
  }

  private func writeRestingState(to writer: inout CodeWriter) {
    let fields = RestingField.allCases.filter(touched.contains)
    let usesFrame = touched.contains(.bounds)
    writer.document("How a view looks when nothing moves, to put it back.")
    writer.line("@MainActor")
    writer.block("private struct RestingState") { writer in
      writer.line("private let view: UIView")
      for field in fields { writer.line("let \(field.rawValue): \(field.type)") }
      writer.gap()
      writer.block("init(_ view: UIView)") { writer in
        writer.line("self.view = view")
        for field in fields { writer.line("\(field.rawValue) = \(field.reading)") }
      }
      if usesFrame {
        writer.gap()
        writer.document("The frame, whatever the transform.")
        writer.block("var frame: CGRect") { writer in
          writer.line("let origin = CGPoint(")
          writer.line("  x: center.x - anchorPoint.x * bounds.width,")
          writer.line("  y: center.y - anchorPoint.y * bounds.height")
          writer.line(")")
          writer.line("return CGRect(origin: origin, size: bounds.size)")
        }
      }
      writer.gap()
      writer.block("func restore()") { writer in
        if touched.contains(.transform3D) { writer.line("view.transform3D = transform3D") }
        for field in fields.sorted(by: { $0.rank < $1.rank }) where field != .transform3D {
          writer.line(field.restoring)
        }
      }
    }
  }
}

extension RestingField {
  fileprivate var rank: Int { self == .anchorPoint ? 0 : self == .bounds ? 1 : 2 }

  fileprivate var type: String {
    switch self {
    case .center: "CGPoint"
    case .bounds: "CGRect"
    case .anchorPoint, .contentOffset: "CGPoint"
    case .transform3D, .sublayerTransform: "CATransform3D"
    case .alpha, .cornerRadius, .zPosition, .borderWidth, .shadowRadius, .lineWidth: "CGFloat"
    case .isHidden, .clipsToBounds, .isScrollEnabled: "Bool"
    case .backgroundColor, .textColor: "UIColor?"
    case .shadowOpacity: "Float"
    case .shadowOffset: "CGSize"
    case .mask: "UIView?"
    case .borderColor, .shadowColor, .strokeColor: "CGColor?"
    }
  }

  private var isLayer: Bool {
    switch self {
    case .anchorPoint, .cornerRadius, .zPosition, .borderWidth, .shadowOpacity, .shadowRadius, .shadowOffset,
      .sublayerTransform, .borderColor, .shadowColor:
      true
    default: false
    }
  }

  private var isShape: Bool { self == .lineWidth || self == .strokeColor }
  private var isScroll: Bool { self == .contentOffset || self == .isScrollEnabled }

  fileprivate var reading: String {
    if isShape {
      return "(view.layer as? CAShapeLayer)?.\(rawValue)" + (self == .lineWidth ? " ?? 0" : "")
    }
    if isScroll {
      return "(view as? UIScrollView)?.\(rawValue) ?? \(self == .contentOffset ? ".zero" : "true")"
    }
    if self == .textColor { return "(view as? UILabel)?.textColor" }
    return isLayer ? "view.layer.\(rawValue)" : "view.\(rawValue)"
  }

  fileprivate var restoring: String {
    if isShape { return "(view.layer as? CAShapeLayer)?.\(rawValue) = \(rawValue)" }
    if isScroll { return "(view as? UIScrollView)?.\(rawValue) = \(rawValue)" }
    if self == .textColor { return "(view as? UILabel)?.textColor = textColor" }
    return isLayer ? "view.layer.\(rawValue) = \(rawValue)" : "view.\(rawValue) = \(rawValue)"
  }
}

extension Helper {
  fileprivate var text: String {
    switch self {
    case .restingState: ""
    case .copy: Self.copyText
    case .pieces: Self.piecesText
    case .gradient: Self.gradientText
    case .label: Self.labelText
    case .layoutFrame: Self.layoutFrameText
    case .anchor: Self.anchorText
    case .transforms: Self.transformsText
    case .explicit: Self.explicitText
    case .explicitSpring: Self.springText
    case .explicitSamples: Self.samplesText
    case .random: Self.randomText
    case .rubberBand: Self.rubberBandText
    }
  }

  private static let copyText = """
    /// A copy of a view as it looks now: of a plain image view its image, of any other a picture without
    /// round corners, so that the copy's own can be animated.
    @MainActor
    private func picture(of view: UIView, without parts: [UIView] = []) -> UIImageView {
      let copy = UIImageView(frame: view.bounds)
      copy.layer.cornerRadius = view.layer.cornerRadius
      copy.clipsToBounds = true
      if let original = view as? UIImageView, original.subviews.isEmpty {
        copy.image = original.image
        copy.contentMode = original.contentMode
        return copy
      }
      let alphas = parts.map(\\.alpha)
      let radius = view.layer.cornerRadius
      for part in parts { part.alpha = 0 }
      view.layer.cornerRadius = 0
      copy.image = UIGraphicsImageRenderer(bounds: view.bounds).image { renderer in
        view.layer.render(in: renderer.cgContext)
      }
      view.layer.cornerRadius = radius
      for (part, alpha) in zip(parts, alphas) { part.alpha = alpha }
      return copy
    }
    """

  private static let piecesText = """
    /// A piece of a picture that is cut by a grid.
    @MainActor
    private struct Piece {
      let view: UIView
      let frame: CGRect
      let index: Int
      let column: Int
      let row: Int
      let columns: Int
      let rows: Int
    }

    /// Cuts a picture into pieces, left to right and top to bottom; the last ones may be smaller.
    @MainActor
    private func cut(
      _ picture: UIImage?,
      into parent: UIView,
      columns: CGFloat,
      rows: CGFloat
    ) -> [Piece] {
      let whole = parent.bounds.size
      let size = CGSize(width: whole.width / columns, height: whole.height / rows)
      let counts = (columns: Int(columns.rounded(.up)), rows: Int(rows.rounded(.up)))
      return (0..<counts.columns * counts.rows).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: counts.columns)
        let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        let frame = CGRect(
          x: origin.x,
          y: origin.y,
          width: min(size.width, whole.width - origin.x),
          height: min(size.height, whole.height - origin.y)
        )
        let view = UIView(frame: frame)
        view.layer.contents = picture?.cgImage
        view.layer.contentsRect = CGRect(
          x: frame.minX / whole.width,
          y: frame.minY / whole.height,
          width: frame.width / whole.width,
          height: frame.height / whole.height
        )
        parent.addSubview(view)
        return Piece(
          view: view,
          frame: frame,
          index: index,
          column: column,
          row: row,
          columns: counts.columns,
          rows: counts.rows
        )
      }
    }
    """

  private static let gradientText = """
    /// A gradient as large as the view; the places are fractions of it.
    private final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }

      init(
        _ colors: [UIColor],
        at locations: [CGFloat]? = nil,
        from start: CGPoint,
        to end: CGPoint,
        type: CAGradientLayerType = .axial
      ) {
        super.init(frame: .zero)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map(\\.cgColor)
        gradient.locations = locations?.map { NSNumber(value: Double($0)) }
        gradient.startPoint = start
        gradient.endPoint = end
        gradient.type = type
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    }
    """

  private static let labelText = """
    @MainActor
    private func label(_ text: String, font: UIFont, _ alignment: NSTextAlignment) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = font
      label.textAlignment = alignment
      label.numberOfLines = 0
      return label
    }
    """

  private static let layoutFrameText = """
    extension UIView {
      /// The frame without the transform, which UIKit's own `frame` depends on.
      fileprivate var layoutFrame: CGRect {
        get {
          CGRect(
            x: center.x - layer.anchorPoint.x * bounds.width,
            y: center.y - layer.anchorPoint.y * bounds.height,
            width: bounds.width,
            height: bounds.height
          )
        }
        set {
          bounds.size = newValue.size
          center = CGPoint(
            x: newValue.minX + layer.anchorPoint.x * newValue.width,
            y: newValue.minY + layer.anchorPoint.y * newValue.height
          )
        }
      }
    }
    """

  private static let anchorText = """
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

  private static let transformsText = """
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

  private static let explicitText = """
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

  private static let springText = """
    /// Runs a change on a spring, its velocity in fractions of the distance a second.
    @MainActor
    private func add(
      _ change: CABasicAnimation,
      to layer: CALayer,
      after delay: TimeInterval = 0,
      for duration: TimeInterval,
      spring: (mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat),
      fill: CAMediaTimingFillMode = .both
    ) {
      let animation = CASpringAnimation(keyPath: change.keyPath)
      animation.fromValue = change.fromValue
      animation.toValue = change.toValue
      animation.mass = spring.mass
      animation.stiffness = spring.stiffness
      animation.damping = spring.damping
      animation.initialVelocity = spring.velocity
      add(animation, to: layer, after: delay, for: duration, curve: nil, fill: fill)
    }
    """

  private static let samplesText = """
    /// Runs a change of a number along a curve that is given by its values at even times.
    @MainActor
    private func add(
      _ change: CABasicAnimation,
      to layer: CALayer,
      after delay: TimeInterval = 0,
      for duration: TimeInterval,
      samples: [Double],
      fill: CAMediaTimingFillMode = .both
    ) {
      let animation = CAKeyframeAnimation(keyPath: change.keyPath)
      if let start = change.fromValue as? CGFloat, let end = change.toValue as? CGFloat {
        animation.values = samples.map { start + (end - start) * $0 }
      }
      add(animation, to: layer, after: delay, for: duration, curve: nil, fill: fill)
    }
    """

  private static let randomText = """
    /// A number between two, by the seed and by what it is for, as in Segue's preview.
    private func random(
      _ lower: CGFloat,
      _ upper: CGFloat,
      seed: UInt64,
      _ layer: String,
      _ property: String
    ) -> CGFloat {
      var state = 0xcbf2_9ce4_8422_2325 ^ seed
      for text in [layer, property] {
        for byte in Array(text.utf8) + [0xff] { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      var mixed = state &+ 0x9e37_79b9_7f4a_7c15
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      mixed ^= mixed >> 31
      return lower + (upper - lower) * CGFloat(mixed >> 11) / CGFloat(UInt64(1) << 53)
    }
    """

  private static let rubberBandText = """
    /// A distance dragged past an edge, with the resistance of UIScrollView.
    private func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
      let resisted = (1 - 1 / (abs(distance) * 0.55 / dimension + 1)) * dimension
      return distance < 0 ? -resisted : resisted
    }
    """
}
