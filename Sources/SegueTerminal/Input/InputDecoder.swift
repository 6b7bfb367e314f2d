/// Turns what a terminal sends into events: a value of (state, bytes, time), so it never waits and never reads.
///
/// It knows ECMA-48 control sequences and SS3 keys with xterm's, rxvt's, linux's and kitty's modifiers, SGR, urxvt and
/// X10 mouse reports, focus reports, bracketed paste, replies to queries, and UTF-8; `KeyTable` adds what terminfo says.
/// A sequence cut anywhere decodes as if it were whole; a malformed one is swallowed.
public struct InputDecoder: Sendable {
  /// What the numbers of an SGR mouse report count.
  public enum MouseUnit: Hashable, Sendable {
    case cells
    /// Mode 1016; a cell's size in pixels, both above 0.
    case pixels(cellWidth: Int, cellHeight: Int)
  }

  enum State: Hashable, Sendable {
    case ground
    case utf8(missing: Int)
    case escape
    /// Bytes that begin a terminfo key string which is neither CSI nor SS3.
    case tableKey
    case controlSequence
    /// After `CSI [`, the linux console's form of F1…F5.
    case linuxFunction
    /// After `CSI M`: three raw bytes.
    case x10Mouse
    case singleShift3
    case string
    case stringEscape
    case paste(matched: Int)
  }

  /// Seconds after which an ESC alone is the Escape key.
  public static let escapeDelay = 0.025
  /// Seconds after which `ESC [`, `ESC O` and the like are a key with Alt.
  public static let introducerDelay = 0.1
  /// Seconds after which an unfinished sequence is given up.
  public static let sequenceDelay = 1.0
  static let longestSequence = 4096
  /// Bytes of a paste that are kept.
  public static let longestPaste = 1 << 20

  public var keys: KeyTable
  public var mouseUnit = MouseUnit.cells
  /// Whether `CSI row ; column R` is the answer to a question; else row 1 is F3 with modifiers.
  public var expectsCursorReport = false

  var state = State.ground
  /// The sequence so far, its ESC included.
  var bytes: [UInt8] = []
  /// Bytes beyond `longestSequence` came: the sequence will be swallowed.
  var isOverlong = false
  /// The sequence had a second ESC before it, as Alt sends.
  var isAlt = false
  var pasted: [UInt8] = []
  var lastByteTime = 0.0

  /// Creates a decoder that knows the key strings of a table besides the usual ones.
  public init(keys: KeyTable = KeyTable()) { self.keys = keys }

  /// When `timeOut(at:into:)` is due, or nil while nothing waits for more bytes.
  public var deadline: Double? {
    switch state {
    case .ground, .paste: nil
    case .escape: lastByteTime + Self.escapeDelay
    default: lastByteTime + (isBareIntroducer ? Self.introducerDelay : Self.sequenceDelay)
    }
  }

  /// Only `ESC [`, `ESC O`, `ESC ]` and the like have come, which are also keys with Alt.
  private var isBareIntroducer: Bool {
    switch state {
    case .controlSequence, .singleShift3, .string: bytes.count == 2
    default: false
    }
  }

  /// Decodes bytes that arrived at a time in seconds, appending to `events`.
  public mutating func feed(
    _ input: some Sequence<UInt8>,
    at time: Double,
    into events: inout [InputEvent]
  ) {
    for byte in input {
      lastByteTime = time
      step(byte, into: &events)
    }
  }

  /// Ends what has waited until its deadline: a lone ESC becomes a key, an unfinished sequence is dropped.
  ///
  /// Call it only when nothing is left to read, so that a late reader does not cut a sequence.
  public mutating func timeOut(at time: Double, into events: inout [InputEvent]) {
    guard let deadline, time >= deadline else { return }
    if state == .escape {
      if isAlt { events.append(.key(KeyPress(.escape))) }
      events.append(.key(KeyPress(.escape)))
    } else if isBareIntroducer {
      events.append(.key(KeyPress(.character(Character(Unicode.Scalar(bytes[1]))), modifiers: .alt)))
    }
    reset()
  }

  mutating func reset() {
    state = .ground
    bytes.removeAll(keepingCapacity: true)
    isOverlong = false
    isAlt = false
  }

  private mutating func step(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground: begin(byte, into: &events)
    case .utf8(let missing): continueCharacter(byte, missing: missing, into: &events)
    case .escape: afterEscape(byte, into: &events)
    case .tableKey: continueTableKey(byte, into: &events)
    case .controlSequence: continueControlSequence(byte, into: &events)
    case .linuxFunction: finishLinuxFunction(byte, into: &events)
    case .x10Mouse: continueX10Mouse(byte, into: &events)
    case .singleShift3: continueSingleShift(byte, into: &events)
    case .string, .stringEscape: continueString(byte, into: &events)
    case .paste(let matched): continuePaste(byte, matched: matched, into: &events)
    }
  }

  mutating func emit(_ press: KeyPress, into events: inout [InputEvent]) {
    var press = press
    if isAlt { press.modifiers.insert(.alt) }
    events.append(.key(press))
    reset()
  }

  /// Gives up the sequence and reads the byte as if nothing had come before.
  mutating func abandon(for byte: UInt8, into events: inout [InputEvent]) {
    reset()
    begin(byte, into: &events)
  }

  mutating func collect(_ byte: UInt8) {
    if bytes.count < Self.longestSequence { bytes.append(byte) } else { isOverlong = true }
  }
}
