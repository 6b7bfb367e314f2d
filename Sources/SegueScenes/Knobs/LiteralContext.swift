import SegueGeometry
import SegueModel
import SegueStage

/// The context of a literal: the keys that lead to it and the calls around it, which decide what it measures.
struct LiteralContext {
  private let keys: [String]
  /// The functions whose parentheses are open, and how many arguments each has had.
  private var calls: [(name: String, arguments: Int)] = []

  init(keys: [String]) { self.keys = keys }

  /// Whether a call around gives each of its numbers a name of its own.
  var isNamedByCall: Bool { ["spring", "bezier", "steps"].contains(calls.last?.name) }

  /// The key that is not an item's number.
  private var key: String { keys.last { !$0.hasPrefix("[") } ?? "" }

  /// Follows the parentheses; to be called for each token in order, before anything is asked about it.
  mutating func enter(_ tokens: [Token], at index: Int) {
    if tokens[index].isMark("(") {
      var name = ""
      if index > 0, case .word(let word) = tokens[index - 1].kind, !tokens[index].hasSpaceBefore {
        name = word
      }
      calls.append((name, 0))
    } else if tokens[index].isMark(")") {
      _ = calls.popLast()
    } else if case .number = tokens[index].kind, !calls.isEmpty {
      calls[calls.count - 1].arguments += 1
    }
  }

  /// Whether the minus before a number is its sign rather than a difference.
  func isNegated(_ tokens: [Token], at index: Int) -> Bool {
    guard index > 0, tokens[index - 1].isMark("-"), !tokens[index].hasSpaceBefore else { return false }
    guard index > 1 else { return true }
    switch tokens[index - 2].kind {
    case .mark(let mark): return mark != ")"
    // Between two arguments, or after a word such as `in` and `else`: a difference has a space on each side.
    default: return tokens[index - 1].hasSpaceBefore
    }
  }

  /// Whether the key is a property that is a colour, or a short form with one in it.
  private var isKeyOfColor: Bool {
    switch PropertyName(rawValue: key)?.kind {
    case .color, .gradient: true
    default: ["border", "stroke", "dimming"].contains(key)
    }
  }

  /// Whether a colour's name is meant as one.
  var takesColors: Bool { calls.isEmpty && (isKeyOfColor || keys.first == "tokens") }

  /// Whether a curve's name is meant as one.
  var takesCurves: Bool {
    calls.isEmpty && (["ease", "eases", "timing-curve"].contains(key) || keys.first == "tokens")
  }

  /// A literal's name and kind.
  func meaning(of value: Knob.Value, _ tokens: [Token], at index: Int) -> (name: String, kind: Knob.Kind) {
    if case .curve = value { return (key, .curve) }
    guard case .number = value, case .number(_, let unit) = tokens[index].kind else { return (key, .color) }
    switch unit {
    case .percent: return (key, .percent)
    case .degrees: return (key, .degrees)
    case .none: break
    }
    if let call = calls.last, let meaning = meaning(in: call, tokens, at: index) { return meaning }
    if index > 0, tokens[index - 1].isMark("@") { return ("\(key) at", .fraction) }
    let name = name(of: key) + side(of: tokens, at: index)
    return isFactor(tokens, at: index) ? (name, .factor) : (name, kind(of: key))
  }

  /// Which part of `0 -> 1`, or which end of `0..1`, a number belongs to, with a space before it; or nothing.
  private func side(of tokens: [Token], at index: Int) -> String {
    if tokens[index + 1].isMark("..") { return " from" }
    let before = index > 1 && tokens[index - 1].isMark("-") ? index - 2 : index - 1
    if before >= 0, tokens[before].isMark("..") { return " to" }
    let arrows = tokens.indices.filter { tokens[$0].isMark("->") }
    guard let first = arrows.first, let last = arrows.last else { return "" }
    return index < first ? " from" : index > last ? " to" : " via"
  }

  /// A number beside `*` or `/`.
  private func isFactor(_ tokens: [Token], at index: Int) -> Bool {
    let before = index > 0 && (tokens[index - 1].isMark("*") || tokens[index - 1].isMark("/"))
    let after = tokens[index + 1].isMark("*") || tokens[index + 1].isMark("/")
    return before || after
  }

