import SegueGeometry
import SegueImages
import SegueMotion
import SegueStage
import SegueTestSupport
import SegueUIKitRules
import Testing

@testable import SegueWire

/// A tree that is sent update by update stays the one that it follows, and no bytes end the program.
@Suite("Trees of another process")
struct TreeMirrorTests {
  /// A tree, what follows it, and what says what changes.
  private struct Pair {
    var tree = LayerTree(root: Layer(name: "device"))
    var recorder = TreeRecorder()
    var mirror = TreeMirror()
    var pictures = PictureNumbers()
    var known: [StageImage] = []

    /// Sends what has changed, as bytes.
    mutating func send() throws {
      var answer = ProgramAnswer()
      let tree = tree
      answer.update = recorder.update(of: tree) { tree[$0].name }
      let bytes = answer.bytes(&pictures)
      try mirror.apply(try ProgramAnswer(bytes, pictures: &known).update)
    }

    /// Every layer's presented values and place, at a time, by the way to it.
    static func shown(_ tree: LayerTree, at time: Double) -> [String] {
      var frame = Frame()
      tree.sample(at: time, includingHidden: true, into: &frame)
      return frame.nodes.map { "\($0.role) \($0.subtreeEnd) \($0.state.withoutPictures) \($0.projection)" }
    }
  }

