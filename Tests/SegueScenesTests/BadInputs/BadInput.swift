import Testing

/// A wrong scene, the place of the error marked by « and », and exactly what is said about it.
struct BadInput: Sendable, CustomTestStringConvertible {
  /// What is written around the snippet.
  enum Frame: Sendable {
    case document, layer, transition, gesture, script
  }

  var name: String
  var marked: MarkedText
  var message: String
  var hint: String?

  init(_ name: String, _ frame: Frame, _ snippet: String, _ message: String, hint: String? = nil) {
    self.name = name
    marked = MarkedText(Self.document(frame, snippet))
    self.message = message
    self.hint = hint
  }

  var testDescription: String { name }

  private static let screens = """
    segue: 1
    screens:
      home:
        layers:
          card: {frame: [0, 0, 10, 10]}
      detail: {}

    """

  private static func document(_ frame: Frame, _ snippet: String) -> String {
    switch frame {
    case .document: snippet
    case .layer: "segue: 1\nscreens:\n  home:\n    layers:\n      card:\n        \(snippet)\n"
    case .transition:
      screens + "presets:\n  fold: {params: {n: 2}, seed: $n}\ntransitions:\n  open: {\(snippet)}\n"
    case .gesture:
      screens
        + "transitions:\n  open: {kind: push, from: home, to: detail}\ngestures:\n  slide: {\(snippet)}\n"
    case .script: screens + "scripts:\n  tour: |\n    \(snippet)\n"
    }
  }
}
