import SegueDocuments
import SegueModel

/// Code copied from Swift or a style sheet, and its equivalent in the language.
struct PastedCode {
  /// UTF-8 offsets in the text.
  var range: Range<Int>
  /// The owner of the notation: `SwiftUI's`, `CSS's`.
  var owner: String
  /// What to write.
  var cure: String

  /// The first foreign piece of a text, or nil.
  init?(in text: String) {
    if let found = Self.call(in: text) ?? Self.hexColor(in: text) ?? Self.shorthand(in: text)
      ?? Self.member(in: text)
    {
      self = found
    } else {
      return nil
    }
  }

  private init(_ range: Range<Int>, _ owner: String, _ cure: String) {
    self.range = range
    self.owner = owner
    self.cure = cure
  }

  /// The message for a scalar that is no expression because it is foreign; nil if it is wrong in some other way.
  static func finding(in scalar: YAMLScalar) -> Finding? {
    guard scalar.text.utf8.count <= SceneLimits.expressionLength, let code = PastedCode(in: scalar.text)
    else {
      return nil
    }
    return Finding(
      "this is \(code.owner) notation",
      at: scalar.range(code.range.lowerBound, code.range.upperBound),
      hint: code.cure
    )
  }

  private static func call(in text: String) -> PastedCode? {
    guard let call = ForeignCall(in: text) else { return nil }
    if let cure = call.springCure ?? call.curveCure {
      return PastedCode(call.range, call.name.contains("-") ? "CSS's" : "Swift's", cure)
    }
    if let cure = call.geometryCure { return PastedCode(call.range, "Swift's", cure) }
    if let cure = call.colorCure {
      return PastedCode(call.range, call.name.first?.isUppercase == true ? "Swift's" : "CSS's", cure)
    }
    return call.transformCure.map { PastedCode(call.range, "CSS's", $0) }
  }

  /// `#FF8800`, with or without an opacity.
  private static func hexColor(in text: String) -> PastedCode? {
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(of: UInt8(ascii: "#")) else { return nil }
    let digits = bytes[(start + 1)...].prefix { byte in
      (byte >= 0x30 && byte <= 0x39) || ((byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)
    }
    guard let cure = HexColor(digits: String(decoding: digits, as: UTF8.self))?.written else { return nil }
    return PastedCode(start..<digits.endIndex, "CSS's", "write \(cure)")
  }

  /// `ease-in-out 0.3s` and `all 300ms linear`.
  private static func shorthand(in text: String) -> PastedCode? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 2 || words.count == 3 else { return nil }
    let curves = ["ease": "default", "linear": "linear"]
    var curve: String?
    var seconds: String?
    for word in words {
      if let known = curves[word] ?? (["ease-in", "ease-out", "ease-in-out"].contains(word) ? word : nil) {
        curve = known
      } else if word.hasSuffix("s"), word.first?.isNumber == true || word.first == ".",
        let number = ForeignCall.number(word)
      {
        seconds = number
      }
    }
    guard let curve, let seconds else { return nil }
    return PastedCode(0..<text.utf8.count, "CSS's", "write 'ease: \(curve)' and 'duration: \(seconds)'")
  }

  /// `.systemBlue`, `UIColor.red`, `.easeInOut` and `.pi`.
  private static func member(in text: String) -> PastedCode? {
    var offset = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      defer { offset += word.utf8.count + 1 }
      guard let dot = word.lastIndex(of: ".") else { continue }
      let type = word[..<dot]
      let name = word[word.index(after: dot)...]
      guard type.isEmpty || type.first?.isUppercase == true, name.first?.isLetter == true else { continue }
      guard name.allSatisfy({ $0.isLetter || $0.isNumber }) else { continue }
      guard let cure = cure(member: String(name)) else { continue }
      return PastedCode(offset..<(offset + word.utf8.count), "Swift's", cure)
    }
    return nil
  }

  private static let springs = [
    "spring": "spring(ratio 0.8)", "smooth": "spring(duration 0.5 bounce 0)",
    "snappy": "spring(duration 0.5 bounce 0.15)", "bouncy": "spring(duration 0.5 bounce 0.3)",
    "interactiveSpring": "spring(response 0.15 ratio 0.86)",
  ]

  private static func cure(member name: String) -> String? {
    if name == "pi" { return "angles take 'deg': 180deg is pi" }
    if NamedColors.color(named: name) != nil || TextStyle(rawValue: name) != nil { return "write \(name)" }
    if let spring = springs[name] { return "write \(spring)" }
    let bare = name.hasPrefix("curve") ? name.dropFirst("curve".count) : name[...]
    let known = [
      "easeinout": "ease-in-out", "easeineaseout": "ease-in-out", "easein": "ease-in", "easeout": "ease-out",
      "linear": "linear",
    ]
    return known[bare.lowercased()].map { "write \($0)" }
  }
}