  @Test("random changes of a tree arrive, whatever they are", arguments: 0..<20)
  func followsRandomChanges(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var pair = Pair()
    var ids = [pair.tree.root]
    for step in 0..<60 {
      let place = ids.randomElement(using: &random) ?? pair.tree.root
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1: ids.append(pair.tree.add(Layer(name: "l\(step)", model: .random(&random)), to: place))
      case 2: pair.tree.remove(place)
      case 3:
        pair.tree.move(
          place,
          to: ids.randomElement(using: &random) ?? place,
          at: Int.random(in: 0..<4, using: &random)
        )
      case 4: pair.tree.attachMask(place, to: ids.randomElement(using: &random) ?? place)
      default:
        pair.tree[place].model = .random(&random)
        let key = AnimationKey("app", number: step % 3)
        pair.tree.add(.random(&random), forKey: key, to: place, at: Double(step) / 60)
      }
      ids.removeAll { !pair.tree.contains($0) }
      try pair.send()
      let time = Double(step) / 60 + 0.1
      #expect(Pair.shown(pair.mirror.tree, at: time) == Pair.shown(pair.tree, at: time))
    }
  }

  @Test("a layer keeps its identity while others come and go")
  func keepsIdentity() throws {
    var pair = Pair()
    let card = pair.tree.add(Layer(name: "card"), to: pair.tree.root)
    try pair.send()
    let known = pair.mirror.tree.sublayer(named: "card", of: pair.mirror.tree.root)
    let other = pair.tree.add(Layer(name: "other"), to: pair.tree.root, at: 0)
    pair.tree.move(card, to: other)
    try pair.send()
    #expect(known.map { pair.mirror.tree.path(of: $0) } == "other/card")
  }

  @Test("siblings of one name are told apart by a number")
  func numbersNames() throws {
    var pair = Pair()
    for _ in 0..<3 { pair.tree.add(Layer(name: "UIView"), to: pair.tree.root) }
    try pair.send()
    let root = pair.mirror.tree[pair.mirror.tree.root]
    #expect(root.sublayers.map { pair.mirror.tree[$0].name } == ["UIView", "UIView-2", "UIView-3"])
  }

  @Test("a picture is sent once")
  func sendsPicturesOnce() throws {
    var pair = Pair()
    var pixels = PixelBuffer(width: 3, height: 2)
    pixels.pixels[4] = 0xff00_ff00
    var state = LayerState()
    state.contents.image = ImageContents(image: StageImage(name: "herb", pixels: pixels), fit: .cover)
    for name in ["a", "b"] { pair.tree.add(Layer(name: name, model: state), to: pair.tree.root) }
    try pair.send()
    try pair.send()
    #expect(pair.known.count == 1)
    let tree = pair.mirror.tree
    let shown = tree[tree.root].sublayers.compactMap { tree[$0].model.contents.image }
    #expect(shown.count == 2)
    #expect(shown.allSatisfy { $0.image.pixels == pixels && $0.fit == .cover })
  }

  @Test("what is no tree is refused, and changes nothing")
  func refusesWhatIsNoTree() throws {
    func record(_ number: UInt32, _ sublayers: [UInt32]) -> LayerRecord {
      LayerRecord(number: number, layer: Layer(name: "x"), animations: [], sublayers: sublayers, mask: nil)
    }
    let chain = (0..<UInt32(TreeMirror.limits.depth + 1)).map { record($0, [$0 + 1]) } + [record(201, [])]
    let wrong: [[LayerRecord]] = [
      [record(0, [1, 1]), record(1, [])],
      [record(0, [7])],
      [record(0, [1]), record(1, [0])],
      [record(0, [1, 2]), record(1, [3]), record(2, [3]), record(3, [])],
      chain,
    ]
    for layers in wrong {
      var mirror = TreeMirror()
      var update = TreeUpdate()
      update.layers = layers
      #expect(throws: WireError.self) { try mirror.apply(update) }
      #expect(mirror.tree[mirror.tree.root].sublayers.isEmpty)
    }
  }

  @Test("bytes that are cut off or changed are read or refused, and end nothing")
  func survivesAnyBytes() throws {
    var random = SeededGenerator(seed: 4)
    var tree = LayerTree(root: Layer(name: "device"))
    for index in 0..<6 {
      let id = tree.add(Layer(name: "l\(index)", model: .random(&random)), to: tree.root)
      tree.add(.random(&random), forKey: "a", to: id, at: 0)
    }
    var (recorder, answer, pictures) = (TreeRecorder(), ProgramAnswer(), PictureNumbers())
    answer.update = recorder.update(of: tree) { _ in "layer" }
    answer.calls = [ProgramCall(time: 1, call: .appearance(.viewDidAppear, of: "Card"))]
    answer.notes = [ProgramNote("a shadow has no effect", address: 0x1234), ProgramNote("nor has a badge")]
    let bytes = answer.bytes(&pictures)
    var all: [StageImage] = []
    #expect(try ProgramAnswer(bytes, pictures: &all).notes == answer.notes)
    var refused = 0
    for cut in 0..<bytes.count {
      var known: [StageImage] = []
      #expect(throws: WireError.self) { try ProgramAnswer(Array(bytes[..<cut]), pictures: &known) }
    }
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        changed[Int.random(in: 0..<changed.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      var (known, mirror): ([StageImage], TreeMirror) = ([], TreeMirror())
      do { try mirror.apply(try ProgramAnswer(changed, pictures: &known).update) } catch { refused += 1 }
      #expect(mirror.tree[mirror.tree.root].name.utf8.count < bytes.count)
    }
    #expect(refused > 0)
  }

  @Test("messages are found in a stream however it is divided")
  func framesMessages() throws {
    let messages: [[UInt8]] = [[1, 2, 3], [], Array(repeating: 7, count: 300)]
    let stream = messages.flatMap(MessageFrames.framed)
    for size in [1, 2, 5, 64, stream.count] {
      var frames = MessageFrames()
      var found: [[UInt8]] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        frames.append(stream[start..<min(start + size, stream.count)])
        while let message = try frames.next() { found.append(message) }
      }
      #expect(found == messages)
    }
    var frames = MessageFrames()
    frames.append([0xff, 0xff, 0xff, 0xff] as [UInt8])
    #expect(throws: WireError.tooMuch("bytes")) { try frames.next() }
  }
}

extension LayerState {
  /// The same without what is compared by identity.
  fileprivate var withoutPictures: LayerState {
    var state = self
    state.contents.image = nil
    return state
  }

