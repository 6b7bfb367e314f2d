import SegueGeometry
import SegueGraphics
import SegueTerminal

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `doctor` says about pixels: the way that the previewer would take, why, and what each question was answered.
struct GraphicsReport: ~Copyable {
  private let wish: GraphicsWish
  private let environment: [String: String]
  private var inquiry = GraphicsInquiry(processID: getpid())

  init(wish: GraphicsWish?) {
    self.wish = wish ?? Environment.value("SEGUE_GRAPHICS").flatMap(GraphicsWish.init) ?? .auto
    var environment: [String: String] = [:]
    for name in GraphicsInquiry.variables { environment[name] = Environment.value(name) }
    self.environment = environment
  }

  /// What to ask the terminal.
  mutating func questions(at time: Double) -> [UInt8] {
    if wish == .cells { return [] }
    return inquiry.questions(environment: environment)
      + inquiry.furtherQuestions(environment: environment, size: GraphicsInquiry.trialSize, at: time)
      + inquiry.trial(environment: environment)
  }

  /// The lines for a terminal that has been asked.
  @MainActor
  mutating func lines(for report: borrowing TerminalReport) -> [String] {
    for reply in report.replies { take(reply) }
    inquiry.end()
    let choice = GraphicsChoice(
      inquiry.answers,
      environment: environment,
      wish: report.capabilities?.screen == .direct ? wish : .cells,
      screen: report.window
    )
    let route = choice.traits?.route.rawValue ?? "no"
    let answers = inquiry.answers
    return [
      "pixels \(route): \(choice.reason)",
      "pixels, answered: kitty \(Self.word(answers.acceptsKitty)), "
        + "shared memory \(Self.word(answers.acceptsSharing)), edits \(Self.word(answers.acceptsEditing)), "
        + "sixel \(answers.attributes == nil ? "nothing" : answers.acceptsSixel ? "yes" : "no"), "
        + "cell \(answers.cell.map { "\($0.columns)×\($0.rows)" } ?? "nothing")",
    ] + Self.trouble(answers)
  }

  /// What keeps pictures, or a quicker way to send them, from a terminal that could show them.
  private static func trouble(_ answers: GraphicsAnswers) -> [String] {
    guard answers.acceptsKitty == true else { return [] }
    let size = "a picture of \(GraphicsInquiry.trialSize.columns)×\(GraphicsInquiry.trialSize.rows) pixels"
    return [
      answers.sharingTrouble.map { "pixels, shared memory: no room for \(size) (\($0)); the line is used" },
      answers.refusal.map { "pixels, tried: \(size) was refused (\($0)); characters are shown" },
    ].compactMap { $0 }
  }

  private mutating func take(_ reply: TerminalReply) {
    switch reply {
    case .graphics(let body): if let reply = KittyReply(body) { inquiry.take(reply) }
    case .primaryAttributes(let attributes): inquiry.answers.attributes = attributes
    case .version(let name): inquiry.answers.name = name
    case .cellPixels(let width, let height): inquiry.answers.cell = GridSize(columns: width, rows: height)
    default: break
    }
  }

  private static func word(_ answer: Bool?) -> String {
    answer.map { $0 ? "yes" : "no" } ?? "nothing"
  }
}
