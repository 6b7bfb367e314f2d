public import SegueDocuments
import SegueGeometry
public import SegueModel

/// Reads the script format: a time and an action per line; `#` begins a comment.
public struct ScriptParser {
  /// Reads a whole script, and reports all errors at once.
  public static func parse(_ text: String, file: String) throws(DocumentError) -> Script {
    let source = SourceText(file: file, bytes: Array(text.utf8))
    guard text.utf8.count <= SceneLimits.fileSize else {
      throw DocumentError(diagnostics: [source.diagnostic(Finding("larger than 1 MB", at: .none))])
    }
    let content = source.text(source.contentStart..<source.bytes.count)
    let (script, found) = read(YAMLScalar(text: content, isQuoted: true, start: source.contentStart))
    let findings = found.filter { $0.severity == .error }
    guard findings.isEmpty else { throw DocumentError(diagnostics: findings.map(source.diagnostic)) }
    return script
  }

  /// Reads a script inside a scene; places refer to the scene's file.
  static func read(_ scalar: YAMLScalar) -> (Script, [Finding]) {
    var parser = ScriptParser(scalar: scalar)
    parser.run()
    return (Script(steps: parser.steps, start: parser.start), parser.findings)
  }

  private let scalar: YAMLScalar
  private var steps: [Script.Step] = []
  private var start: Script.Start?
  private var findings: [Finding] = []
  /// Whether a finger, or two for a pinch, are down.
  private var isTouching = false

  private init(scalar: YAMLScalar) { self.scalar = scalar }

  /// A word of a line with its place in the text.
  struct Word {
    var text: String
    var lower: Int
    var upper: Int
  }

  private mutating func run() {
    let bytes = Array(scalar.text.utf8)
    var words: [Word] = []
    var start: Int?
    var isComment = false
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x0a
      if byte == UInt8(ascii: "#"), start == nil { isComment = true }
      let isBlank = byte == 0x20 || byte == 0x09 || byte == 0x0d || byte == 0x0a
      if isBlank || isComment, let first = start {
        words.append(
          Word(text: String(decoding: bytes[first..<index], as: UTF8.self), lower: first, upper: index)
        )
        start = nil
      } else if !isBlank, !isComment, start == nil {
        start = index
      }
      if byte == 0x0a {
        if !words.isEmpty { line(words) }
        words = []
        isComment = false
        if findings.count >= SceneLimits.findings { return }
      }
    }
  }

  private mutating func line(_ words: [Word]) {
    do throws(Finding) {
      if words[0].text == "start" {
        guard steps.isEmpty, start == nil else {
          throw Finding("a script starts once, before its first doing", at: range(words[0]))
        }
        start = try start(words)
        return
      }
      let step = try step(words)
      if let last = steps.last, step.time < last.time {
        throw Finding(
          "time runs backwards",
          at: range(words[0]),
          hint: "the line before is at \(last.time) s"
        )
      }
      noteTouch(step.action, at: words)
      steps.append(step)
    } catch {
      findings.append(error)
    }
  }

  /// Tracks whether a finger is down, and warns about actions that need one.
  private mutating func noteTouch(_ action: Script.Action, at words: [Word]) {
    switch action {
    case .press: isTouching = true
    case .pinch(_, _, let contact): isTouching = contact != .up && contact != .cancel
    case .move, .release, .lift, .cancel:
      if !isTouching {
        let place = scalar.range(words[1].lower, words[words.count - 1].upper)
        findings.append(
          Finding(
            "this does nothing, as no finger is down",
            at: place,
            hint: "'press X Y' puts one down",
            severity: .warning
          )
        )
      }
      if case .move = action { return }
      isTouching = false
    case .tap, .rotate, .scroll, .wheel, .trigger, .resize: return
    }
  }

  func range(_ word: Word) -> SourceRange { scalar.range(word.lower, word.upper) }

  private static let doings = [
    "tap", "press", "move", "release", "lift", "cancel", "pinch", "rotate", "scroll", "wheel", "trigger",
    "resize",
  ]

  private func step(_ words: [Word]) throws(Finding) -> Script.Step {
    let time = try number(words[0], "expected a time in seconds")
    guard time >= 0, time <= 3600 else {
      throw Finding("a time lies from 0 to 3600 seconds", at: range(words[0]))
    }
    guard words.count > 1 else {
      throw Finding(
        "the time needs something to do",
        at: range(words[0]),
        hint: "for example '0.00 tap home/card'"
      )
    }
    return Script.Step(time: time, action: try action(words[1], Array(words[2...])))
  }

  private func action(_ doing: Word, _ arguments: [Word]) throws(Finding) -> Script.Action {
    switch doing.text {
    case "tap":
      try expect(1, arguments, doing, "tap PATH")
      return .tap(try path(arguments[0]))
    case "press": return .press(try point(arguments, doing, "press X Y"))
    case "move": return .move(try point(arguments, doing, "move X Y"))
    case "release": return .release(try point(arguments, doing, "release X Y"))
    case "lift": return .lift(try point(arguments, doing, "lift X Y"))
    case "cancel":
      return .cancel(arguments.isEmpty ? nil : try point(arguments, doing, "cancel', or 'cancel X Y"))
    case "pinch": return try pinch(arguments, doing)
    case "rotate":
      try expect(1, arguments, doing, "rotate landscape")
      return .rotate(try orientation(arguments[0]))
    case "scroll":
      try expect(3, arguments, doing, "scroll PATH DX DY")
      let path = try path(arguments[0])
      return .scroll(path, by: try point(Array(arguments[1...]), doing, "scroll PATH DX DY"))
    case "wheel": return try wheel(arguments, doing)
    case "trigger":
      try expect(1, arguments, doing, "trigger TRANSITION")
      return .trigger(arguments[0].text, source: range(arguments[0]))
    case "resize": return try resize(arguments, doing)
    default:
      throw Finding(
        "a script cannot '\(TextSanitizer.visible(doing.text))'",
        at: range(doing),
        hint: Suggestions.forScenes.hint(for: doing.text, among: Self.doings, listing: "it can")
      )
    }
  }

  func expect(_ count: Int, _ words: [Word], _ doing: Word, _ form: String) throws(Finding) {
    guard words.count != count else { return }
    throw Finding("write '\(form)'", at: scalar.range(doing.lower, words.last?.upper ?? doing.upper))
  }

  func point(_ words: [Word], _ doing: Word, _ form: String) throws(Finding) -> Point {
    try expect(2, words, doing, form)
    return Point(x: try number(words[0], "expected points"), y: try number(words[1], "expected points"))
  }

  func number(_ word: Word, _ message: String) throws(Finding) -> Double {
    guard let value = Double(word.text), value.isFinite, abs(value) < 1e9 else {
      throw Finding("\(message), found '\(TextSanitizer.visible(word.text))'", at: range(word))
    }
    return value
  }

  private func path(_ word: Word) throws(Finding) -> LayerPath {
    let parts = word.text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw Finding(
        "'\(TextSanitizer.visible(word.text))' is not a path",
        at: range(word),
        hint: "for example home/list/card"
      )
    }
    return LayerPath(components: parts.map(String.init), source: range(word))
  }
}
