import Foundation
import SegueDocuments
import SegueModel
import SegueScenes
import Testing

/// Tokens and parameters as parts of paths, keys and names: what they stand for may as well be written out.
@Suite("Filling names in")
struct FillingTests {
  /// A place where a path may stand, `@` for the path.
  struct Place: Sendable, CustomTestStringConvertible {
    enum Section: Sendable {
      case transition, gesture, layer, check
    }

    var section: Section
    var path: String
    var snippet: String
    var testDescription: String { snippet }

    init(_ section: Section, _ path: String, _ snippet: String) {
      self.section = section
      self.path = path
      self.snippet = snippet
    }
  }

  private static let places: [Place] =
    [
      "tap: @",
      "match: {@: to/page/head}",
      "tracks: {to: {x: 3}}, add: {ghost: {copy: @}}",
      "tracks: {to: {x: 3}}, add: {ghost: {copy: from, inside: @}}",
      "tracks: {to: {x: 3}}, add: {ghost: {fill: white, masks: @}}",
      "during: {@: {hidden: true}}",
      "before: {@: {opacity: 0}}",
      "after: {@: {opacity: 1}}",
      "tracks: {@: {y: 3}}",
      "tracks: {to + @: {y: 3}}",
      "tracks: {@ + to: {y: 3}}",
      "alongside: {@: {opacity: 0}}", "tracks: {to: {frame: @}}", "tracks: {to: {y: @.y}}",
      "tracks: {to: {y: -@.y}}", "tracks: {to: {y: 4 - @.y}}", "tracks: {to: {y: min(4 -@.y)}}",
      "tracks: {to: {y: @.y * 2 if @.x > 3 else here}}", "tracks: {to: {fill: @.fill}}",
      "tracks: {to: {y: @.height -> rest @ 0.5 -> @.y}}",
      "tracks: {to: {y: 3, ease: bezier(@.opacity 0 0 1)}}",
      "tracks: {to: {y: 3, at: 0..@.opacity}}", "duration: @.opacity, tracks: {to: {y: 3}}",
      "tracks: {to: {x: 3}}, add: {ghost: {text: @.text}}",
      "tracks: {to: {x: 3}}, add: {ghost: {image: @.image}}",
      "tracks: {to: {x: 3}}, add: {ghost: {path: @.path}}",
      "tracks: {to: {center: [@.center.x, -@.y]}}",
    ].map { Place(.transition, "from/list/card", all(" @ 0.5", " \u{1} 0.5", in: $0)) }
    + [
      "match: {from/list/card: @}", "match: {from/list/card: {to: @, ease: linear}}",
    ].map { Place(.transition, "to/page/head", $0) }
    + [
      "in: @, recognize: tap, drives: open, progress: dx",
      "in: home, with: @, recognize: pan, sets: {home: {x: dx}}",
      "in: home, with: [@, home/list], recognize: pan, sets: {home: {x: dx}}",
      "in: home, recognize: pan, sets: {@: {x: dx}}",
      "in: home, recognize: pan, sets: {home/other: {x: @.x + dx}}",
      "in: home, recognize: pan, let: {far: @.x > 3}, sets: {home: {x: 1 if far else 0}}",
      "in: home, recognize: pan, progress: dx / 9, scrubs: {@: {x: 9}}",
      "in: home, recognize: pan, sets: {home: {x: dx}}, finish: {when: @.x > 3, rest: {@: {x: 9}}}",
    ].map { Place(.gesture, "home/list/card", $0) }
    + [
      "copy: @",
      "frame: @",
      "x: @.x",
      "radius: \"@.radius\"",
      "frame: [-@.x, 0, @.width, 3]",
      "text: @.text",
      "image: @.image",
      "fill: @.fill",
      "gradient: @.gradient",
      "text: A, align: @.align",
      "border: 2 @.fill",
      "text: Hello, font: @.font.size bold",
      "shadow: {radius: @.shadow.radius}",
      "mask: {x: @.x}",
      "press: {scale: @.scale.x}",
    ].map { Place(.layer, "home/list/card", $0) }
    + [
      "never-leaves-canvas: @", "never-leaves-canvas: [@]", "no-overshoot: {@: y}",
    ].map { Place(.check, "home/list/card", $0) }

  /// The path in other words, by names of `values`.
  private static let spellings = [
    "$(whole)", "$whole", "$(first)/$(rest)", "$first/$rest",
    "$(first)/$(middle)/$last", "$first/$middle/$last", "$(first)/$(head)$(tail)/$(last)", "$chain",
  ]

