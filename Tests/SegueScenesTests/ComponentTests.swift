import SegueDocuments
import SegueModel
import SegueScenes
import Testing

/// Layers that are written once and used by many: what they come to may as well be written out.
@Suite("Components")
struct ComponentTests {
  /// A scene without the places where it is written.
  private func meaning(_ text: String) throws -> String {
    do {
      let scene = try SceneFile.parse(Array(text.utf8), path: "scene.yaml", folder: nil).scene
      return String(reflecting: scene).replacing(/SourceRange\(lower: \d+, upper: \d+\)/, with: "")
    } catch {
      return error.diagnostics.map { "\($0.line): \($0.message) \($0.hint ?? "")" }.joined(separator: "; ")
    }
  }

  private static let head = """
    segue: 1
    tokens: {tint: systemTeal, gap: 8}
    components:
      dot: {params: {size: 10, tint: $tint}, frame: [0, 0, $size, $size], fill: $tint, radius: $size / 2}
      row:
        params: {title: , at: 0}
        frame: [16, 60 * $at, W - 32, 60 - $gap]
        radius: 12
        layers:
          dot: {use: dot(size 20), x: 16}
          name: {text: $title, frame: [$self/dot.width + 32, 0, 200, 20]}
          line: {y: $self.height - 1, height: 1}
      loud: {use: row(title Loud), fill: red, opacity: 0.5}

    """

  private static func row(_ title: String, _ at: String, _ path: String) -> String {
    """
    frame: [16, 60 * \(at), W - 32, 60 - 8], radius: 12, layers: {dot: {y: 0, width: 20, height: 20, \
    fill: systemTeal, radius: 20 / 2, x: 16}, name: {text: \(title), frame: [\(path)/dot.width + 32, 0, 200, 20]}, \
    line: {y: \(path).height - 1, height: 1}
    """
  }

  /// What uses a component, and the same written out.
  private static let uses: [(String, String)] = [
    ("a: {use: dot}", "a: {frame: [0, 0, 10, 10], fill: systemTeal, radius: 10 / 2}"),
    ("a: {use: dot()}", "a: {frame: [0, 0, 10, 10], fill: systemTeal, radius: 10 / 2}"),
    ("a: {use: dot(size 7 tint red)}", "a: {frame: [0, 0, 7, 7], fill: red, radius: 7 / 2}"),
    (
      "a: {use: {dot: {size: 2 * W, tint: $tint}}}",
      "a: {frame: [0, 0, (2 * W), (2 * W)], fill: systemTeal, radius: (2 * W) / 2}"
    ),
    ("a: {use: {dot: }}", "a: {frame: [0, 0, 10, 10], fill: systemTeal, radius: 10 / 2}"),
    ("a: {use: dot, fill: red, z: 3}", "a: {frame: [0, 0, 10, 10], radius: 10 / 2, fill: red, z: 3}"),
    ("a: {use: {row: {title: A b c}}}", "a: {\(row("A b c", "0", "home/a"))}}"),
    ("a: {use: row(title One at 2)}", "a: {\(row("One", "2", "home/a"))}}"),
    (
      "a: {use: row(title One), layers: {more: {x: $self.width}}}".replacing("$self", with: "home/a"),
      "a: {\(row("One", "0", "home/a")), more: {x: home/a.width}}}"
    ),
    (
      "a: {layers: {b: {use: row(title One)}}}", "a: {layers: {b: {\(row("One", "0", "home/a/b"))}}}}"
    ),
    (
      "a: {use: loud}", "a: {\(row("Loud", "0", "home/a"))}, fill: red, opacity: 0.5}"
    ),
    (
      "a: {repeat: 2, use: {row: {title: [One, Two], at: i}}}",
      "a-0: {\(row("One", "0", "home/a-0"))}}, a-1: {\(row("Two", "1", "home/a-1"))}}"
    ),
    (
      "a: {repeat: 3, use: {row: {title: [One, Two], at: n}}}",
      "a-0: {\(row("One", "3", "home/a-0"))}}, a-1: {\(row("Two", "3", "home/a-1"))}}, a-2: {\(row("One", "3", "home/a-2"))}}"
    ),
    (
      "a: {repeat: 2, layers: {b: {use: {row: {title: [One, Two], at: i}}}}}",
      "a-0: {layers: {b: {\(row("One", "0", "home/a-0/b"))}}}}, a-1: {layers: {b: {\(row("Two", "1", "home/a-1/b"))}}}}"
    ),
    (
      "a: {use: [dot(size 4), row(title One)]}",
      "a: {fill: systemTeal, \(row("One", "0", "home/a"))}}"
    ),
    (
      "a: {use: [row(title One), {dot: {size: 4}}], z: 1}",
      "a: {\(row("One", "0", "home/a"))}, frame: [0, 0, 4, 4], fill: systemTeal, radius: 4 / 2, z: 1}"
        .replacing("frame: [16, 60 * 0, W - 32, 60 - 8], radius: 12, ", with: "")
    ),
    ("a: {mask: {use: dot}}", "a: {mask: {frame: [0, 0, 10, 10], fill: systemTeal, radius: 10 / 2}}"),
  ]

  @Test("A component in use is its layer written out", arguments: uses)
  func used(use: String, written: String) throws {
    func document(_ layers: String, _ head: String) -> String {
      "\(head)screens: {home: {layers: {\(layers)}}, page: {}}\ntransitions: {open: {kind: push, from: home, to: page}}\n"
    }
    let ours = try meaning(document(use, Self.head))
    let theirs = try meaning(document(written, "segue: 1\n"))
    #expect(ours.hasPrefix("SegueModel.Scene"), "\(ours)")
    #expect(ours == theirs)
  }

