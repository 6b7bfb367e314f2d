/// Turns the bytes that a terminal sends into events: a pure function of state, bytes and time that never
/// waits or reads.
///
/// It understands ECMA-48 control sequences and SS3 keys with the modifiers of xterm, rxvt, kitty and the
/// Linux console; SGR, urxvt and X10 mouse reports; focus reports; bracketed paste; replies to queries; and
/// UTF-8. A ``KeyTable`` adds the strings in terminfo. A sequence split anywhere between reads is decoded as
/// if it were whole; a malformed one is dropped.
public struct InputDecoder: Sendable {
  /// The unit of the coordinates in mouse reports.
  public enum MouseUnit: Hashable, Sendable {
    /// Character cells, the default.
    case cells
    /// Pixels (mode 1016); the associated values are the size of a cell in pixels, both above 0.
    case pixels(cellWidth: Int, cellHeight: Int)
  }

  enum State: Hashable, Sendable {
    case ground
    case utf8(missing: Int)
    case escape
    /// Bytes that begin a terminfo key string that is neither CSI nor SS3.
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

  /// Seconds after which a lone ESC is the Escape key.
  public static let escapeDelay = 0.025
  /// Seconds after which `ESC [`, `ESC O` and the like are a key with Alt.
  public static let introducerDelay = 0.1
  /// Seconds after which an unfinished sequence is dropped.
  public static let sequenceDelay = 1.0
  static let longestSequence = 4096
  /// The most bytes of a paste that are kept; the rest is dropped.
  public static let longestPaste = 1 << 20

  /// The strings of keys in addition to the usual ones.
  public var keys: KeyTable
  /// The unit of the coordinates in mouse reports, which the terminal does not state in them.
  public var mouseUnit = MouseUnit.cells
  /// Whether `CSI row ; column R` is always a cursor report; otherwise row 1 means F3 with modifiers.
  public var expectsCursorReport = false

  var state = State.ground
  /// The sequence so far, including its ESC.
  var bytes: [UInt8] = []
  /// The sequence is longer than `longestSequence` and will be dropped.
  var isOverlong = false
  /// A second ESC came before the sequence, as Alt sends it.
  var isAlt = false
  var pasted: [UInt8] = []
  var lastByteTime = 0.0

  /// Creates a decoder that knows the key strings of a table in addition to the usual ones.
  public init(keys: KeyTable = KeyTable()) { self.keys = keys }

  /// When `timeOut(at:into:)` is due, on the clock of `feed(_:at:into:)`; nil while no sequence is
  /// unfinished.
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
  ///
  /// Linear in the number of bytes.
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

  /// Ends a sequence whose deadline has passed: a lone ESC becomes a key, an unfinished sequence is dropped.
  ///
  /// Call it only when nothing is left to read; otherwise a slow reader would cut sequences short.
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

  /// Drops the sequence and decodes the byte as if nothing had come before it.
  mutating func abandon(for byte: UInt8, into events: inout [InputEvent]) {
    reset()
    begin(byte, into: &events)
  }

  mutating func collect(_ byte: UInt8) {
    if bytes.count < Self.longestSequence { bytes.append(byte) } else { isOverlong = true }
  }
}
