public import SegueDocuments
import SegueGeometry
import SegueModel
public import SegueMotion

extension SceneDocument {
  /// Returns the timing curve that a literal is, or is part of; nil if there is none, or not all its numbers are literals.
  ///
  /// `duration`, in seconds, is what a spring fitted to a duration is fitted to.
  public func timing(of id: Knob.ID, duration: Double) -> WrittenTiming? {
    guard let knob = knob(id) else { return nil }
    if case .curve(let name) = knob.value {
      return WrittenTiming(shape: .named(name.curve), source: knob.source, keys: id.keys, knobs: [knob])
    }
    if let spring = spring(of: id, duration: duration) {
      let source = SourceRange(
        lower: spring.source.lower - "spring(".utf8.count,
        upper: spring.source.upper + 1
      )
      return WrittenTiming(
        shape: .spring(spring),
        source: source,
        keys: id.keys,
        knobs: numbers(in: source, id)
      )
    }
    return bezier(of: knob)
  }

  private func bezier(of knob: Knob) -> WrittenTiming? {
    let head = Array("bezier(".utf8)
    guard let open = source[..<knob.source.lower].lastIndex(of: UInt8(ascii: "(")), open + 1 >= head.count,
      source[(open + 1 - head.count)...open].elementsEqual(head),
      let close = source[knob.source.upper...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let range = SourceRange(lower: open + 1 - head.count, upper: close + 1)
    let knobs = numbers(in: range, knob.id)
    let values = knobs.compactMap { if case .number(let value) = $0.value { value } else { nil } }
    guard values.count == 4 else { return nil }
    return WrittenTiming(
      shape: .bezier(CubicBezier(values[0], values[1], values[2], values[3])),
      source: range,
      keys: knob.id.keys,
      knobs: knobs
    )
  }

  private func numbers(in range: SourceRange, _ id: Knob.ID) -> [Knob] {
    knobs.filter { $0.id.keys == id.keys && $0.source.lower >= range.lower && $0.source.upper <= range.upper }
  }

  /// Moves a curve's control points: only the numbers that differ are written, to `precision`.
  ///
  /// A curve that is a name becomes a `bezier(…)`. Changes of one curve that follow one another are undone together,
  /// until `endChange()`.
  public mutating func write(_ bezier: CubicBezier, over timing: WrittenTiming, precision: Double = 0.01)
    throws(DocumentError)
  {
    let values = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
    guard case .bezier = timing.shape, timing.knobs.count == 4 else {
      let numbers = values.map { $0.formatted(atMost: 2) }.joined(separator: " ")
      return try write("bezier(\(numbers))", over: timing)
    }
    try write(zip(timing.knobs, values).map { ($0, $1) }, of: timing, precision: precision)
  }

  /// Gives a spring another response, in seconds, and another damping ratio, in the dialect that it is written in.
  ///
  /// A spring fitted to a duration has no response of its own. Only the numbers that differ are written.
  public mutating func write(
    response: Double,
    ratio: Double,
    over timing: WrittenTiming
  ) throws(DocumentError) {
    guard case .spring(let written) = timing.shape else { return }
    let mass = written.spring.mass
    let frequency = 2 * Double.pi / max(response, 0.001)
    let values: [String: Double] =
      switch written.dialect {
      case nil: ["ratio": ratio]
      case .response: ["response": response, "ratio": ratio]
      case .bounce: ["duration": response, "bounce": ratio <= 1 ? 1 - ratio : 1 / ratio - 1]
      case .physical:
        ["stiffness": mass * frequency * frequency, "damping": 2 * ratio * frequency * mass]
      }
    let precision = written.dialect == .physical ? 0.1 : 0.005
    try write(
      timing.knobs.compactMap { knob in values[knob.name].map { (knob, $0) } },
      of: timing,
      precision: precision
    )
  }

  /// Writes another curve in a curve's place, as one change; a spring keeps the velocity that it begins with.
  ///
  /// One that times itself takes the `duration` beside it out.
  public mutating func write(_ preset: TimingPreset, over timing: WrittenTiming) throws(DocumentError) {
    var text = preset.text
    if case .spring(let old) = timing.shape, preset.takesVelocity { text = text.dropLast() + old.rest + ")" }
    endChange()
    try write(text, over: timing, timesItself: preset.timesItself)
    endChange()
  }

  private mutating func write(_ pairs: [(Knob, Double)], of timing: WrittenTiming, precision: Double)
    throws(DocumentError)
  {
    let texts = pairs.compactMap { knob, value -> (Knob, String)? in
      guard knob.value != .number(value) else { return nil }
      let steps = (value / precision).rounded() * precision
      let text = knob.numberText(steps, precision: precision)
      return text == knob.text ? nil : (knob, text)
    }
    guard !texts.isEmpty else { return }
    try write(texts, label: .timing(timing.keys))
  }

  private mutating func write(_ text: String, over timing: WrittenTiming, timesItself: Bool = false)
    throws(DocumentError)
  {
    let bytes = replacing(timing.source, with: text, timesItself: timesItself, timing.keys)
    guard bytes != source else { return }
    try change(to: bytes, .timing(timing.keys))
  }
}

extension WrittenTiming {
  /// A curve that holds for what stands under some keys though the file does not write it.
  public init(unwritten curve: TimingCurve, keys: [String]) {
    self.init(shape: .named(curve), source: SourceRange(lower: 0, upper: 0), keys: keys, knobs: [])
  }
}