  private func meaning(
    in call: (name: String, arguments: Int),
    _ tokens: [Token],
    at index: Int
  ) -> (name: String, kind: Knob.Kind)? {
    switch call.name {
    case "spring":
      guard index > 0, case .word(let word) = tokens[index - 1].kind else {
        // `velocity -2`: the sign comes in between.
        guard index > 1, case .word(let word) = tokens[index - 2].kind else { return nil }
        return (word, Self.springKinds[word] ?? .number)
      }
      return (word, Self.springKinds[word] ?? .number)
    case "bezier":
      let names = ["x1", "y1", "x2", "y2"]
      let place = min(max(call.arguments - 1, 0), names.count - 1)
      return (names[place], place % 2 == 0 ? .controlX : .controlY)
    case "steps": return ("steps", .count)
    case "linear": return ("output", .controlY)
    default: return nil
    }
  }

  private static let springKinds: [String: Knob.Kind] = [
    "ratio": .dampingRatio, "velocity": .velocity, "response": .seconds, "duration": .seconds,
    "bounce": .bounce, "stiffness": .stiffness, "damping": .damping, "mass": .mass,
  ]

  /// What an item of a frame or a point is called.
  private func name(of key: String) -> String {
    guard let item = keys.last, item.hasPrefix("["), let place = Int(item.dropFirst().dropLast()) else {
      return key
    }
    let names = key == "device" ? ["width", "height"] : PropertyName(rawValue: key)?.itemNames ?? []
    return place < names.count ? "\(key) \(names[place])" : key
  }

  private func kind(of key: String) -> Knob.Kind {
    // The names of markers and detents are the scene's own, whatever else they may mean.
    switch keys.dropLast().last {
    case "markers": return .fraction
    case "detents", "inset": return .points
    case "refresh": return key == "duration" ? .seconds : .points
    default: break
    }
    if let property = PropertyName(rawValue: key), let quantity = property.quantity,
      property.kind != .color, property.kind != .transform
    {
      return Knob.Kind(quantity)
    }
    return switch key {
    case "duration", "delay", "stagger", "each", "total": .seconds
    case "at": .fraction
    case "repeat", "touches", "grid": .count
    case "when", "begin", "while", "progress", "speed": .number
    case "border", "stroke", "font", "device", "gap", "arc", "inset", "paging": .points
    default: keys.contains("shadow") ? .points : .number
    }
  }
}

extension Knob.Kind {
  /// The kind of what a layer's number measures.
  fileprivate init(_ quantity: LayerProperty.Quantity) {
    self =
      switch quantity {
      case .length: .points
      case .angle: .radians
      case .factor: .scale
      case .opacity, .fraction: .fraction
      case .number: .number
      }
  }
}

extension PropertyName {
  /// What the items of a list of its numbers are called: `width`, `top left`.
  fileprivate var itemNames: [String] {
    guard kind == .rect || kind == .point || kind == .radii else { return [] }
    return channels.map { channel in
      channel.name.split(maxSplits: 1) { $0 == "." || $0 == " " }.last.map(String.init) ?? channel.name
    }
  }
}

/// The role of a number in its formula.
extension LiteralContext {
  /// `× W` of the 1.3 in `1.3 * W`, `−` of the 30 in `W - 30`, `progress >` of the 0.5 in `progress > 0.5`; empty for a
  /// number that is alone, begins a sum, or is named by its call.
  ///
  /// `lower` is where the literal begins, its sign included.
  func detail(of value: Knob.Value, _ tokens: [Token], at index: Int, from lower: Int) -> String {
    guard case .number = value, !isNamedByCall else { return "" }
    let first: Int = index > 0 && tokens[index].lower > lower ? index - 1 : index
    let next: Token = tokens[index + 1]
    if first > 0, case .mark(let mark) = tokens[first - 1].kind {
      let before: String = first > 1 ? Self.operand(tokens[first - 2]) : ""
      switch mark {
      case "*": return "× \(before)"
      case "/": return "\(before) ÷"
      case "+" where !next.isMark("*"): return "+"
      case "-": return next.isMark("*") ? "− × \(Self.operand(tokens[index + 2]))" : "−"
      case ">", "<", ">=", "<=", "==", "!=": return "\(before) \(mark)"
      default: break
      }
    }
    if next.isMark("*") { return "× \(Self.operand(tokens[index + 2]))" }
    if next.isMark("/") { return "÷ \(Self.operand(tokens[index + 2]))" }
    return ""
  }

  /// The operand on the other side of an operator, in a word.
  private static func operand(_ token: Token) -> String {
    switch token.kind {
    case .word(let word): word
    case .token(let name): "$\(name)"
    case .number(let number, _): number.formatted(atMost: 4)
    case .mark, .hex, .end: "(…)"
    }
  }
}
