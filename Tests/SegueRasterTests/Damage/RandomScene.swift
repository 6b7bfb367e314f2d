import SegueGeometry
import SegueImages
import SegueStage
import SegueTestSupport

/// A scene with every feature that layers have, which changes at random.
struct RandomScene {
  static let canvas = Size(width: 240, height: 200)

  var random: SeededGenerator
  var tree: LayerTree
  private(set) var layers: [LayerID] = []
  private let image: StageImage

  init(seed: UInt64, layers count: Int = 14) {
    random = SeededGenerator(seed: seed)
    var root = LayerState()
    root.setFrame(Rect(origin: .zero, size: RandomScene.canvas))
    if Bool.random(using: &random) { root.fill = .white }
    tree = LayerTree(root: Layer(name: "root", model: root))
    var pixels = PixelBuffer(width: 37, height: 23)
    for index in pixels.pixels.indices {
      pixels.pixels[index] = 0xff00_0000 | UInt32.random(in: 0...0xff_ffff, using: &random)
    }
    image = StageImage(name: "noise", pixels: pixels)
    for _ in 0..<count { add() }
  }

  /// Changes a few things of one layer, or which layers there are.
  mutating func change() {
    guard let id = layers.randomElement(using: &random), tree.contains(id) else { return add() }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: add()
    case 1: tree.remove(id)
    case 2: tree.move(id, to: tree.root)
    case 3: tree[id].model.isHidden.toggle()
    case 4...7:
      tree[id].model.position.x += number(-30, 30)
      tree[id].model.position.y += number(-30, 30)
    case 8: tree[id].model.opacity = pick([0, 0.3, 0.8, 1])
    default:
      var state = tree[id].model
      decorate(&state)
      tree[id].model = state
    }
  }

  private mutating func add() {
    var state = LayerState()
    state.setFrame(
      Rect(x: number(-20, 200), y: number(-20, 160), width: number(0, 120), height: number(0, 100))
    )
    for _ in 0..<3 { decorate(&state) }
    var parent = layers.randomElement(using: &random) ?? tree.root
    if !tree.contains(parent) || chance(2) { parent = tree.root }
    let layer = Layer(name: "layer\(layers.count)", model: state)
    if chance(9), let mask = tree.setMask(layer, of: parent) {
      layers.append(mask)
    } else {
      layers.append(tree.add(layer, to: parent))
    }
  }

  private mutating func decorate(_ state: inout LayerState) {
    switch Int.random(in: 0..<21, using: &random) {
    case 0...3: state.fill = color()
    case 4: state.cornerRadii = CornerRadii(number(0, 40))
    case 5:
      state.masksToBounds.toggle()
      state.edgeAntialiasingMask = EdgeAntialiasingMask(rawValue: UInt8.random(in: 0...15, using: &random))
    case 6: state.border.width = number(0, 8)
    case 7:
      state.shadow.opacity = pick([0, 0.6])
      state.shadow.radius = number(0, 14)
    case 8: state.blur = pick([0, 0, number(0, 9)])
    case 9: state.backdropBlur = pick([0, 0, number(0, 12)])
    case 10: state.contents.image = ImageContents(image: image, fit: pick([.fill, .cover, .contain]))
    case 11: state.contents.gradient = gradient()
    case 12:
      state.contents.shape = ShapeContents(path: star(), strokeWidth: pick([0, 3]), strokeColor: color())
      state.contents.shape?.style = StrokeStyle(
        cap: pick(StrokeStyle.Cap.allCases),
        join: pick(StrokeStyle.Join.allCases),
        dashes: pick([[], [4, 3]])
      )
    case 13...15: state.contents.text = text()
    case 16: state.components.rotationZ = pick([0, number(-1, 1)])
    case 17: state.components.scaleX = number(0.4, 1.6)
    case 18:
      state.components.rotationY = pick([0, number(-1, 1)])
      state.m34 = -0.002
    case 19: state.maskMode = pick(MaskMode.allCases)
    default: state.bounds.size = Size(width: number(0, 120), height: number(0, 100))
    }
  }

  private mutating func text() -> TextContents {
    TextContents(
      string: pick(["Segue", "two words", "日本語のラベル", "a longer text that wraps", "e\u{301}"]),
      fontSize: pick([12, 17, 30]),
      color: color(),
      alignment: pick([.left, .center, .right])
    )
  }

  private mutating func gradient() -> Gradient {
    let stops = [Gradient.Stop(color: color(), location: 0), Gradient.Stop(color: color(), location: 1)]
    let linear = Gradient.Kind.linear(start: .zero, end: Point(x: number(0, 1), y: 1))
    let radial = Gradient.Kind.radial(center: Point(x: 0.5, y: 0.5), radius: Size(width: 0.5, height: 0.4))
    return Gradient(kind: pick([linear, radial]), stops: stops)
  }

  private mutating func star() -> Path {
    var elements = [Path.Element.move(Point(x: number(0, 60), y: 0))]
    for _ in 0..<4 { elements.append(.line(Point(x: number(0, 90), y: number(0, 80)))) }
    elements.append(
      .curve(
        control1: Point(x: number(0, 90), y: 0),
        control2: Point(x: 0, y: number(0, 60)),
        end: Point(x: number(0, 60), y: 40)
      )
    )
    return Path(elements: elements + [.close], fillRule: pick([.nonZero, .evenOdd]))
  }

  private mutating func color() -> Color {
    Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: pick([1, 1, 0.5]))
  }

  /// Often a whole or a half, where rounding is at its worst.
  private mutating func number(_ low: Double, _ high: Double) -> Double {
    let value = Double.random(in: low...high, using: &random)
    return chance(2) ? (value * 2).rounded() / 2 : value
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
