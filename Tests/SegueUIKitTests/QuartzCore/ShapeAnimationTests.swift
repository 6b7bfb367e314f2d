import SegueGeometry
import SegueImages
import SegueStage
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Animations of shapes, gradients and pictures")
struct ShapeAnimationTests {
  private func shape(_ phone: Phone) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    phone.window.layer.addSublayer(layer)
    phone.host.advance(to: 0)
    return layer
  }

  @Test("a mask's circle grows, and what it shows with it")
  func circle() throws {
    let phone = Phone()
    let view = phone.view(CGRect(x: 0, y: 0, width: 300, height: 300))
    let mask = CAShapeLayer()
    let start = UIBezierPath(ovalIn: CGRect(x: 140, y: 140, width: 20, height: 20)).cgPath
    let end = UIBezierPath(ovalIn: CGRect(x: 50, y: 50, width: 200, height: 200)).cgPath
    mask.path = end
    view.layer.mask = mask
    let grow = CABasicAnimation(keyPath: "path")
    (grow.fromValue, grow.toValue, grow.duration) = (start, end, 1)
    mask.add(grow, forKey: "grow")
    #expect(phone.host.notes.isEmpty)
    phone.host.advance(to: 0.5)
    let shown = try #require(mask.presentation()?.path)
    #expect(CGRect(x: 95, y: 95, width: 110, height: 110).isNear(shown.boundingBox))
    #expect(mask.path?.boundingBox == end.boundingBox)
    phone.host.advance(to: 1)
    #expect(mask.presentation()?.path?.boundingBox == end.boundingBox)
  }

  @Test("keyframes of paths, and paths of other steps")
  func keyframes() throws {
    let phone = Phone()
    let layer = shape(phone)
    let square = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    let large = UIBezierPath(rect: CGRect(x: -100, y: 0, width: 300, height: 100)).cgPath
    let steps = CAKeyframeAnimation(keyPath: "path")
    (steps.values, steps.duration) = ([layer.path as Any, square, large], 2)
    layer.add(steps, forKey: nil)
    phone.host.advance(to: 1.5)
    let box = try #require(layer.presentation()?.path?.boundingBox)
    #expect(CGRect(x: -50, y: 0, width: 200, height: 100).isNear(box))
    phone.host.advance(to: 0.5)
  }

  @Test("strokeStart and strokeEnd are animated, explicitly and by themselves")
  func strokes() {
    let phone = Phone()
    let layer = shape(phone)
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 1)
    layer.add(draw, forKey: nil)
    phone.host.advance(to: 0.25)
    #expect(layer.presentation()?.strokeEnd == 0.25 && layer.strokeEnd == 1)
    phone.host.advance(to: 2)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.strokeStart = 0.5
    CATransaction.commit()
    phone.host.advance(to: 2.5)
    #expect(layer.presentation()?.strokeStart == 0.25 && layer.strokeStart == 0.5)
    layer.strokeEnd = 7
    #expect(layer.strokeEnd == 1)
    layer.strokeEnd = .nan
    #expect(layer.strokeEnd == 1)
    #expect(phone.host.notes.isEmpty)
  }

  @Test("a shape layer without a path draws nothing, not its fill")
  func empty() {
    let phone = Phone()
    let layer = CAShapeLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    phone.window.layer.addSublayer(layer)
    #expect(layer.ownState.contents.shape?.path.elements == [])
    #expect(layer.path == nil && layer.strokeEnd == 1 && layer.lineWidth == 1)
    layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    layer.path = nil
    #expect(layer.ownState.contents.shape?.path.elements == [])
  }

  @Test("a gradient's colours, locations and ends are animated")
  func gradient() throws {
    let phone = Phone()
    let layer = CAGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    layer.colors = [UIColor.black.cgColor, UIColor.black.cgColor]
    phone.window.layer.addSublayer(layer)
    phone.host.advance(to: 0)
    func shown() throws -> Gradient { try #require(layer.state.contents.gradient) }
    let colors = CABasicAnimation(keyPath: "colors")
    (colors.toValue, colors.duration) = ([UIColor.white.cgColor, UIColor.black.cgColor], 1)
    layer.add(colors, forKey: nil)
    let locations = CABasicAnimation(keyPath: "locations")
    (locations.fromValue, locations.toValue, locations.duration) = ([-1.0, 0.0], [1.0, 2.0], 1)
    layer.add(locations, forKey: nil)
    let end = CABasicAnimation(keyPath: "endPoint")
    (end.fromValue, end.duration) = (CGPoint(x: 0.5, y: 0), 1)
    layer.add(end, forKey: nil)
    phone.host.advance(to: 0.5)
    #expect(try shown().stops.map(\.color.red) == [0.5, 0])
    #expect(try shown().stops.map(\.location) == [0, 1])
    #expect(try shown().kind == .linear(start: Point(x: 0.5, y: 0), end: Point(x: 0.5, y: 0.5)))
    #expect(phone.host.notes.isEmpty)
    phone.host.advance(to: 2)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
    layer.startPoint = CGPoint(x: 1, y: 0)
    CATransaction.commit()
    phone.host.advance(to: 2.5)
    #expect(try shown().stops.map(\.color.red) == [0.5, 0.5])
    #expect(try shown().kind == .linear(start: Point(x: 0.75, y: 0), end: Point(x: 0.5, y: 1)))
    #expect(layer.colors?.count == 2 && layer.startPoint.x == 1)
  }

  @Test("contents change half-way, and by discrete keyframes when their time has come")
  func contents() throws {
    let phone = Phone()
    let layer = phone.layer()
    let images = ["a", "b", "c"].map {
      CGImage(StageImage(name: $0, pixels: PixelBuffer(width: 1, height: 1)))
    }
    layer.contents = images[0]
    let steps = CAKeyframeAnimation(keyPath: "contents")
    (steps.values, steps.duration, steps.calculationMode) = (images, 3, .discrete)
    layer.add(steps, forKey: nil)
    func shown() -> String? { layer.state.contents.image?.image.name }
    for (time, name) in [(0.5, "a"), (0.9, "a"), (1.1, "b"), (2.5, "c"), (3.0, "a")] {
      phone.host.advance(to: time)
      #expect(shown() == name)
    }
    let change = CABasicAnimation(keyPath: "contents")
    (change.toValue, change.duration) = (images[1], 1)
    layer.add(change, forKey: nil)
    phone.host.advance(to: 3.4)
    #expect(shown() == "a")
    phone.host.advance(to: 3.6)
    #expect(shown() == "b")
  }

  @Test("a presentation's properties are what is shown, for every key path of shapes and gradients")
  func presentations() throws {
    let phone = Phone()
    let layer = shape(phone)
    (layer.lineWidth, layer.strokeColor) = (2, UIColor.black.cgColor)
    let gradient = CAGradientLayer()
    (gradient.colors, gradient.locations) = ([UIColor.black.cgColor, UIColor.black.cgColor], [0, 1])
    phone.window.layer.addSublayer(gradient)
    phone.host.advance(to: 0)
    let ends: [(String, Any)] = [
      ("lineWidth", 6.0), ("strokeColor", UIColor.white.cgColor), ("strokeStart", 1.0),
      ("colors", [UIColor.white.cgColor, UIColor.black.cgColor]), ("locations", [1.0, 1.0]),
      ("startPoint", CGPoint(x: 1.5, y: 0)), ("endPoint", CGPoint(x: 0.5, y: 0)),
    ]
    for (key, end) in ends {
      let animation = CABasicAnimation(keyPath: key)
      (animation.toValue, animation.duration) = (end, 2)
      (["lineWidth", "strokeColor", "strokeStart"].contains(key) ? layer : gradient as CALayer).add(
        animation,
        forKey: key
      )
    }
    phone.host.advance(to: 1)
    let shownShape = try #require(layer.presentation())
    #expect(shownShape.lineWidth == 4 && shownShape.strokeStart == 0.5)
    #expect(shownShape.strokeColor?.color.red == 0.5)
    #expect(layer.lineWidth == 2 && layer.strokeStart == 0)
    let shown = try #require(gradient.presentation())
    #expect((shown.colors?.first as? CGColor)?.color.red == 0.5 && shown.locations == [0.5, 1])
    #expect(shown.startPoint == CGPoint(x: 1, y: 0) && shown.endPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.locations == [0, 1])
    #expect(phone.host.notes.isEmpty)
  }

  @Test("what is set by a key is read by its property")
  func setByKey() {
    let phone = Phone()
    let layer = shape(phone)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil)
    layer.setValue(path, forKey: "path")
    layer.setValue(0.25, forKeyPath: "strokeEnd")
    #expect(layer.path === path && layer.strokeEnd == 0.25)
    #expect(layer.ownState.contents.shape?.path.elements == path.path.elements)
    let gradient = CAGradientLayer()
    gradient.setValue([UIColor.red.cgColor, UIColor.blue.cgColor], forKey: "colors")
    gradient.setValue([0.25, 0.5], forKey: "locations")
    gradient.setValue(CGPoint(x: 1, y: 1), forKey: "startPoint")
    #expect(gradient.colors?.count == 2 && gradient.locations == [0.25, 0.5] && gradient.startPoint.y == 1)
    #expect(gradient.ownState.contents.gradient?.stops.map(\.location) == [0.25, 0.5])
    layer.setValue(nil, forKey: "path")
    #expect(layer.path == nil && layer.ownState.contents.shape?.path.elements == [])
  }

  @Test(
    "what a key path names is read by it",
    arguments: ["path", "strokeEnd", "colors", "locations", "startPoint"]
  )
  func keyed(key: String) {
    let phone = Phone()
    let shape = shape(phone)
    let gradient = CAGradientLayer()
    (gradient.colors, gradient.locations) = ([UIColor.red.cgColor, UIColor.blue.cgColor], [0, 0.5])
    let layer = key == "path" || key == "strokeEnd" ? shape : gradient as CALayer
    #expect(layer.value(forKey: key) != nil)
    if key == "startPoint" { #expect(layer.value(forKey: key) is CGPoint) }
  }

  @Test("a shape layer's line ends, meets and is broken as it says")
  func lineStyles() throws {
    let phone = Phone()
    let layer = shape(phone)
    #expect(layer.lineCap == .butt && layer.lineJoin == .miter && layer.lineDashPattern == nil)
    (layer.lineCap, layer.lineJoin) = (.round, .bevel)
    (layer.lineDashPattern, layer.lineDashPhase) = ([4, 2], 3)
    // A new path keeps them.
    layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let style = layer.ownState.contents.shape?.style
    #expect(style == StrokeStyle(cap: .round, join: .bevel, dashes: [4, 2], dashPhase: 3))
    #expect(layer.lineCap == .round && layer.lineDashPattern == [4, 2] && layer.lineDashPhase == 3)
    layer.lineDashPattern = nil
    #expect(layer.ownState.contents.shape?.style.dashes == [] && phone.host.notes.isEmpty)
  }

  @Test("lines that are drawn into a context are as the path, or the context, says")
  func drawnStrokes() throws {
    func styles(_ draw: (CGContext) -> Void) throws -> [StrokeStyle] {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { draw($0.cgContext) }
      guard case .layers(let layers) = try #require(image.cgImage).content else { return [] }
      func all(_ part: LayerSubtree) -> [StrokeStyle] {
        (part.layer.model.contents.shape.map { [$0.style] } ?? []) + part.sublayers.flatMap(all)
      }
      return all(layers)
    }
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 9, y: 9))
    (path.lineCapStyle, path.lineJoinStyle) = (.round, .round)
    path.setLineDash([3, 1], count: 2, phase: 1)
    let round = StrokeStyle(cap: .round, join: .round, dashes: [3, 1], dashPhase: 1)
    #expect(try styles { _ in path.stroke() } == [round])
    let context = try styles { context in
      context.setLineCap(.square)
      context.setLineJoin(.bevel)
      context.setLineDash(phase: 2, lengths: [5])
      context.scaleBy(x: 2, y: 2)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 5))
      context.strokePath()
    }
    #expect(context == [StrokeStyle(cap: .square, join: .bevel, dashes: [10], dashPhase: 4)])
  }
}
