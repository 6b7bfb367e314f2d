import SegueDocuments
import SegueScenes
import SegueTestSupport
import Testing

@Suite("Mutations")
struct MutationTests {
  private static let pieces: [String] = [
    "[", "]", "{", "}", ":", "- ", "\"", "'", "|", ">", "&a ", "*a ", "!t ", "#", "\t", "\n", "\u{0}",
    "\u{1b}[2J",
    "$x", "->", "..", "%", "deg", "1e308", "-", "(", ")", "é", "🇩🇪", "\u{2028}", "from/*", "spring(",
    "lorem(9)",
    "repeat: 9999", "W", "if", "else", "in", "@", "\u{85}", "\r", "0x", "/", "//", ".",
  ]

  /// Cuts, doubles, inserts and overwrites at random places.
  private func mutated(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...result.count, using: &random)
      let end = min(result.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: result.removeSubrange(place..<end)
      case 1: result.insert(contentsOf: result[place..<end], at: place)
      case 2: result.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 3:
        result.replaceSubrange(place..<end, with: (Self.pieces.randomElement(using: &random) ?? "").utf8)
      default: result.insert(contentsOf: (Self.pieces.randomElement(using: &random) ?? "").utf8, at: place)
      }
    }
    return result
  }

  @Test("No mutated scene traps, and no diagnostic holds a control character", arguments: Catalogue.names)
  func mutations(name: String) throws {
    let original = try SceneFile.load(Catalogue.path(name)).source
    var random = SeededGenerator(seed: UInt64(name.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    for _ in 0..<112 {
      let bytes = mutated(original, &random)
      do {
        _ = try SceneFile.parse(bytes, path: "scene.yaml", folder: nil)
      } catch {
        #expect(!error.diagnostics.isEmpty)
        let text = error.rendered()
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" })
        #expect(error.diagnostics.allSatisfy { $0.line >= 0 && $0.length >= 1 })
      }
    }
  }
}
