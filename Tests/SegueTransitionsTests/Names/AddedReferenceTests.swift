import SegueDocuments
import SegueGeometry
import SegueModel
import SegueScenes
import SegueTransitions
import Testing

/// What a transition adds reads other layers at every depth as at the top.
@Suite struct AddedReferenceTests {
  /// What is referred to, and where it is seen.
  static let references: [(String, Rect)] = [
    ("from/origin", Rect(x: 300, y: 500, width: 20, height: 30)),
    ("from/deep/inner", Rect(x: 60, y: 80, width: 7, height: 9)),
    ("to/place", Rect(x: 40, y: 50, width: 60, height: 70)),
    ("one/deep/inner", Rect(x: 60, y: 80, width: 7, height: 9)),
    ("container/earlier", Rect(x: 11, y: 12, width: 13, height: 14)),
    ("container/earlier/below", Rect(x: 12, y: 14, width: 3, height: 4)),
    ("container", Rect(x: 0, y: 0, width: 400, height: 800)),
    ("hit", Rect(x: 300, y: 500, width: 20, height: 30)),
    ("drag", Rect(x: 60, y: 80, width: 7, height: 9)),
  ]

  /// The probe in some layers, each of which lies elsewhere.
  private func text(_ value: String, depth: Int, key: String = "layers") -> String {
    var added = "{probe: {\(value)}}"
    for level in 0..<depth { added = "{box\(level): {frame: [5, 6, 300, 300], \(key): \(added)}}" }
    return """
      segue: 1
      device: [400, 800]
      screens:
        one:
          layers:
            origin: {frame: [300, 500, 20, 30]}
            deep: {frame: [50, 60, 100, 100], layers: {inner: {frame: [10, 20, 7, 9]}}}
        two: {layers: {place: {frame: [40, 50, 60, 70]}}}
      transitions:
        go:
          kind: push
          from: one
          to: two
          tap: from/origin
          add:
            earlier: {frame: [11, 12, 13, 14], layers: {below: {frame: [1, 2, 3, 4]}}}
            \(added.dropFirst().dropLast())
          tracks: {to: {opacity: 0 -> 1}}
      gestures:
        drag: {in: one, recognize: pan, sets: {one/deep/inner: {z: 1}}, finish: {when: true, then: go}}
      """
  }

  private func frame(_ value: String, depth: Int) throws -> Rect? {
    var session = Session(scene: try Scenes.parse(text(value, depth: depth)))
    session.handle(.tap(LayerPath("one/origin")))
    let path = (0..<depth).reversed().map { "box\($0)/" }.joined()
    return session.layer("container/\(path)probe")?.frame
  }

  @Test(arguments: references, 0...3)
  func aFrameIsSeenWhereItIs(reference: (String, Rect), depth: Int) throws {
    #expect(try frame("frame: \(reference.0).frame", depth: depth) == reference.1)
    let parts = ["x", "y", "width", "height"].map { "\($0): \(reference.0).\($0)" }
    #expect(try frame(parts.joined(separator: ", "), depth: depth) == reference.1)
    let center = try frame("frame: [0, 0, 2, 2], center: \(reference.0).center", depth: depth)?.center
    #expect(center == reference.1.center)
  }

  @Test(arguments: 1...3) func theParentIsTheEnclosingLayer(depth: Int) throws {
    let found = try frame("frame: [parent.width / 3, 0, parent.width / 2, parent.height]", depth: depth)
    let origin = Point(x: 5 * Double(depth) + 100, y: 6 * Double(depth))
    #expect(found == Rect(x: origin.x, y: origin.y, width: 150, height: 300))
  }

  @Test func piecesReadTheSame() throws {
    var session = Session(
      scene: try Scenes.parse(
        text("copy: from, grid: [2, 1], pieces: {layers: {in: {frame: from/origin.frame}}}", depth: 0)
      )
    )
    session.handle(.tap(LayerPath("one/origin")))
    for piece in 0...1 {
      #expect(
        session.layer("container/probe/\(piece)/in")?.frame == Rect(x: 300, y: 500, width: 20, height: 30)
      )
    }
  }

  /// Random values come from the transition's seed at every depth, so that another seed gives others.
  @Test(arguments: 0...2) func theSeedReachesAllOfThem(depth: Int) throws {
    func place(seed: Int) throws -> Double? {
      let text = text("x: random(0..300), width: 9", depth: depth).replacing(
        "tap:",
        with: "seed: \(seed)\n    tap:"
      )
      var session = Session(scene: try Scenes.parse(text))
      session.handle(.trigger("go"))
      let path = (0..<depth).reversed().map { "box\($0)/" }.joined()
      return session.layer("container/\(path)probe")?.frame.minX
    }
    #expect(try place(seed: 1) == place(seed: 1))
    #expect(try place(seed: 1) != place(seed: 2))
  }

  @Test func whatIsAddedLaterCannotBeRead() {
    let wrong = text("frame: container/later.frame", depth: 1).replacing(
      "    tracks:",
      with: "      later: {frame: [0, 0, 1, 1]}\n    tracks:"
    )
    let error = #expect(throws: DocumentError.self) { try Scenes.parse(wrong) }
    #expect(error?.diagnostics.map(\.message) == ["'later' is added after 'box0'"])
  }
}

/// `i` and `n` of a track are a layer's place among those that it moves.
@Suite struct CascadeTests {
  @Test func aDelayByIndexIsACascade() throws {
    var session = Session(
      scene: try Scenes.parse(
        """
        segue: 1
        device: [400, 800]
        screens: {one: {}, two: {layers: {cells: {layers: {cell: {repeat: 4, width: 10, height: 10}}}, last: {}}}}
        transitions:
          go:
            kind: push
            from: one
            to: two
            duration: 1
            ease: linear
            tracks: {to/cells/* + to/last: {x: 0 -> 100, delay: 0.1 * i, duration: 0.2 * n}}
        """
      )
    )
    session.handle(.trigger("go"))
    session.advance(to: 0.45)
    for index in 0..<5 {
      let name = index == 4 ? "two/last" : "two/cells/cell-\(index)"
      // A fifth of a second for each of five, from a tenth for each before it.
      #expect(abs(session.x(name) - 100 * (0.45 - 0.1 * Double(index))) < 1e-9)
    }
  }
}
