import SegueCode
import SegueScenes
import Testing

/// What a transition adds rests where the scene has it, not where a track starts it.
@Suite struct AdditionCodeTests {
  /// The code of a push that adds layers, or of its way back.
  private static func code(
    adding layers: String,
    tracks: String,
    named name: String,
    reversed: Bool = false
  ) throws -> String {
    let text = """
      segue: 1
      device: iphone-15
      screens: {home: {fill: white}, page: {fill: gray}}
      transitions:
        open: {kind: push, from: home, to: page, add: {\(layers)}, tracks: {\(tracks)}}
        close: {reverse: open}
      """
    let scene = try SceneFile.parse(Array(text.utf8), path: "\(name).yaml", folder: nil).scene
    return try TransitionCode(scene: scene, transition: reversed ? "close" : "open", target: .uikit).text
  }

  /// The code of a push that adds a card with anchored pieces.
  private func code(_ tracks: String, reversed: Bool = false) throws -> String {
    let pieces = "{anchor: [0, 1], layers: {shade: {fill: black, opacity: 0.25}}}"
    let layers =
      "card: {copy: from, grid: [2, 1], pieces: \(pieces)}, "
      + "plate: {fill: red, frame: [0, 0, 80, 40], anchor: [1, 0.5]}"
    return try Self.code(adding: layers, tracks: tracks, named: "card", reversed: reversed)
  }

  @Test("the way back ends where the way there began")
  func reversed() throws {
    let tracks = "container/card/0: {rotate-y: 90deg}, container/card/0/shade: {opacity: 0.75}"
    let text = try code(tracks, reversed: true)
    let (turned, level) = (".rotation(y: 90 * .pi / 180)", "CATransform3DIdentity")
    #expect(text.contains("cardShades[0].alpha = 0.75\n    cardPieces[0].view.transform3D = \(turned)"))
    #expect(text.contains("cardShades[0].alpha = 0.25\n        cardPieces[0].view.transform3D = \(level)"))
  }

  @Test("a position is the anchor point's, which need not be in the middle")
  func position() throws {
    let pieces = "container/card/*: {position.x: 0 -> rest, position.y: 9 -> rest}"
    let text = try code("\(pieces), container/plate: {position.x: 3 -> rest, position.y: 4 -> 2 * rest}")
    #expect(text.contains("piece.view.center.x = piece.frame.minX + 0 * piece.frame.width"))
    #expect(text.contains("piece.view.center.y = piece.frame.minY + 1 * piece.frame.height"))
    #expect(text.contains("plate.center.x = plateFrame.minX + 1 * plateFrame.width"))
    #expect(text.contains("plate.center.y = 2 * (plateFrame.minY + 0.5 * plateFrame.height)"))
  }

  @Test("a centre is the middle's, wherever the anchor point is")
  func center() throws {
    let text = try code("container/plate: {center: [100, 200]}, container/card/*: {center.x: 7}")
    #expect(text.contains("plate.layoutCenter = CGPoint(x: 100, y: 200)"))
    #expect(text.contains("piece.view.layoutCenter.x = 7"))
    #expect(text.contains("fileprivate var layoutCenter: CGPoint"))
  }

  static let fonts = [
    ("17", ".systemFont(ofSize: 17, weight: .regular)"),
    ("25 bold", ".systemFont(ofSize: 25, weight: .bold)"),
    ("9 ultralight", ".systemFont(ofSize: 9, weight: .ultraLight)"),
    ("17 italic", ".italicSystemFont(ofSize: 17)"),
    ("17 heavy italic", "font(.systemFont(ofSize: 17, weight: .heavy), .default, isItalic: true)"),
    ("15 monospaced", ".monospacedSystemFont(ofSize: 15, weight: .regular)"),
    ("15 monospaced semibold", ".monospacedSystemFont(ofSize: 15, weight: .semibold)"),
    (
      "15 monospaced italic thin",
      "font(.systemFont(ofSize: 15, weight: .thin), .monospaced, isItalic: true)"
    ),
    ("34 rounded black", "font(.systemFont(ofSize: 34, weight: .black), .rounded)"),
  ]

  /// The code of a push that adds a text in a font.
  static func code(ofFont font: String, named name: String = "word") throws -> String {
    let layer = "word: {text: Hello, font: \(font), frame: [0, 0, 80, 40]}"
    return try code(adding: layer, tracks: "container/word: {x: 20}", named: name)
  }

  @Test("a font is what UIKit has for it", arguments: fonts)
  func font(written: String, code: String) throws {
    let lines = try Self.code(ofFont: written).split(separator: "\n")
    let text = lines.map { $0.drop { $0 == " " } }.joined()
    #expect(
      text.contains("label(\"Hello\",font: \(code),.left)")
        || text.contains("label(\"Hello\", font: \(code), .left)")
    )
  }

  @Test("a turn that is taken over begins with the matrix that is seen by then")
  func takenOver() throws {
    func text(_ transform: String) throws -> String {
      try code("from: [{transform: \(transform), at: 0..0.5}, {transform: identity, at: 0.25..1}]")
    }
    #expect(try text("rotate-x 40deg scale 0.5 0.9").contains("from: CATransform3D("))
    #expect(try text("rotate-x 40deg").contains("from: .rotation(x: 20 * .pi / 180)"))
  }

  @Test("what is taken over of what was taken over itself is what is seen by then")
  func takenOverTwice() throws {
    func text(_ property: String, _ values: [String]) throws -> String {
      let windows = ["0..0.5", "0.25..0.75", "0.5..1"]
      let tracks = zip(values, windows).map { "{\(property): \($0), at: \($1), ease: linear}" }
      return try code("from: [\(tracks.joined(separator: ", "))]")
    }
    // 40° by half is 20°, from where to 60° by half is 40°.
    let turned = try text("transform", ["rotate 40deg", "rotate 60deg", "identity"])
    #expect(turned.contains("m11: 0.76604444311897"))
    // 0.4 by half of the way from 1 is 0.7, from where to 0.1 by half is 0.4.
    let faded = try text("opacity", ["0.4", "0.1", "1"]).split(whereSeparator: \.isWhitespace).joined(
      separator: " "
    )
    let first = "(fromRest.alpha) + 0.5 * ((0.4) - (fromRest.alpha))"
    #expect(faded.contains("from: (\(first)) + 0.5 * ((0.1) - (\(first)))"))
  }

  @Test("a spring that is beyond its end is taken over there")
  func takenOverBeyond() throws {
    let tracks = "{opacity: 0.5, at: 0..0.8, ease: spring(ratio 0.3)}, {opacity: 1, at: 0.2..1, ease: linear}"
    let text = try code("from: [\(tracks)]").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // 0.07 s into the spring: 1 - exp(-ζωt) (cos ω't + ζ/√(1 - ζ²) sin ω't), with ω = √4687.257, ζ = 0.3, ω' = ω√(1 - ζ²).
    #expect(text.contains("from: (fromRest.alpha) + 1.1072391550"))
  }
}
