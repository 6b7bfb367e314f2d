import SegueGeometry
import SegueModel
import SegueMotion
import SegueScenes
import SegueStage
import Testing

@Suite("Elaboration")
struct ElaborationTests {
  private func bindings(_ layer: LayerDefinition) -> [String] {
    layer.values.map { "\($0.property.rawValue)=\(short($0.value))" }
  }

  private func short(_ expression: Expression) -> String {
    switch expression.node {
    case .number(let value): "\(value)"
    case .text(let text): text
    case .boolean(let value): "\(value)"
    case .image(let image): image.name
    case .symbol(let symbol): symbol.rawValue
    case .property(let property, let path): "\(path).\(property.rawValue)"
    case .binary(let operation, let left, let right): "\(short(left))\(operation.rawValue)\(short(right))"
    case .list(let items): "[\(items.map(short).joined(separator: " "))]"
    case .color: "colour"
    default: "?"
    }
  }

  @Test("Copies are named, counted and dealt their lists, below them too")
  func repeats() throws {
    let file = try scene(
      """
      segue: 1
      screens:
        home:
          layers:
            cell:
              repeat: 3
              x: 20 * i + n
              image: [basil, city]
              layers:
                title: {text: [One, Two, Three], z: i}
      """
    )
    let cells = file.scene.screens[0].root.layers
    #expect(cells.map(\.name) == ["cell-0", "cell-1", "cell-2"])
    #expect(bindings(cells[1]) == ["x=20.0*1.0+3.0", "image=city"])
    #expect(bindings(cells[2]) == ["x=20.0*2.0+3.0", "image=basil"])
    #expect(bindings(cells[2].layers[0]) == ["text=Three", "z=2.0"])
    guard case .binary(_, let product, let count) = cells[1].values[0].value.node,
      case .binary(_, _, let index) = product.node
    else {
      Issue.record("not a sum of a product")
      return
    }
    #expect(index.source == .none && count.source == .none)
  }

