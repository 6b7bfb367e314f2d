import SegueDocuments
import SegueGeometry
import SegueModel

/// Reads SVG path data, with or without commas.
struct PathDataParser {
  private let scalar: YAMLScalar
  private let bytes: [UInt8]
  private var index = 0
  private var elements: [Path.Element] = []
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point of C, S, Q and T, for S and T to mirror.
  private var cubicControl: Point?
  private var quadControl: Point?

  /// The path, in the layer's own points.
  static func path(_ scalar: YAMLScalar) throws(Finding) -> Path {
    guard scalar.text.utf8.count <= SceneLimits.pathLength else {
      throw Finding("the path's data is longer than \(SceneLimits.pathLength) bytes", at: scalar.range)
    }
    var parser = PathDataParser(scalar: scalar)
    try parser.run()
    return Path(elements: parser.elements)
  }

  private init(scalar: YAMLScalar) {
    self.scalar = scalar
    bytes = Array(scalar.text.utf8)
  }

  private mutating func run() throws(Finding) {
    skipSeparators()
    while index < bytes.count {
      let command = bytes[index]
      guard let letter = Self.commands.first(where: { $0 == command | 0x20 }) else {
        throw Finding(
          "expected one of M L H V C S Q T A Z in the path's data",
          at: scalar.range(index, index + 1)
        )
      }
      guard !elements.isEmpty || letter == UInt8(ascii: "m") else {
        throw Finding("a path begins with M", at: scalar.range(index, index + 1))
      }
      index += 1
      var isFirst = true
      repeat {
        try step(letter, isRelative: command & 0x20 != 0, isFirst: isFirst)
        isFirst = false
        skipSeparators()
      } while letter != UInt8(ascii: "z") && beginsNumber
    }
  }

  private static let commands = Array("mlhvcsqtaz".utf8)

  private mutating func skipSeparators() {
    while index < bytes.count, " ,\t\n\r".utf8.contains(bytes[index]) { index += 1 }
  }

  private var beginsNumber: Bool {
    index < bytes.count && (bytes[index] >= 0x30 && bytes[index] <= 0x39 || "+-.".utf8.contains(bytes[index]))
  }

  private mutating func number() throws(Finding) -> Double {
    skipSeparators()
    let first = index
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") || bytes[index] == UInt8(ascii: "+") {
      index += 1
    }
    var hasDot = false
    scan: while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39: break
      case UInt8(ascii: ".") where !hasDot: hasDot = true
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        if index + 1 < bytes.count, "+-".utf8.contains(bytes[index + 1]) { index += 1 }
      default: break scan
      }
      index += 1
    }
    let text = String(decoding: bytes[first..<index], as: UTF8.self)
    guard let value = Double(text), value.isFinite, abs(value) < 1e9 else {
      throw Finding("a number is missing in the path's data", at: scalar.range(first, max(index, first + 1)))
    }
    return value
  }

  private mutating func point(_ isRelative: Bool) throws(Finding) -> Point {
    let point = Point(x: try number(), y: try number())
    return isRelative ? current + point : point
  }
}

extension PathDataParser {
  private mutating func step(_ letter: UInt8, isRelative: Bool, isFirst: Bool) throws(Finding) {
    let cubic = cubicControl
    let quad = quadControl
    cubicControl = nil
    quadControl = nil
    switch letter {
    case UInt8(ascii: "m"):
      let target = try point(isRelative)
      if isFirst { move(to: target) } else { line(to: target) }
    case UInt8(ascii: "l"): line(to: try point(isRelative))
    case UInt8(ascii: "h"):
      line(to: Point(x: try number() + (isRelative ? current.x : 0), y: current.y))
    case UInt8(ascii: "v"):
      line(to: Point(x: current.x, y: try number() + (isRelative ? current.y : 0)))
    case UInt8(ascii: "c"):
      curve(try point(isRelative), try point(isRelative), to: try point(isRelative))
    case UInt8(ascii: "s"):
      curve(mirrored(cubic), try point(isRelative), to: try point(isRelative))
    case UInt8(ascii: "q"): quadratic(try point(isRelative), to: try point(isRelative))
    case UInt8(ascii: "t"): quadratic(mirrored(quad), to: try point(isRelative))
    case UInt8(ascii: "a"): try arc(isRelative)
    default: close()
    }
  }

  private func mirrored(_ control: Point?) -> Point { control.map { current * 2 - $0 } ?? current }

  private mutating func move(to point: Point) {
    elements.append(.move(point))
    current = point
    start = point
  }

  private mutating func line(to point: Point) {
    elements.append(.line(point))
    current = point
  }

  private mutating func curve(_ control1: Point, _ control2: Point, to end: Point) {
    elements.append(.curve(control1: control1, control2: control2, end: end))
    cubicControl = control2
    current = end
  }

  /// Degree elevation: the cubic's controls lie two thirds of the way to the quadratic's one.
  private mutating func quadratic(_ control: Point, to end: Point) {
    let first = current + (control - current) * (2.0 / 3)
    let second = end + (control - end) * (2.0 / 3)
    elements.append(.curve(control1: first, control2: second, end: end))
    quadControl = control
    current = end
  }

  private mutating func close() {
    elements.append(.close)
    current = start
  }

  private mutating func flag() throws(Finding) -> Bool {
    skipSeparators()
    guard index < bytes.count, bytes[index] == 0x30 || bytes[index] == 0x31 else {
      throw Finding("an arc's flag is 0 or 1", at: scalar.range(min(index, bytes.count), index + 1))
    }
    index += 1
    return bytes[index - 1] == 0x31
  }

  private mutating func arc(_ isRelative: Bool) throws(Finding) {
    let radii = Size(width: abs(try number()), height: abs(try number()))
    let rotation = try number() * .pi / 180
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point(isRelative)
    guard radii.width > 0, radii.height > 0 else { return line(to: end) }
    let arc = EllipticalArc(
      from: current,
      to: end,
      radii: radii,
      rotation: rotation,
      isLarge: isLarge,
      isClockwise: isClockwise
    )
    elements += arc?.curves ?? []
    current = end
  }
}
