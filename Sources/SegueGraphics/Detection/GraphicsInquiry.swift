public import SegueGeometry

/// Asks a terminal what it can show, and understands what it answers to kitty's protocol.
///
/// Drawing need not wait for that. Terminals answer in order, so whatever has not been answered before the attributes
/// (DA1), which the caller asks for last, never will be. Only tmux answers that at once itself, and hands on what the
/// terminal behind it says later (seen with tmux 3.3a and kitty 0.26.5). Answers may come seconds late, and are never
/// text.
public struct GraphicsInquiry: ~Copyable {
  /// What has been answered so far; the caller adds what the protocol's replies do not say.
  public var answers = GraphicsAnswers()
  private let processID: Int32
  private var objects: SharedObjects

  /// Creates an inquiry of a process of the given id.
  public init(processID: Int32) {
    self.processID = processID
    objects = SharedObjects(processID: processID, first: SharedObjects.last)
  }

  /// Returns what to ask first: whether kitty's protocol is accepted; nothing if the terminal would print the question.
  ///
  /// The name (`CSI > q`) and a cell's size (`CSI 16 t`) are asked for elsewhere.
  ///
  /// - Parameter environment: The process's environment variables.
  /// - Returns: What to send before `CSI c`.
  public func questions(environment: [String: String]) -> [UInt8] {
    guard KnownGraphics.silence(environment) == nil else { return [] }
    let isWrapped = KnownGraphics.isInTmux(environment)
    // Kitty before 0.28, which has no placeholders, does not know the key `U` and says nothing to it.
    let head: StaticString = isWrapped ? "a=q,U=1,i=" : "a=q,i="
    return Self.bytes([command(head, 1, ",t=d,f=24,s=1,v=1;AAAA")], isWrapped: isWrapped)
  }

  /// The size of a picture that shows what one pixel does not: that there is room for pictures.
  public static let trialSize = GridSize(columns: 1000, rows: 600)

  /// Returns what to ask a terminal that accepts kitty's protocol: for a picture from shared memory, and an edit of an image
  /// that is deleted afterwards.
  ///
  /// A shared memory object is made, which `end` removes if the terminal has not; what processes that are gone have left
  /// is removed as well.
  ///
  /// - Parameters:
  ///   - environment: The process's environment variables.
  ///   - size: The picture in shared memory.
  ///   - time: Seconds on any clock that does not go back.
  /// - Returns: What to send before another `CSI c`.
  public mutating func furtherQuestions(
    environment: [String: String],
    size: GridSize = GridSize(columns: 1, rows: 1),
    at time: Double
  ) -> [UInt8] {
    guard KnownGraphics.silence(environment) == nil else { return [] }
    SharedObjects.removeAbandoned()
    var commands: [[UInt8]] = []
    let pixels = [UInt8](repeating: 0, count: size.count * 3)
    var shared = command("a=q,i=", 2, ",t=s,f=24,s=")
    shared.put(size.columns)
    shared.put(",v=")
    shared.put(size.rows)
    shared.put(",S=")
    shared.put(pixels.count)
    shared.put(";")
    let isShared = pixels.withUnsafeBufferPointer { pixels in
      objects.share(pixels, at: time) { Base64.append($0, to: &shared) }
    }
    if isShared { commands.append(shared) }
    if let trouble = objects.trouble { answers.take(sharingTrouble: trouble) }
    commands.append(command("a=t,i=", 3, ",t=d,f=24,s=1,v=1,q=2;AAAA"))
    commands.append(command("a=f,r=1,i=", 3, ",x=0,y=0,t=d,f=24,s=1,v=1;AAAA"))
    commands.append(command("a=d,d=I,i=", 3, ",q=2"))
    return Self.bytes(commands, isWrapped: KnownGraphics.isInTmux(environment))
  }

  /// Returns a picture of `trialSize` through the line, which is deleted again; only an error is answered.
  ///
  /// Nothing through tmux, which would not say whom the answer is for.
  ///
  /// - Parameter environment: The process's environment variables.
  /// - Returns: What to send before `CSI c`.
  public func trial(environment: [String: String]) -> [UInt8] {
    guard KnownGraphics.silence(environment) == nil, !KnownGraphics.isInTmux(environment) else { return [] }
    var channel = KittyChannel(isWrapped: false, shares: false, processID: processID)
    channel.rgb = [UInt8](repeating: 0, count: Self.trialSize.count * 3)
    var bytes: [UInt8] = []
    channel.transmit(Self.trialSize, at: 0, into: &bytes) { $0 += command("a=t,i=", 0, "") }
    channel.delete(id(0), into: &bytes)
    return bytes
  }

  /// What to ask a terminal whose attributes say that it shows sixels: how many colours and how many pixels they may have
  /// (XTSMGRAPHICS).
  ///
  /// Others may take these for a wish to scroll.
  public static let sixelQuestions = Array("\u{1b}[?1;1;0S\u{1b}[?2;1;0S".utf8)

  /// The environment variables that say something about pictures.
  public static let variables: [String] = KnownGraphics.variables

  private func command(_ head: StaticString, _ number: Int, _ tail: StaticString) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.put(head)
    bytes.put(id(number))
    bytes.put(tail)
    return bytes
  }

  private static func bytes(_ commands: [[UInt8]], isWrapped: Bool) -> [UInt8] {
    var bytes: [UInt8] = []
    for command in commands {
      if isWrapped { bytes.put("\u{1b}Ptmux;\u{1b}") }
      bytes.put("\u{1b}_G")
      bytes += command
      if isWrapped { bytes.put("\u{1b}\u{1b}\\") }
      bytes.put("\u{1b}\\")
    }
    return bytes
  }

  /// The ids that slots leave.
  private func id(_ number: Int) -> Int { KittyID.number(processID, low: 0xfc + number) }

  /// Takes a reply; returns whether it was one to these questions.
  @discardableResult
  public mutating func take(_ reply: KittyReply) -> Bool {
    let isAccepted = reply.error == nil
    switch reply.id {
    case id(0): answers.refusal = reply.error
    case id(1): answers.acceptsKitty = isAccepted
    case id(2): answers.acceptsSharing = isAccepted
    case id(3): answers.acceptsEditing = isAccepted
    default: return false
    }
    return true
  }

  /// Removes the shared memory object, once the answers have come or are not waited for any more.
  public mutating func end() { objects.removeAll() }
}
