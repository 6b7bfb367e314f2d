import SegueDocuments
import SegueGeometry
import SegueGestures
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// Everything that can be said of what a transition adds, at every depth.
@Suite struct AdditionTests {
  private func session(add: String, rest: String = "") throws -> Session {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        title: Additions
        device: [400, 800]
        screens:
          home:
            fill: white
            layers:
              origin: {frame: [300, 500, 20, 20], fill: red}
              card: {frame: [20, 120, 200, 100], fill: red, layers: {dot: {frame: [10, 10, 40, 40], fill: blue}}}
          next: {fill: systemYellow, layers: {spot: {frame: [50, 60, 70, 80]}}}
        transitions:
          go:
            kind: push
            from: home
            to: next
            tap: from/card
            duration: 1
            ease: linear
            seed: 7
            add:
              \(add)
        \(rest)
            tracks: {to: {opacity: 0 -> 1}}
        """
      )
    )
    session.handle(.tap(LayerPath("home/card")))
    return session
  }

  @Test(arguments: ["during", "before"]) func valuesAreHeldOnEveryPartOfIt(_ key: String) throws {
    var session = try session(
      add: """
        a: {fill: blue, width: 10, height: 10, layers: {e: {fill: blue, width: 10, height: 10}}}
              b: {copy: from/card}
              c: {copy: from/card, grid: [2, 1]}
        """,
      rest: """
            \(key):
              container/a: {center: from/origin.center, opacity: 0.5}
              container/a/e: {x: 3, fill: red}
              container/b/dot: {opacity: 0.25}
              container/c/1: {y: 40}
              from/origin: {x: 100}
        """
    )
    for time in [0.0, 0.5, 0.99] {
      session.advance(to: time)
      // What is added reads the screens as they are held.
      #expect(session.layer("container/a")?.frame.center == Point(x: 110, y: 510))
      #expect(session.layer("container/a")?.opacity == 0.5)
      #expect(session.layer("container/a/e")?.frame.minX == 108)
      #expect(session.layer("container/b/dot")?.opacity == 0.25)
      #expect(session.layer("container/c/1")?.frame.minY == 160)
    }
  }

  @Test func aStarMeansAllThatIsAdded() throws {
    var session = try session(
      add: """
        a: {fill: blue, frame: [0, 0, 10, 10]}
              b: {fill: red, frame: [0, 50, 10, 10], layers: {e: {frame: [1, 2, 3, 4]}}}
        """,
      rest: "    during: {container/*: {opacity: 0.5}, container/*/e: {y: 5}}"
    )
    session.advance(to: 0.5)
    #expect(session.layer("container/a")?.opacity == 0.5)
    #expect(session.layer("container/b")?.opacity == 0.5)
    #expect(session.layer("container/b/e")?.frame.minY == 55)
  }

  @Test func randomNumbersOfOneValueAreDrawnApart() throws {
    func places(_ value: String) throws -> [Double] {
      let session = try session(add: "a: {fill: blue, frame: \(value)}")
      let frame = try #require(session.layer("container/a")?.frame)
      return [frame.minX, frame.minY, frame.size.width, frame.size.height]
    }
    let drawn = try places("[random(0..100), random(0..100), random(0..100) + random(0..100), 5]")
    #expect(Set(drawn).count == 4)
    // The first is as it is alone, and all are where they were when something is written before them.
    #expect(try places("[random(0..100), 0, 1, 1]")[0] == drawn[0])
    #expect(try places("[  random(0..100) , random(0..100), 1, 1]")[..<2] == drawn[..<2])
  }

  @Test func nestedLayersReadWhatTheOuterOneReads() throws {
    let session = try session(
      add: """
        deep:
                layers:
                  inner: {frame: from/card.frame, layers: {innermost: {x: to/spot.x - hit.x, width: random(5..50)}}}
                  masked: {frame: [0, 0, 100, 100], fill: red, mask: {frame: [0, 0, to/spot.width, 9], fill: black}}
              random: {width: random(5..50)}
        """
    )
    #expect(session.layer("container/deep/inner")?.frame == Rect(x: 20, y: 120, width: 200, height: 100))
    let innermost = try #require(session.layer("container/deep/inner/innermost"))
    // Both places are in the coordinates of the layer around it: 50 − 20 − (20 − 20).
    #expect(innermost.frame.minX == 20 + (50 - 20) - 0)
    #expect(innermost.frame.size.width > 5 && innermost.frame.size.width < 50)
  }

  @Test func copiesFillTheLayersInsideIt() throws {
    let session = try session(
      add: """
        top: {copy: hit}
              box:
                frame: [0, 400, 300, 300]
                layers:
                  inner: {copy: hit, frame: [10, 20, 100, 50]}
                  deeper: {layers: {inner: {copy: from/card, frame: [10, 20, 100, 50]}}}
        """,
      rest: "    during: {hit: {hidden: true}}"
    )
    for path in ["container/box/inner", "container/box/deeper/inner"] {
      // Half as large as the card: its dot too.
      #expect(session.layer("\(path)/card")?.frame == Rect(x: 10, y: 420, width: 100, height: 50))
      #expect(session.layer("\(path)/card/dot")?.frame == Rect(x: 15, y: 425, width: 20, height: 20))
      #expect(session.layer("\(path)/card")?.isHidden == false)
    }
  }

  /// A copy at any depth is of what was seen before anything was set.
  @Test(arguments: ["during", "before"]) func copiesAreOfWhatWasSeen(_ key: String) throws {
    let session = try session(
      add: """
        top: {copy: from/card}
              box: {layers: {inner: {copy: from/card, frame: [10, 20, 200, 100]}}}
              masked: {copy: from/card, mask: {copy: from/card, frame: [0, 0, 200, 100]}}
              cut: {copy: from/card, grid: [2, 1], pieces: {layers: {inner: {copy: from/card, frame: [0, 0, 100, 100]}}}}
        """,
      rest: """
            \(key):
              from/card: {opacity: 0.25}
              from/card/dot: {opacity: 0.5, hidden: true}
        """
    )
    #expect(session.layer("home/card")?.opacity == 0.25)
    let copies = session.layerSamples().filter { $0.id.hasPrefix("container/") }
    let dots = copies.filter { $0.id.hasSuffix("/dot") }
    #expect(copies.allSatisfy { $0.opacity == 1 }, "\(copies.filter { $0.opacity < 1 }.map(\.id))")
    #expect(dots.count >= 5)
    #expect(dots.allSatisfy { !$0.isHidden }, "\(dots.filter(\.isHidden).map(\.id))")
  }

  /// The navigation bar in a view is a layer of its own; the one in a picture of that view is the picture's.
  @Test(arguments: ["copy: to", "copy: to, grid: [2, 1]"]) func theBarInACopyIsTheCopys(_ copy: String) throws
  {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {home: {fill: white}, page: {bar: Page}}
        transitions:
          show: {kind: present, from: home, to: page, add: {ghost: {\(copy)}}, tracks: {to: {opacity: 0 -> 1}}}
        """
      )
    )
    session.handle(.trigger("show"))
    let ids = session.layerIDs
    #expect(Set(ids).count == ids.count)
    #expect(ids.contains("page/navigation-bar"))
    #expect(ids.contains { $0.hasPrefix("container/ghost/") && $0.hasSuffix("/navigation-bar") })
  }

  @Test(arguments: [
    ("a: {scroll: y}", "", "'scroll' has no effect here"),
    ("a: {press: {scale: 0.5}}", "", "'press' has no effect here"),
    ("a: {layers: {b: {scrolling: false}}}", "", "'scrolling' has no effect here"),
    (
      "a: {copy: hit, grid: [2, 1], pieces: {layers: {b: {press: {scale: 0.5}}}}}", "",
      "'press' has no effect here"
    ),
    ("a: {fill: red}", "    after: {container/a: {opacity: 1}}", "gone when 'after' is set"),
    ("a: {layers: {b: {copy: hit}}}", "    during: {container/a/b/dot: {opacity: 1}}", "has no layer 'dot'"),
  ]) func whatCannotHaveAnEffectIsRefused(_ add: String, _ rest: String, _ message: String) throws {
    #expect { try session(add: add, rest: rest) } throws: { error in
      (error as? DocumentError)?.diagnostics.contains { $0.message.contains(message) } == true
    }
  }
}