  @Test("Short forms set the properties they stand for, in order")
  func shortForms() throws {
    let file = try scene(
      """
      segue: 1
      screens:
        home: {text: T, font: 25 bold, border: 2 black, stroke: 3 red, path: M 0 0 L 9 9, shadow: {y: 4, opacity: 0.5}, scale: 0.9, radius: [1, 2, 3, 4]}
      """
    )
    #expect(
      bindings(file.scene.screens[0].root) == [
        "text=T", "font.size=25.0", "font.weight=bold", "border.width=2.0", "border.color=colour",
        "stroke.width=3.0",
        "stroke.color=colour", "path=?", "shadow.y=4.0", "shadow.opacity=0.5", "scale=0.9",
        "radius=[1.0 2.0 3.0 4.0]",
      ]
    )
  }

  @Test(
    "A font is read part by part, whichever of them a name stands for",
    arguments: [
      ("17", ["font.size=17.0"]), ("$size", ["font.size=20.0"]),
      ("$size $look", ["font.size=20.0", "font.weight=bold"]),
      ("$size italic $look", ["font.size=20.0", "font.italic=true", "font.weight=bold"]),
      ("($size / 2 + 1) rounded", ["font.size=20.0/2.0+1.0", "font.design=rounded"]),
      ("$both", ["font.size=20.0", "font.weight=light", "font.italic=true"]),
      (
        "$both monospaced",
        ["font.size=20.0", "font.weight=light", "font.italic=true", "font.design=monospaced"]
      ),
      ("headline", ["font.size=?", "font.weight=semibold"]),
      ("$style $look", ["font.size=?", "font.weight=bold"]),
      ("$styled monospaced", ["font.size=?", "font.weight=black", "font.design=monospaced"]),
      ("$look", ["font.weight=bold"]), ("bold italic", ["font.weight=bold", "font.italic=true"]),
    ]
  )
  func fonts(font: String, bound: [String]) throws {
    let file = try scene(
      """
      segue: 1
      tokens: {size: 20, look: bold, both: 20 light italic, style: headline, styled: headline black}
      screens:
        home: {text: T, font: \(font)}
      """
    )
    #expect(bindings(file.scene.screens[0].root).filter { $0.hasPrefix("font") } == bound)
  }

  @Test("A preset's parameters are bound, and keys beside it override")
  func presets() throws {
    let file = try scene(
      """
      segue: 1
      tokens: {slow: 2}
      screens: {a: {}, b: {}}
      presets:
        base: {duration: $slow, insert: below}
        slide: {params: {d: 1, s: 5}, use: base, seed: $s, tracks: {to: {x: $d * W -> rest}}}
      transitions:
        go: {kind: push, from: a, to: b, use: slide(d -3), insert: above}
      """
    )
    let body = file.scene.transitions[0].body
    #expect(body.duration.map(short) == "2.0")
    #expect(body.insert == .above)
    #expect(body.seed == 5)
    #expect(body.isCustom)
    #expect(body.tracks[0].changes[0].keyframes.map { short($0.value) } == ["-3.0*W", "rest"])
  }

  @Test("A reversed transition swaps roles and ways, mirrors times and undoes what was set before")
  func reversing() throws {
    let file = try scene(
      """
      segue: 1
      screens: {a: {layers: {card: {}}}, b: {layers: {panel: {}}}}
      transitions:
        go:
          kind: present
          from: a
          to: b
          tap: from/card
          duration: 1
          insert: above
          before: {hit: {hidden: true}, from/card: {opacity: 0.5}}
          during: {to: {clip: true}}
          add: {copy: {copy: from/card, masks: to}}
          tracks:
            to: {y: H -> rest, opacity: 0 -> 0.8 @ 0.25 -> 1, at: 0..0.6}
            to/panel: {x: from/card.x}
          alongside: {from: {scale: 0.9}}
        back: {reverse: go, tap: from, duration: 0.5}
      """
    )
    let back = file.scene.transitions[1]
    #expect(back.kind == .dismiss && back.from == "b" && back.to == "a")
    #expect(back.tap?.description == "from")
    #expect(back.body.duration.map(short) == "0.5")
    #expect(back.body.insert == .below)
    #expect(back.body.before.isEmpty)
    #expect(back.body.after.map(\.path.description) == ["hit", "to/card"])
    #expect(back.body.after.flatMap(\.values).map { short($0.value) } == ["rest", "rest"])
    #expect(back.body.during[0].path.description == "from")
    #expect(back.body.additions[0].layer.copy?.description == "to/card")
    #expect(
      back.body.additions[0].placement == .masks(LayerPath(components: ["from"], source: copySource(back)))
    )
    let panel = back.body.tracks[0]
    let whole = back.body.tracks[1]
    #expect(panel.targets.map(\.description) == ["from/panel"])
    #expect(panel.changes[0].keyframes.map { short($0.value) } == ["to/card.x", "rest"])
    #expect(whole.changes[0].keyframes.map { short($0.value) } == ["rest", "H"])
    #expect(whole.changes[1].keyframes.map { $0.offset.map(short) ?? "-" } == ["-", "1.0-0.25", "-"])
    #expect(whole.isMirrored && whole.window.map { short($0.end) } == "0.6")
    #expect(back.body.alongside[0].targets[0].description == "to")
    #expect(back.body.isCustom)
  }

  private func copySource(_ transition: TransitionDefinition) -> SourceRange {
    if case .masks(let path) = transition.body.additions[0].placement { path.source } else { .none }
  }

  @Test("A bare value begins where it is seen; lists of tracks and joined targets are written out")
  func tracks() throws {
    let file = try scene(
      """
      segue: 1
      screens: {a: {}, b: {}}
      transitions:
        go:
          kind: push
          from: a
          to: b
          tracks:
            from + to: {opacity: 0, as: layer, fill: forwards}
            to:
              - {x: 3, at: 0..0.5}
              - {fill: black -> white, as: layer, repeat: 2, autoreverse: true, ease: linear}
      """
    )
    let tracks = file.scene.transitions[0].body.tracks
    #expect(tracks.map { $0.targets.map(\.description) } == [["from", "to"], ["to"], ["to"]])
    #expect(tracks[0].changes[0].keyframes.map { short($0.value) } == ["here", "0.0"])
    #expect(tracks[0].kind == .layer && tracks[0].fill == .forwards)
    #expect(tracks[1].kind == .view && tracks[1].fill == .both)
    #expect(tracks[2].fill == .removed && tracks[2].autoreverses)
    #expect(tracks[2].ease == .curve(.linear))
    #expect(tracks[2].changes[0].property == .fill)
  }

  @Test("A transition without an animator is UIKit's own")
  func plain() throws {
    let file = try scene(
      """
      segue: 1
      screens: {a: {}, b: {}}
      transitions:
        go: {kind: push, from: a, to: b}
        back: {kind: pop, from: b, to: a, alongside: {to: {opacity: 1}}}
        set: {kind: push, from: a, to: b, before: {from: {hidden: true}}}
      """
    )
    #expect(file.scene.transitions.map(\.body.isCustom) == [false, false, false])
  }

  @Test("Gestures: recognizers, locals and defaults")
  func gestures() throws {
    let file = try scene(
      """
      segue: 1
      screens: {a: {layers: {list: {scroll: y}}}, b: {}}
      transitions: {go: {kind: push, from: a, to: b}}
      gestures:
        one: {in: a, recognize: edge-pan(left), drives: go, progress: dx / W}
        two:
          in: a/list
          recognize: pan(down)
          with: [a/list, one]
          let: {far: dy > 100, s: 1 - dy / H}
          sets: {a: {scale: s, hidden: far}}
          finish: {when: far, at: once, then: go}
          catch: true
      """
    )
    let gestures = file.scene.gestures
    #expect(gestures[0].recognizer == .edgePan(.left) && !gestures[0].catches && gestures[1].catches)
    #expect(gestures[0].action == .drives(transition: "go"))
    #expect(gestures[1].recognizer == .pan(.down))
    #expect(gestures[1].simultaneous.map(\.description) == ["a/list", "one"])
    #expect(gestures[1].locals.map(\.name) == ["far", "s"])
    #expect(gestures[1].finish?.moment == .once && gestures[1].finish?.transition == "go")
    #expect(gestures[1].systemCancel == .cancel && gestures[1].ease == .easeInOut)
  }

  @Test("What a transition says beside a preset joins the preset's, or wins")
  func ownKeysJoin() throws {
    let scene = try scene(
      """
      segue: 1
      presets:
        base: {duration: 2, before: {from: {z: 1}}, tracks: {to: {y: 9 -> 0}}}
        fade: {use: base, add: {veil: {fill: black}}, during: {from: {clip: true}}, tracks: {to: {opacity: 0 -> 1}}}
      screens: {home: {}, away: {}}
      transitions:
        go:
          kind: push
          from: home
          to: away
          use: fade
          duration: 3
          add: {spot: {fill: white}}
          during: {to: {z: 2}}
          after: {to: {z: 3}}
          tracks: {from: {x: 20}}
      """
    ).scene
    let body = try #require(scene.transition(named: "go")).body
    #expect(
      body.tracks.map { "\($0.targets[0]).\($0.changes[0].property.rawValue)" } == [
        "to.y", "to.opacity", "from.x",
      ]
    )
    #expect(body.additions.map(\.layer.name) == ["veil", "spot"])
    #expect(body.during.count == 2 && body.before.count == 1 && body.after.count == 1)
    #expect(body.duration?.node == .number(3))
  }
}
