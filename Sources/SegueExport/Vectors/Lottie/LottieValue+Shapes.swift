import SegueDocuments
import SegueGeometry
import SegueStage

/// Paints and groups of shapes.
extension LottieValue {
  /// A group: paths, then their paint.
  static func group(_ items: [JSONValue]) -> JSONValue {
    let transform = object([
      "ty": .text("tr"), "p": still([0, 0]), "a": still([0, 0]), "s": still([100, 100]), "r": still([0]),
      "o": still([100]), "sk": still([0]), "sa": still([0]),
    ])
    return object(["ty": .text("gr"), "it": .array(items + [transform])])
  }

  static func fill(_ colors: [Color], evenOdd: Bool = false) -> JSONValue {
    object([
      "ty": .text("fl"), "c": color(colors), "o": alpha(colors), "r": .number(evenOdd ? 2 : 1),
    ])
  }

  /// A stroke; widths are in points.
  static func stroke(_ colors: [Color], widths: [Double], style: StrokeStyle = StrokeStyle()) -> JSONValue {
    let dashes = style.dashes.count % 2 == 0 ? style.dashes : style.dashes + style.dashes
    let parts: [JSONValue] = dashes.enumerated().map { index, length in
      object(["n": .text(index % 2 == 0 ? "d" : "g"), "v": still([length], 3)])
    }
    let offset = object(["n": .text("o"), "v": still([style.dashPhase], 3)])
    let line = object([
      "ty": .text("st"), "c": color(colors), "o": alpha(colors),
      "w": property(widths.map { [max($0, 0)] }, tolerance: 0.05),
      "lc": .number(Double(StrokeStyle.Cap.allCases.firstIndex(of: style.cap) ?? 0) + 1),
      "lj": .number(Double(StrokeStyle.Join.allCases.firstIndex(of: style.join) ?? 0) + 1),
      "ml": .number(10),
    ])
    guard !parts.isEmpty, case .object(let members) = line else { return line }
    return .object(members + [JSONValue.Member("d", .array(parts + [offset]))])
  }

  /// The part of a path that is stroked, from 0 to 1.
  static func trim(from starts: [Double], to ends: [Double]) -> JSONValue {
    func part(_ values: [Double]) -> JSONValue {
      property(values.map { [min(max($0, 0), 1) * 100] }, tolerance: 0.1)
    }
    return object([
      "ty": .text("tm"), "s": part(zip(starts, ends).map { min($0, $1) }), "e": part(ends), "o": still([0]),
      "m": .number(1),
    ])
  }

  private static func color(_ colors: [Color]) -> JSONValue {
    property(
      colors.map { color in [color.red, color.green, color.blue].map { min(max($0, 0), 1) } + [1] },
      tolerance: 0.004,
      decimals: 4
    )
  }

  private static func alpha(_ colors: [Color]) -> JSONValue {
    property(colors.map { [min(max($0.alpha, 0), 1) * 100] }, tolerance: 0.4, decimals: 2)
  }

  /// Paths that may move, by rows of numbers that `write` makes a path of.
  static func path(_ rows: [[Double]], tolerance: Double, _ write: ([Double]) -> Path) -> [JSONValue] {
    let count = rows.first.map { paths(write($0)).count } ?? 0
    return (0..<count).map { number in
      object(["ty": .text("sh"), "ks": pathProperty(rows, tolerance: tolerance, number: number, write)])
    }
  }

  /// The same of one of a path's parts, as a property.
  static func pathProperty(
    _ rows: [[Double]],
    tolerance: Double,
    number: Int = 0,
    _ write: ([Double]) -> Path
  ) -> JSONValue {
    polygon(rows, tolerance: tolerance) { row in .array([paths(write(row))[number]]) }.stillPath
  }

  /// Paths that stay.
  static func outlines(_ path: Path, _ map: (Point) -> Point = { $0 }) -> [JSONValue] {
    paths(path, map).map { object(["ty": .text("sh"), "ks": object(["a": .number(0), "k": $0])]) }
  }
}

extension JSONValue {
  /// A property of paths, of which one that does not move is the path itself instead of a list.
  fileprivate var stillPath: JSONValue {
    guard case .object(var members) = self, members.count == 2, case .number(0) = members[0].value,
      case .array(let paths) = members[1].value, let path = paths.first
    else { return self }
    members[1].value = path
    return .object(members)
  }
}