/// A mask of a transition's in the place of a layer's own.
@Suite struct AdditionMaskTests {
  /// The layer's own mask comes back, however the transition ends.
  @Test(arguments: [true, false]) func aLayerHasItsOwnMaskAgain(_ finishes: Bool) throws {
    let text = """
      segue: 1
      device: iphone-15
      screens:
        home: {layers: {card: {frame: [0, 0, 200, 200], fill: red, mask: {frame: [10, 10, 50, 50], fill: black}}}}
        next: {}
      transitions:
        go:
          kind: push
          from: home
          to: next
          duration: 1
          add: {hole: {masks: from/card, fill: black, frame: [0, 0, 9, 9]}, other: {masks: from/card, fill: black}}
          tracks: {to: {opacity: 0 -> 1}}
        back: {kind: pop, from: next, to: home, tracks: {from: {opacity: 0}}}
      gestures: {drag: {in: home, recognize: pan, progress: dy / H, drives: go}}
      """
    var session = Session(scene: try Scenes.parse(text))
    let before = session.layerSamples()
    if finishes {
      session.handle(.trigger("go"))
      session.advance(to: 0.5)
      #expect(session.layer("home/card/mask") == nil)
      session.advance(to: 2)
      session.handle(.trigger("back"))
    } else {
      for step in 0...5 {
        session.pointer(step == 0 ? .began : .moved, 100, 300 + 20 * Double(step), at: 0.1 * Double(step))
      }
      #expect(session.layer("home/card/mask") == nil)
      session.pointer(.ended, 100, 400, at: 2)
    }
    session.advance(to: 6)
    #expect(session.screen == "home")
    #expect(session.layerSamples() == before)
  }

  /// What a piece is given may be a part of the whole, of another layer, by chance, or by where the finger was.
  @Test func piecesReadWhatLiesAroundThem() throws {
    let text = """
      segue: 1
      device: [400, 800]
      screens:
        one: {fill: white, layers: {box: {frame: [10, 20, 30, 40], fill: red}}}
        two: {fill: gray}
      transitions:
        go:
          kind: push
          from: one
          to: two
          tap: from/box
          duration: 1
          add:
            cut:
              copy: from
              frame: [100, 50, 200, 400]
              grid: [2, 2]
              pieces: {x: hit.center.x, y: 25%, width: random(10..20), opacity: (touch.y + 410) / 800}
          tracks: {to: {opacity: 0 -> 1}}
      """
    var session = Session(scene: try Scenes.parse(text))
    session.handle(.tap(LayerPath("one/box")))
    var widths: Set<Double> = []
    for index in 0..<4 {
      let piece = try #require(session.layer("container/cut/\(index)"))
      // The middle of the box is at (25, 40); a quarter of the copy's height is 100.
      #expect(piece.frame.origin == Point(x: 25, y: 50 + 100))
      #expect((10...20).contains(piece.frame.size.width))
      #expect(piece.opacity == 0.5, "the finger was 10 points above the copy")
      widths.insert(piece.frame.size.width)
    }
    #expect(widths.count == 4, "each has a number of its own")
  }
}
