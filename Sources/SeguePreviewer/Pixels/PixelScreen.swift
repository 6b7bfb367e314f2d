import SegueCells
import SegueGeometry
import SegueGraphics
import SegueTerminal
import SegueText

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shows the stage's sheets in pixels, once the terminal has answered that it can.
///
/// Characters are drawn until then. Answers may come at any time; each may change the way.
@MainActor
final class PixelScreen: ScreenOverlay {
  /// Why pixels are shown, or are not, in one sentence.
  private(set) var reason = ""
  private let terminal: Terminal
  private var notice: String?
  private var wish: GraphicsWish
  private let environment: [String: String]
  private var inquiry: GraphicsInquiry
  private var encoder: GraphicsEncoder?
  /// How often the attributes have been asked for without an answer.
  private var awaited = 0
  private var typesetter: Typesetter?
  /// The terminal's background, `0xAABBGGRR`, once it has said.
  private var ground: UInt32?
  /// The sheets of the frame drawn last, in the order of their slots.
  private var sheets: [PixelSheet] = []
  /// Those whose pixels the terminal has, by their slots.
  private var shown: [PixelSheet] = []
  /// The slots that are shown in less than full detail, or not yet.
  private var coarse: Set<Int> = []
  private var processID: Int32 { getpid() }

  init(terminal: Terminal, wish: GraphicsWish, environment: [String: String]) {
    self.terminal = terminal
    self.wish = wish
    self.environment = environment
    inquiry = GraphicsInquiry(processID: getpid())
  }

  /// How the stage is to draw pixels; nil: in characters only.
  var look: PixelLook? {
    guard let traits = encoder?.traits, let typesetter else { return nil }
    return PixelLook(cell: traits.cell, typesetter: typesetter, ground: ground)
  }

  /// Asks the terminal what it can show, unless characters are wished for.
  func ask() {
    guard wish != .cells, mayShow else { return }
    send(inquiry.questions(environment: environment))
    decide()
  }

  /// Asks again after a stop, if answers were still to come: they went to whoever had the terminal meanwhile.
  func resume() {
    guard awaited > 0 else { return }
    awaited = 0
    inquiry.end()
    inquiry = GraphicsInquiry(processID: processID)
    ask()
  }

  private func send(_ questions: [UInt8]) {
    if terminal.ask(questions) { awaited += 1 }
  }

  /// Whether the screen takes pictures, and other characters than ASCII's, one of which lies under them.
  private var mayShow: Bool { terminal.takesOverlay && !terminal.capabilities.isASCII }

  /// What a terminal that refused a picture is shown instead, and why, said once; nil if it has refused none since.
  func takeNotice() -> String? {
    defer { notice = nil }
    return notice
  }

  /// Takes a reply of the terminal; returns whether the stage is to be drawn another way from now on.
  func take(_ reply: TerminalReply) -> Bool {
    switch reply {
    case .graphics(let body): if let reply = KittyReply(body) { take(reply) }
    case .graphicsAttributes(let numbers): inquiry.answers.take(graphicsAttributes: numbers)
    case .primaryAttributes(let attributes): take(attributes: attributes)
    case .version, .cellPixels: break
    case .color(command: 11, let red, let green, let blue):
      ground = [blue, green, red].reduce(0xff) { $0 << 8 | UInt32(clamping: ($1 * 255).rounded()) }
      return encoder != nil
    default: return false
    }
    return decide()
  }

  private func take(_ reply: KittyReply) {
    if let error = encoder?.refusal(in: reply), let traits = encoder?.traits {
      return give(up: traits, because: error)
    }
    let knewKitty = inquiry.answers.acceptsKitty == true
    inquiry.take(reply)
    if inquiry.answers.acceptsSharing != nil { inquiry.end() }
    guard inquiry.answers.acceptsKitty == true, !knewKitty else { return }
    // Shared memory is made only for a terminal that may take it.
    inquiry.answers.attributes = nil
    send(inquiry.furtherQuestions(environment: environment, at: terminal.now))
  }

  /// Shows characters at once, and pictures in a plainer way when the terminal has dealt with all that was sent.
  ///
  /// A frame has many commands, so further refusals until then say nothing of the next way.
  private func give(up traits: GraphicsTraits, because error: String) {
    guard awaited == 0 else { return }
    inquiry.answers.take(refusal: error, of: traits)
    if inquiry.answers.refusal != nil { notice = "characters: the terminal refused a picture (\(error))" }
    inquiry.answers.attributes = nil
    send([])
  }

