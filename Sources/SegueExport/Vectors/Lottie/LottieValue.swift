import SegueDocuments
import SegueGeometry

/// Numbers and keyframes as a Lottie animation has them (specification 1.0.1, "Properties").
enum LottieValue {
  /// An object with members in the order given.
  static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONValue.Member($0.key, $0.value) })
  }

  /// A number with at most so many decimals.
  static func number(_ value: Double, _ decimals: Int = 3) -> JSONValue {
    let unit = [1, 10, 100, 1000, 10_000, 100_000][min(max(decimals, 0), 5)]
    guard value.isFinite, abs(value) < 1e9 else { return .number(0) }
    let rounded = (value * Double(unit)).rounded() / Double(unit)
    return .number(rounded == 0 ? 0 : rounded)
  }

  static func numbers(_ values: [Double], _ decimals: Int = 3) -> JSONValue {
    .array(values.map { number($0, decimals) })
  }

  /// A property that does not move.
  static func still(_ values: [Double], _ decimals: Int = 3) -> JSONValue {
    object([
      "a": .number(0), "k": values.count == 1 ? number(values[0], decimals) : numbers(values, decimals),
    ])
  }

  /// A property that follows rows of numbers, one for each frame.
  ///
  /// Numbers that go together, as those of a frame under one curve do, share curves; others are led along straight lines.
  static func property(_ rows: [[Double]], tolerance: Double, decimals: Int = 3) -> JSONValue {
    sharedProperty(rows, tolerance: tolerance, decimals: decimals)
      ?? polygon(rows, tolerance: tolerance) { numbers($0, decimals) }
  }

  /// The same by curves that all numbers share; nil where they do not go together.
  static func sharedProperty(_ rows: [[Double]], tolerance: Double, decimals: Int = 3) -> JSONValue? {
    guard let first = rows.first else { return still([0]) }
    guard let (start, end, course) = line(through: rows, tolerance: tolerance) else { return nil }
    let length = zip(start, end).reduce(0) { max($0, abs($1.1 - $1.0)) }
    let segments = HermiteFit.segments(course, tolerance: length > 0 ? tolerance / length : 1)
    guard let last = segments.last else { return still(first, decimals) }
    func value(_ place: Int) -> JSONValue { numbers(rows[place], decimals) }
    var keyframes = segments.map { segment in
      segment.isHeld ? held(segment.start, value(segment.start)) : keyframe(segment, value(segment.start))
    }
    keyframes.append(object(["t": .number(Double(last.end)), "s": value(last.end)]))
    return object(["a": .number(1), "k": .array(keyframes)])
  }

  /// Keyframes with straight lines between; `write` gives what stands for a row.
  static func polygon(_ rows: [[Double]], tolerance: Double, _ write: ([Double]) -> JSONValue) -> JSONValue {
    let width = rows.first?.count ?? 0
    let places = KeyframeFit.places(rows, tolerance: Array(repeating: tolerance, count: width))
    guard places.count > 1, let last = places.last else {
      return object(["a": .number(0), "k": write(rows.first ?? [])])
    }
    var keyframes = zip(places, places.dropFirst()).map { start, end in
      keyframe(
        HermiteFit.Segment(start: start, end: end, firstControl: 1.0 / 3, secondControl: 2.0 / 3),
        write(rows[start])
      )
    }
    keyframes.append(object(["t": .number(Double(last)), "s": write(rows[last])]))
    return object(["a": .number(1), "k": .array(keyframes)])
  }

  private static func keyframe(_ segment: HermiteFit.Segment, _ value: JSONValue) -> JSONValue {
    // The last keyframe of all has no curve: with one, players lead it on.
    object([
      "t": .number(Double(segment.start)), "s": value,
      "o": object(["x": numbers([1.0 / 3], 4), "y": numbers([segment.firstControl], 4)]),
      "i": object(["x": numbers([2.0 / 3], 4), "y": numbers([segment.secondControl], 4)]),
    ])
  }

  private static func held(_ place: Int, _ value: JSONValue) -> JSONValue {
    object(["t": .number(Double(place)), "s": value, "h": .number(1)])
  }

  /// Two rows and the parts of the way between them at which all rows are; nil if they lie on no line.
  private static func line(through rows: [[Double]], tolerance: Double) -> ([Double], [Double], [Double])? {
    let columns = rows[0].indices
    let ranges = columns.map { column in
      rows.reduce((low: Double.infinity, high: -Double.infinity)) {
        (min($0.low, $1[column]), max($0.high, $1[column]))
      }
    }
    guard let lead = columns.max(by: { ranges[$0].high - ranges[$0].low < ranges[$1].high - ranges[$1].low }),
      let low = rows.first(where: { $0[lead] == ranges[lead].low }),
      let high = rows.first(where: { $0[lead] == ranges[lead].high })
    else { return nil }
    let reach = high[lead] - low[lead]
    guard reach > 0 else { return (low, high, Array(repeating: 0, count: rows.count)) }
    let course = rows.map { ($0[lead] - low[lead]) / reach }
    for (row, part) in zip(rows, course) {
      for column in columns
      where !(abs(low[column] + (high[column] - low[column]) * part - row[column]) <= tolerance / 2) {
        return nil
      }
    }
    return (low, high, course)
  }
}

/// Paths.
extension LottieValue {
  /// The subpaths of a path, each as vertices with the tangents of the curves that come in and go out.
  static func paths(_ path: Path, _ map: (Point) -> Point = { $0 }) -> [JSONValue] {
    var result: [Subpath] = []
    for element in path.elements {
      switch element {
      case .move(let point): result.append(Subpath(start: map(point)))
      case .line(let point):
        if result.isEmpty { result.append(Subpath(start: .zero)) }
        result[result.count - 1].append(map(point), nil, nil)
      case .curve(let control1, let control2, let end):
        if result.isEmpty { result.append(Subpath(start: .zero)) }
        result[result.count - 1].append(map(end), map(control1), map(control2))
      case .close:
        if !result.isEmpty { result[result.count - 1].close() }
      }
    }
    return result.filter { $0.vertices.count > 1 }.map(\.value)
  }

  private struct Subpath {
    var vertices: [Point]
    var ins: [Point] = [.zero]
    var outs: [Point] = [.zero]
    var isClosed = false

    init(start: Point) { vertices = [start] }

    mutating func append(_ point: Point, _ control1: Point?, _ control2: Point?) {
      if let control1 { outs[outs.count - 1] = control1 - vertices[vertices.count - 1] }
      vertices.append(point)
      ins.append(control2.map { $0 - point } ?? .zero)
      outs.append(.zero)
    }

    /// A last curve that leads back to the first vertex ends there.
    mutating func close() {
      isClosed = true
      guard let first = vertices.first, let last = vertices.last, vertices.count > 1,
        abs(first.x - last.x) < 1e-6, abs(first.y - last.y) < 1e-6
      else { return }
      ins[0] = ins.removeLast()
      vertices.removeLast()
      outs.removeLast()
    }

    var value: JSONValue {
      func points(_ points: [Point]) -> JSONValue {
        .array(points.map { LottieValue.numbers([$0.x, $0.y], 2) })
      }
      return LottieValue.object([
        "c": .boolean(isClosed), "v": points(vertices), "i": points(ins), "o": points(outs),
      ])
    }
  }
}
