extension ModelTerminal {
  mutating func takeSixel(_ body: [UInt8]) { complaints.append("a sixel image") }
  mutating func takeOperatingSystem(_ body: [UInt8]) { complaints.append("an OSC") }
}