  @Test("A place beside a component's frame is a place of its own, and its other numbers stay")
  func framePlaces() throws {
    for (own, written) in [
      ("x: 3", "y: 0, width: 10, height: 10, fill: systemTeal, radius: 10 / 2, x: 3"),
      ("height: 3, x: 1", "y: 0, width: 10, fill: systemTeal, radius: 10 / 2, height: 3, x: 1"),
      ("frame: [1, 2, 3, 4]", "fill: systemTeal, radius: 10 / 2, frame: [1, 2, 3, 4]"),
    ] {
      let used = try meaning("\(Self.head)screens: {home: {layers: {a: {use: dot, \(own)}}}}")
      #expect(used == (try meaning("segue: 1\nscreens: {home: {layers: {a: {\(written)}}}}")), "\(own)")
    }
  }

  @Test("Screens and what a transition adds use components too")
  func places() throws {
    let used = """
      \(Self.head)screens: {home: {use: row(title One)}, page: {}}
      transitions:
        open: {kind: push, from: home, to: page, add: {dot: {use: dot(size 4)}, deep: {layers: {a: {use: row(title A)}}}}, tracks: {to: {x: 3}}}
      """
    let written = """
      segue: 1
      screens: {home: {\(Self.row("One", "0", "home"))}}, page: {}}
      transitions:
        open: {kind: push, from: home, to: page, add: {dot: {frame: [0, 0, 4, 4], fill: systemTeal, radius: 4 / 2}, deep: {layers: {a: {\(Self.row("A", "0", "container/deep/a"))}}}}}, tracks: {to: {x: 3}}}
      """
    let ours = try meaning(used)
    #expect(ours.hasPrefix("SegueModel.Scene"), "\(ours)")
    #expect(ours == (try meaning(written)))
  }

  @Test("Several presets are used together, the last one first; what they move they move together")
  func severalPresets() throws {
    let used = """
      segue: 1
      presets:
        slide: {params: {way: W}, duration: 0.3, tracks: {to: {x: $way -> rest}}, during: {from: {z: 1}}}
        fade: {duration: 0.5, ease: linear, tracks: {to: {opacity: 0 -> 1}}, add: {veil: {fill: black}}}
      screens: {home: {}, page: {}}
      transitions:
        open: {kind: push, from: home, to: page, use: [slide(way H), fade]}
        other: {kind: pop, from: page, to: home, use: {fade: {}, slide: {way: 3}}, ease: ease-in}
      """
    let written = """
      segue: 1
      screens: {home: {}, page: {}}
      transitions:
        open: {kind: push, from: home, to: page, duration: 0.5, ease: linear, tracks: {to: [{x: H -> rest}, {opacity: 0 -> 1}]}, during: {from: {z: 1}}, add: {veil: {fill: black}}}
        other: {kind: pop, from: page, to: home, duration: 0.3, ease: ease-in, tracks: {to: [{opacity: 0 -> 1}, {x: 3 -> rest}]}, during: {from: {z: 1}}, add: {veil: {fill: black}}}
      """
    let ours = try meaning(used)
    #expect(ours.hasPrefix("SegueModel.Scene"), "\(ours)")
    #expect(ours == (try meaning(written)))
  }

  @Test("A scene that uses components a million times is refused, and at once")
  func bounds() throws {
    let fan = (0..<12).map { level in
      let inner = (0..<8).map { "l\($0): {use: c\(level + 1)}" }.joined(separator: ", ")
      return "  c\(level): {layers: {\(inner)}}"
    }
    let wide =
      "segue: 1\ncomponents:\n\(fan.joined(separator: "\n"))\n  c12: {fill: red}\nscreens: {home: {use: c0}}"
    #expect(try meaning(wide).contains("more than 10000 layers"))
    let lists = (0..<12).map { level in
      "  c\(level): {use: [\((0..<12).map { _ in "c\(level + 1)" }.joined(separator: ", "))]}"
    }
    let deep =
      "segue: 1\ncomponents:\n\(lists.joined(separator: "\n"))\n  c12: {fill: red}\nscreens: {home: {use: c0}}"
    #expect(try meaning(deep).contains("presets and components are used too often to be read"))
    let presets = lists.joined(separator: "\n")
    let many = """
      segue: 1
      presets:
      \(presets)
        c12: {duration: 1}
      screens: {home: {}, page: {}}
      transitions: {open: {kind: push, from: home, to: page, use: c0}}
      """
    #expect(try meaning(many).contains("presets and components are used too often to be read"))
    let copies = """
      segue: 1
      components: {a: {params: {b: 1}, x: $b}}
      screens: {home: {layers: {rows: {repeat: 1000, layers: {cells: {repeat: 1000, use: a}}}}}}
      """
    #expect(try meaning(copies).contains("more than 10000 layers"))
    let chain = (0..<40).map { "  c\($0): {layers: {a: {layers: {a: {use: c\($0 + 1)}}}}}" }.joined(
      separator: "\n"
    )
    let tower = "segue: 1\ncomponents:\n\(chain)\n  c40: {fill: red}\nscreens: {home: {use: c0}}"
    #expect(try meaning(tower).contains("nested more than 64 deep"))
  }
}