  /// Of attributes that have been asked for twice, only the last ones come after every answer.
  private func take(attributes: [Int]) {
    awaited = max(awaited - 1, 0)
    guard awaited == 0 else { return }
    let knewSixel = inquiry.answers.acceptsSixel
    inquiry.answers.attributes = attributes
    if inquiry.answers.acceptsSixel, !knewSixel, inquiry.answers.acceptsKitty != true {
      send(GraphicsInquiry.sixelQuestions)
    }
  }

  /// Takes over another size of the window.
  func resize() { decide() }

  /// Switches between pixels and characters; returns what to tell the user.
  func toggle() -> String {
    let wasOn = encoder != nil
    wish = wasOn ? .cells : wish == .cells ? .auto : wish
    if !wasOn, inquiry.answers.refusal != nil { inquiry = GraphicsInquiry(processID: processID) }
    if !wasOn, inquiry.answers.attributes == nil { ask() }
    decide()
    return encoder == nil ? "characters: \(reason)" : "pixels: \(reason)"
  }

  @discardableResult
  private func decide() -> Bool {
    inquiry.answers.name = terminal.reportedName
    inquiry.answers.cell = terminal.cellPixels
    let choice = GraphicsChoice(
      inquiry.answers,
      environment: environment,
      wish: mayShow ? wish : .cells,
      screen: terminal.screen.size
    )
    reason = choice.reason
    guard choice.traits != encoder?.traits else { return false }
    if let traits = choice.traits, traits.route == encoder?.traits.route {
      encoder?.resize(screen: traits.screen, cell: traits.cell)
      shown = []
      return true
    }
    return switchOver(to: choice.traits)
  }

  private func switchOver(to traits: GraphicsTraits?) -> Bool {
    terminal.show(nil)
    encoder = nil
    shown = []
    coarse = []
    guard let traits else { return true }
    do {
      typesetter = try typesetter ?? Typesetter()
    } catch {
      reason = "Text cannot be set in pixels: \(error)."
      return true
    }
    encoder = GraphicsEncoder(traits: traits, processID: processID)
    let outlivesUs = traits.route.isKitty && traits.route != .kittyPlaceholders
    terminal.show(
      self,
      removal: outlivesUs ? Array("\u{1b}_Ga=d,d=A,q=2\u{1b}\\".utf8) : [],
      end: outlivesUs ? Array("\u{1b}_Gm=0,q=2;\u{1b}\\".utf8) : []
    )
    terminal.screen.invalidate()
    return true
  }

  /// Shows these sheets from the next frame on.
  func show(_ sheets: [PixelSheet]) {
    if let trouble = encoder?.sharingTrouble, inquiry.answers.sharingTrouble == nil {
      inquiry.answers.take(sharingTrouble: trouble)
      decide()
    }
    self.sheets = encoder == nil ? [] : Array(sheets.prefix(GraphicsEncoder.mostSlots))
    encoder?.sweep(at: terminal.now)
  }

  /// Ends the questions, before the terminal is given back.
  func end() { inquiry.end() }

  // MARK: - ScreenOverlay

  var isUnfinished: Bool { !coarse.isEmpty }

  func encode(_ pace: OverlayPace, into bytes: inout [UInt8]) {
    guard let isOnlyAtRest = encoder?.isOnlyAtRest else { return }
    for slot in sheets.count..<max(shown.count, sheets.count) { encoder?.retire(slot, into: &bytes) }
    for (slot, sheet) in sheets.enumerated() {
      let isNew = slot >= shown.count || shown[slot] !== sheet
      if isOnlyAtRest, pace != .resting, isNew || sheet.isDamaged {
        coarse.insert(slot)
        continue
      }
      let isSharp = !coarse.contains(slot)
      let detail: GraphicsDetail = pace == .hurried && !sharesMemory ? .half : .full
      let picture = sheet.placed(in: slot, isWhole: isNew || pace == .resting && !isSharp)
      let before = bytes.count
      sheet.withPixels { pixels in
        encoder?.present(picture, pixels: pixels, detail: detail, at: MonotonicClock.now, into: &bytes)
      }
      sheet.noteSent()
      if pace == .resting {
        coarse.remove(slot)
      } else if detail != .full, bytes.count > before {
        coarse.insert(slot)
      }
    }
    coarse = coarse.filter { $0 < sheets.count }
    shown = sheets
  }

  private var sharesMemory: Bool { encoder?.traits.sharesMemory ?? false }

  func invalidate() {
    encoder?.invalidate()
    shown = []
  }

  func leave(isCut: Bool, into bytes: inout [UInt8]) {
    encoder?.leave(isCut: isCut, into: &bytes)
    shown = []
  }
}
