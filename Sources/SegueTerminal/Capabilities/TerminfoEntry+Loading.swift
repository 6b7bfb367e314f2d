import CNcurses

extension TerminfoEntry {
  /// Looks a terminal up in the terminfo database; nil if it is unknown.
  @MainActor
  static func load(_ name: String) -> TerminfoEntry? {
    guard cn_setup_terminal(name) else { return nil }
    defer { cn_release_terminal() }
    var reset: [UInt8] = []
    for capability in ["sgr0", "cnorm", "rmcup"] {
      reset += withoutPadding(string(capability) ?? [])
    }
    return TerminfoEntry(
      name: name,
      colors: max(0, Int(tigetnum("colors"))),
      hasDirectColor: hasDirectColor,
      cursorAddress: string("cup").map { String(decoding: $0, as: UTF8.self) },
      resetSequence: reset,
      keys: keyTable()
    )
  }

  /// `RGB` may be a flag, a number or a string; `Tc` is a flag.
  @MainActor
  private static var hasDirectColor: Bool {
    tigetflag("RGB") > 0 || tigetnum("RGB") > 0 || string("RGB") != nil || tigetflag("Tc") > 0
  }

  /// A string capability; terminfo reports an absent one as null and a cancelled one as −1.
  @MainActor
  private static func string(_ capability: String) -> [UInt8]? {
    guard let value = cn_string_capability(capability) else { return nil }
    return Array(UnsafeBufferPointer(start: value, count: strlen(value)).map { UInt8(bitPattern: $0) })
  }

  /// Strips the padding delays of old terminals, such as `$<5>`.
  private static func withoutPadding(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.firstIndex(of: UInt8(ascii: "$")),
      bytes.dropFirst(start + 1).first == UInt8(ascii: "<"),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return bytes }
    return Array(bytes[..<start]) + withoutPadding(Array(bytes[(end + 1)...]))
  }

  @MainActor
  private static func keyTable() -> KeyTable {
    var table = KeyTable()
    for (capability, key) in plainKeys {
      if let bytes = string(capability) { table.add(bytes, KeyPress(key)) }
    }
    for number in 1...12 {
      if let bytes = string("kf\(number)") { table.add(bytes, KeyPress(.function(number))) }
    }
    if let bytes = string("kcbt") { table.add(bytes, KeyPress(.tab, modifiers: .shift)) }
    for (stem, key) in modifiedKeys {
      if let bytes = string(stem) { table.add(bytes, KeyPress(key, modifiers: .shift)) }
      for parameter in 3...8 {
        guard let bytes = string("\(stem)\(parameter)") else { continue }
        table.add(bytes, KeyPress(key, modifiers: ControlSequence.modifiers(parameter)))
      }
    }
    return table
  }

  private static let plainKeys: [(String, Key)] = [
    ("kcuu1", .up), ("kcud1", .down), ("kcub1", .left), ("kcuf1", .right), ("khome", .home), ("kend", .end),
    ("kpp", .pageUp), ("knp", .pageDown), ("kich1", .insert), ("kdch1", .delete), ("kbs", .backspace),
    ("kent", .enter),
  ]

  /// Capabilities of keys with Shift; ncurses' extended names append xterm's modifier parameter for the
  /// others.
  private static let modifiedKeys: [(String, Key)] = [
    ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home), ("kEND", .end),
    ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
  ]
}
