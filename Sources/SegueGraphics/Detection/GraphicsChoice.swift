public import SegueGeometry

/// How pictures are to be shown on a terminal, and why.
public struct GraphicsChoice: Hashable, Sendable {
  /// How, or nil if they are to be shown in characters.
  public var traits: GraphicsTraits?
  /// Why, in one sentence.
  public var reason: String

  /// Decides from what a terminal has answered, who it is, and what the user wants.
  ///
  /// - Parameters:
  ///   - answers: What it has told so far.
  ///   - environment: The process's environment variables.
  ///   - wish: What the user wants; other than `auto` it is followed where the terminal has not answered, too.
  ///   - screen: The screen in cells.
  public init(
    _ answers: GraphicsAnswers,
    environment: [String: String],
    wish: GraphicsWish,
    screen: GridSize
  ) {
    let known = KnownGraphics.match(answers, environment)
    let found = Self.route(answers, environment, known, wish)
    guard let route = found.route else {
      reason = found.reason
      return
    }
    guard let cell = answers.cell, (1...1000).contains(cell.columns), (1...1000).contains(cell.rows) else {
      reason = "\(found.reason), but the terminal does not say how many pixels a cell has."
      return
    }
    reason = found.reason + "."
    traits = GraphicsTraits(
      route: route,
      screen: screen,
      cell: cell,
      sharesMemory: route.isKitty && Self.shares(answers, known),
      editsImages: route.isKitty && Self.edits(answers, known),
      registers: answers.registers ?? 256,
      mostPixels: answers.mostPixels ?? GridSize(columns: 1000, rows: 1000)
    )
  }

  /// With a route, the reason has no full stop yet.
  private typealias Found = (route: GraphicsRoute?, reason: String)

  private static func route(
    _ answers: GraphicsAnswers,
    _ environment: [String: String],
    _ known: KnownGraphics?,
    _ wish: GraphicsWish
  ) -> Found {
    switch wish {
    case .cells: (nil, "Characters are asked for.")
    case _ where answers.refusal != nil: (nil, refusal(answers, known))
    case .auto where answers.attributes == nil: (nil, "The terminal has not answered yet.")
    case .auto: best(answers, environment, known)
    case .kitty, .sixel, .iterm: wanted(wish, answers, environment, known)
    }
  }

  private static func refusal(_ answers: GraphicsAnswers, _ known: KnownGraphics?) -> String {
    let name = known?.name ?? answers.name ?? "the terminal"
    return "\(sentence(name)) refused a picture (\(answers.refusal ?? ""))."
  }

  private static func best(
    _ answers: GraphicsAnswers,
    _ environment: [String: String],
    _ known: KnownGraphics?
  ) -> Found {
    let name = known?.name ?? answers.name ?? "the terminal"
    let without = KnownGraphics.lacksPlaceholders(environment)
    for wish in known?.order ?? [.kitty, .sixel] {
      switch wish {
      case .kitty where answers.acceptsKitty == true && known?.hasKitty(answers) ?? true && without == nil:
        let route = kitty(answers, environment, known)
        let subject = route == .kittyPlaceholders ? "the terminal" : name
        return (route, "\(sentence(subject)) accepts kitty's protocol\(ability(route, answers, known))")
      case .sixel where answers.acceptsSixel:
        return (.sixel, "\(sentence(name)) shows sixels, as its attributes say")
      case .iterm where known?.hasInline == true && !KnownGraphics.isInTmux(environment):
        return (.iterm, "\(sentence(name)) shows iTerm2's images and has answered to nothing that is faster")
      default: continue
      }
    }
    if let silence = KnownGraphics.silence(environment) { return (nil, "\(sentence(silence)).") }
    if KnownGraphics.isInTmux(environment) {
      let cause = without.map { "\($0) shows none" } ?? "tmux passes them on only with allow-passthrough"
      return (
        nil, "Nothing behind tmux has answered that it shows images where placeholders stand; \(cause)."
      )
    }
    return (nil, "\(sentence(name)) accepts no images by kitty's protocol and its attributes name no sixels.")
  }

  private static func wanted(
    _ wish: GraphicsWish,
    _ answers: GraphicsAnswers,
    _ environment: [String: String],
    _ known: KnownGraphics?
  ) -> Found {
    switch wish {
    case .kitty:
      if let silence = KnownGraphics.silence(environment) {
        return (nil, "Kitty's protocol is asked for, but \(silence).")
      }
      let doubt = answers.acceptsKitty == true ? "" : ", though the terminal has not said that it accepts it"
      return (kitty(answers, environment, known), "Kitty's protocol is asked for\(doubt)")
    case .sixel:
      return (
        .sixel, "Sixels are asked for\(answers.acceptsSixel ? "" : ", though the attributes name none")"
      )
    case .iterm: return (.iterm, "Images as iTerm2 shows them are asked for")
    case .auto, .cells: return (nil, "")
    }
  }

  private static func kitty(
    _ answers: GraphicsAnswers,
    _ environment: [String: String],
    _ known: KnownGraphics?
  ) -> GraphicsRoute {
    if KnownGraphics.isInTmux(environment) { return .kittyPlaceholders }
    if !shares(answers, known) { return .kittyDirect }
    return edits(answers, known) ? .kittyEditing : .kittyShared
  }

  private static func shares(_ answers: GraphicsAnswers, _ known: KnownGraphics?) -> Bool {
    answers.acceptsSharing == true && known?.mayShare ?? true
  }

  private static func edits(_ answers: GraphicsAnswers, _ known: KnownGraphics?) -> Bool {
    answers.acceptsEditing == true && known?.mayEdit ?? true
  }

  private static func ability(
    _ route: GraphicsRoute,
    _ answers: GraphicsAnswers,
    _ known: KnownGraphics?
  ) -> String {
    switch route {
    case .kittyEditing: ", reads shared memory and edits images"
    case .kittyShared: " and reads shared memory"
    case .kittyPlaceholders: " through tmux"
    case .kittyDirect where edits(answers, known): " and edits images, but \(withoutMemory(answers))"
    default: ", but \(withoutMemory(answers))"
    }
  }

  private static func withoutMemory(_ answers: GraphicsAnswers) -> String {
    guard let trouble = answers.sharingTrouble else { return "reads no shared memory of this machine" }
    return "shared memory is out of use (\(trouble))"
  }

  private static func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
