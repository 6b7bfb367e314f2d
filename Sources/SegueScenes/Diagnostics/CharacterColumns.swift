/// How many columns text takes in a terminal, near enough to put a caret under it.
enum CharacterColumns {
  static func width(_ text: some StringProtocol) -> Int { text.reduce(0) { $0 + width($1) } }

  private static func width(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if character.unicodeScalars.contains(where: { $0.value == 0xfe0f }) { return 2 }
    switch scalar.value {
    case 0x300...0x36f, 0x200b...0x200d: return 0
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f680...0x1f6ff, 0x1f900...0x1faff,
      0x20000...0x3fffd:
      return 2
    default: return 1
    }
  }
}
