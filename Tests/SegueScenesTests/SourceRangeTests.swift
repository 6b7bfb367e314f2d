import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import Testing

@Suite("Source ranges")
struct SourceRangeTests {
  /// Every expression of a scene, found through its printed structure's own types.
  private func expressions(in value: Any) -> [Expression] {
    var found: [Expression] = []
    if let expression = value as? Expression { found.append(expression) }
    for child in Mirror(reflecting: value).children { found += expressions(in: child.value) }
    return found
  }

  private func text(_ range: SourceRange, in file: SceneFile) -> String {
    String(decoding: file.source[range.lower..<range.upper], as: UTF8.self)
  }

  @Test("A number's bytes are the number", arguments: Catalogue.names)
  func numbers(name: String) throws {
    let file = try SceneFile.load(Catalogue.path(name))
    var count = 0
    for expression in expressions(in: file.scene.transitions) + expressions(in: file.scene.gestures)
      + file.scene.screens.flatMap({ expressions(in: $0.root) })
    where expression.source != .none {
      let text = text(expression.source, in: file)
      switch expression.node {
      case .number(let value):
        let number = text.hasSuffix("deg") ? (Double(text.dropLast(3)) ?? .nan) * .pi / 180 : Double(text)
        #expect(number == value, "\(text)")
      case .text(let string) where !text.hasPrefix("lorem("): #expect(text == string)
      case .symbol(let symbol): #expect(text == symbol.rawValue)
      case .local(let local): #expect(text == local)
      default: continue
      }
      count += 1
    }
    #expect(count > 5)
  }

  @Test("Ranges count bytes, not characters, behind text in any script")
  func nonASCII() throws {
    let source = "segue: 1\nscreens: {home: {layers: {a: {text: \"日本語 👩‍👩‍👧 é\", x: 20 + 130 * W}}}}"
    let file = try scene(source)
    let binding = try #require(file.scene.screens[0].root.layers[0].values.last)
    guard case .binary(.add, let left, _) = binding.value.node else {
      Issue.record("not a sum")
      return
    }
    #expect(text(left.source, in: file) == "20")
    #expect(text(binding.value.source, in: file) == "20 + 130 * W")
  }

  @Test("Folded text and blocks keep the places of their parts")
  func folded() throws {
    let source = """
      segue: 1
      screens:
        home:
          x: 20
            + 130 * W
      scripts:
        s: |
          0.00 tap home

          0.50 tap homme
      """
    do {
      _ = try scene(source)
      Issue.record("the script is wrong")
    } catch {
      #expect(error.diagnostics.map(\.line) == [10])
      #expect(error.diagnostics.map(\.column) == [14])
    }
    let file = try scene(source.replacing("homme", with: "home"))
    guard case .binary(.add, _, let right) = file.scene.screens[0].root.values[0].value.node else {
      Issue.record("not a sum")
      return
    }
    #expect(text(right.source, in: file) == "130 * W")
  }

  @Test("A token's number stands where the token was written")
  func tokens() throws {
    let file = try scene("segue: 1\ntokens: {r: 16}\nscreens: {home: {radius: 2 * $r}}")
    guard case .binary(_, _, let token) = file.scene.screens[0].root.values[0].value.node else {
      Issue.record("not a product")
      return
    }
    #expect(token.source.lower == 21)
    #expect(text(token.source, in: file) == "16")
  }
}