  private static func all(_ part: String, _ other: String, in text: String) -> String {
    text.components(separatedBy: part).joined(separator: other)
  }

  private static func values(_ path: String) -> [(String, String)] {
    let names = path.split(separator: "/").map(String.init)
    return [
      ("whole", path), ("first", names[0]), ("middle", names[1]), ("last", names[2]),
      ("rest", "\(names[1])/\(names[2])"), ("head", String(names[1].prefix(2))),
      ("tail", String(names[1].dropFirst(2))),
    ]
  }

  private func text(_ place: Place, _ spelling: String, isParameter: Bool = false) -> String {
    let values = Self.values(place.path)
    let listed = (values.map { "\($0.0): \($0.1)" } + ["chain: $(first)/$(rest)"]).joined(separator: ", ")
    let snippet = Self.all("\u{1}", "@", in: Self.all("@", spelling, in: place.snippet))
    let arguments = values.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    let parameters = values.map { "\($0.0): " }.joined(separator: ", ")
    let used = isParameter ? "use: part(\(arguments) chain \(place.path))" : snippet
    let preset =
      isParameter ? "presets: {part: {params: {\(parameters), chain: }, \(snippet)}}" : "presets: {}"
    return """
      segue: 1
      tokens: {\(listed)}
      \(preset)
      screens:
        home:
          layers:
            list:
              scroll: x
              layers:
                card: {scroll: x, frame: [0, 0, 9, 9], fill: white, text: Card, image: basil, path: M 0 0 L 9 9}
            other: {\(place.section == .layer ? snippet : "x: 3")}
        page:
          layers: {page: {layers: {head: {frame: [0, 0, 9, 9]}}}}
      transitions:
        open: {kind: push, from: home, to: page, \(place.section == .transition ? used : "tap: from")}
      gestures:
        slide: {\(place.section == .gesture ? used : "in: page, recognize: pan, sets: {page: {x: dx}}")}
      checks:
        - {transition: open, \(place.section == .check ? snippet : "lint: settles")}
      """
  }

  /// A scene without the places where it is written.
  private func meaning(_ text: String) throws -> String {
    let read: SceneFile
    do {
      read = try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil)
    } catch {
      return error.diagnostics.map { "\($0.message) \($0.hint ?? "")" }.joined(separator: "; ")
    }
    var scene = read.scene
    scene.gestures = scene.gestures.map {
      var gesture = $0
      gesture.finish?.conditionText = ""
      return gesture
    }
    return String(reflecting: scene).replacing(/SourceRange\(lower: \d+, upper: \d+\)/, with: "")
  }

  @Test("A path of tokens is the path that it stands for", arguments: places)
  func tokens(_ place: Place) throws {
    let written = try meaning(text(place, place.path))
    #expect(written.hasPrefix("SegueModel.Scene"), "\(written)")
    for spelling in Self.spellings {
      let filled = try meaning(text(place, spelling))
      #expect(filled == written, "\(spelling)")
    }
  }

  @Test(
    "A path of parameters is the path that it stands for",
    arguments: places.filter { $0.section == .transition || $0.section == .gesture }
  )
  func parameters(_ place: Place) throws {
    let written = try meaning(text(place, place.path, isParameter: true))
    #expect(written.hasPrefix("SegueModel.Scene"), "\(written)")
    for spelling in Self.spellings {
      let filled = try meaning(text(place, spelling, isParameter: true))
      #expect(filled == written, "\(spelling)")
    }
  }

  @Test("A parameter may be a property's name, a screen's, a transition's and a part of any of them")
  func names() throws {
    func document(_ tracks: String, _ name: String, _ screen: String, _ transition: String) -> String {
      """
      segue: 1
      tokens: {axis: x, page: detail, way: op}
      start: \(screen)
      screens: {home: {}, detail-2: {}}
      transitions:
        open: {kind: push, from: home, to: \(screen), tracks: {to: {\(tracks): 3 -> rest}}}
        close: {reverse: \(transition)}
      gestures:
        drag: {in: \(name), recognize: pan, drives: \(transition), progress: dx / 400}
      checks: [{transition: \(transition), ends-on: \(screen)}]
      """
    }
    let written = try meaning(document("center.x", "home", "detail-2", "open"))
    #expect(written.hasPrefix("SegueModel.Scene"), "\(written)")
    #expect(try meaning(document("center.$axis", "home", "$(page)-2", "$(way)en")) == written)
  }
}