  /// A state in which every property may have any value.
  fileprivate static func random(_ random: inout SeededGenerator) -> LayerState {
    var state = LayerState()
    for property in LayerProperty.allCases {
      switch property.kind {
      case .number: state.setNumber(Double.random(in: 0.1...3, using: &random), of: property)
      case .color: state.setColor(.random(&random), of: property)
      case .transform: state.transform.m41 = Double.random(in: -9...9, using: &random)
      // Below, with what they are parts of.
      case .path, .colors, .numbers, .picture: break
      }
    }
    state.isHidden = Bool.random(using: &random)
    state.masksToBounds = Bool.random(using: &random)
    state.maskMode = MaskMode.allCases.randomElement(using: &random) ?? .alpha
    state.edgeAntialiasingMask = EdgeAntialiasingMask(rawValue: UInt8.random(in: 0...15, using: &random))
    let point = Point(x: Double.random(in: 0...1, using: &random), y: 0.5)
    let stops = [
      Gradient.Stop(color: .random(&random), location: 0), .init(color: .random(&random), location: 1),
    ]
    let path = Path(
      elements: [.move(point), .line(.zero), .curve(control1: point, control2: .zero, end: point), .close],
      fillRule: Bool.random(using: &random) ? .evenOdd : .nonZero
    )
    switch Int.random(in: 0..<4, using: &random) {
    case 0: state.contents.gradient = Gradient(kind: .linear(start: point, end: .zero), stops: stops)
    case 1:
      let radius = Size(width: 1, height: 2)
      state.contents.gradient = Gradient(kind: .radial(center: point, radius: radius), stops: stops)
    case 2:
      var shape = ShapeContents(path: path, strokeWidth: 2, strokeColor: .random(&random))
      shape.strokeStart = Double.random(in: 0...1, using: &random)
      shape.strokeEnd = Double.random(in: 0...1, using: &random)
      shape.style = StrokeStyle(cap: .round, join: .bevel, dashes: [3, 1.5], dashPhase: 2)
      state.contents.shape = shape
    default:
      var text = TextContents(
        string: "é\n☀",
        fontSize: 12,
        style: FontStyle(weight: .heavy, isItalic: true, design: .rounded, hasMonospacedDigits: true),
        color: .random(&random),
        alignment: .center
      )
      (text.verticalAlignment, text.lineLimit) = (.middle, 3)
      state.contents.text = text
    }
    return state
  }
}

extension Color {
  fileprivate static func random(_ random: inout SeededGenerator) -> Color {
    Color(red: Double.random(in: 0...1, using: &random), green: 0.25, blue: 0.5, alpha: 0.75)
  }
}

extension MotionPath {
  fileprivate static func random(isEven: Bool) -> MotionPath {
    let piece = CubicPiece(
      start: [0, 1, 2, 3],
      control1: [4, 5, 6, 7],
      control2: [8, 9, 1, 2],
      end: [3, 4, 5, 6]
    )
    let pace = isEven ? Pace.even : .timed(keyTimes: [0.25, 1], curves: [.cubicBezier(.easeIn)])
    return MotionPath(pieces: [piece], pace: pace) ?? random(isEven: true)
  }
}

extension Animation {
  fileprivate static func random(_ random: inout SeededGenerator) -> Animation {
    let value = LayerValue.number(Double.random(in: 0...9, using: &random))
    let curves: [TimingCurve] = [
      .linear, .cubicBezier(CubicBezier(0.1, 0.2, 0.3, 1)), .steps(StepTiming(count: 3, position: .both)),
      .piecewiseLinear(
        PiecewiseLinear(stops: [.init(output: 0), .init(output: 0.7, input: 0.2), .init(output: 1)])
      ),
      .spring(duration: 0.5, dampingRatio: 0.6),
    ]
    let curve = curves.randomElement(using: &random) ?? .linear
    let kinds: [Kind] = [
      .basic(property: .positionX, from: nil, to: value),
      .keyframes(property: .opacity, values: [value, .number(1)], keyTimes: [0, 1], curves: [curve]),
      .path(
        property: .positionY,
        path: MotionPath.random(isEven: Bool.random(using: &random)),
        part: .number(1)
      ),
      .path(property: .rotationZ, path: MotionPath.random(isEven: true), part: .direction(isReversed: true)),
      .spring(property: .scaleX, from: value, to: .number(2), spring: Spring(damping: 3), initialVelocity: 1),
      .basic(
        property: .path,
        from: .path(Path(elements: [.move(.zero), .line(Point(x: 1, y: 2)), .close])),
        to: nil
      ),
      .keyframes(
        property: .gradientColors,
        values: [.colors([.black, .white]), .colors([])],
        keyTimes: [],
        curves: []
      ),
      .basic(property: .gradientLocations, from: .numbers([0, 0.5]), to: .numbers([0.25, 1])),
      .basic(property: .picture, from: nil, to: .picture(nil)),
      .group([
        Animation(
          kind: .basic(property: .fill, from: .color(.black), to: .color(.white)),
          timing: MediaTiming(duration: 1)
        )
      ]),
    ]
    let timing = MediaTiming(
      duration: 0.5,
      speed: 0.8,
      timeOffset: 0.1,
      repeatCount: 2,
      autoreverses: Bool.random(using: &random),
      fillMode: .both
    )
    return Animation(
      kind: kinds.randomElement(using: &random) ?? kinds[0],
      timing: timing,
      curve: curve,
      isAdditive: Bool.random(using: &random),
      isRemovedOnCompletion: Bool.random(using: &random)
    )
  }
}
