import SegueGeometry
import SegueGestures
import SegueModel
import SegueTransitions
import Testing

/// The keys of a mapping have no order: a place is meant for the size beside it, wherever the two are written.
@Suite struct SettingOrderTests {
  enum Place: CaseIterable {
    case layer, addition, during, sets, rest

    fileprivate func scene(_ values: String) -> String {
      """
      segue: 1
      title: Order
      device: iphone-15
      screens:
        home: {layers: {box: {\(self == .layer ? values : "frame: [5, 6, 70, 80]")}}}
        next: {}
      transitions:
        go:
          kind: push
          from: home
          to: next
          duration: 1
          \(self == .addition ? "add: {box: {\(values)}}" : "")
          \(self == .during ? "during: {from/box: {\(values)}}" : "")
          tracks: {to: {opacity: 0 -> 1}}
      gestures:
        drag:
          in: home
          recognize: pan
          sets: {home/box: {\(self == .sets ? values : "opacity: 1")}}
          \(self == .rest ? "finish: {when: true, rest: {home/box: {\(values)}}}" : "cancel: {duration: 0.1}")
      """
    }

    fileprivate func frame(_ values: String) throws -> Rect {
      var session = Session(scene: try Scenes.parse(scene(values)))
      switch self {
      case .layer: break
      case .addition, .during:
        session.handle(.trigger("go"))
        session.advance(to: 0.5)
      case .sets, .rest:
        session.pointer(.began, 200, 400, at: 0)
        for step in 1...3 { session.pointer(.moved, 200, 400 + 20 * Double(step), at: 0.1 * Double(step)) }
        if self == .rest {
          session.pointer(.ended, 200, 460, at: 1)
          session.advance(to: 5)
        }
      }
      return try #require(session.layer(self == .addition ? "container/box" : "home/box")).frame
    }
  }

  private static let groups: [([String], Rect)] = [
    (["width: 20", "height: 30", "center.x: 80", "y: 4"], Rect(x: 70, y: 4, width: 20, height: 30)),
    (["width: 20", "height: 30", "center: [80, 90]"], Rect(x: 70, y: 75, width: 20, height: 30)),
    (["width: 20", "height: 30", "position: [80, 90]"], Rect(x: 70, y: 75, width: 20, height: 30)),
    (["width: 20", "height: 30", "x: 8", "center.y: 90"], Rect(x: 8, y: 75, width: 20, height: 30)),
    (["frame: [1, 2, 10, 12]", "width: 40", "center.x: 60"], Rect(x: 40, y: 2, width: 40, height: 12)),
    (["frame: [1, 2, 10, 12]", "center: [80, 90]", "height: 40"], Rect(x: 75, y: 70, width: 10, height: 40)),
    (
      ["anchor: [0, 0]", "position: [80, 90]", "width: 20", "height: 30"],
      Rect(x: 80, y: 90, width: 20, height: 30)
    ),
  ]

  @Test(arguments: Place.allCases) func everyOrderGivesTheSame(_ place: Place) throws {
    for (values, frame) in Self.groups {
      for order in values.permutations {
        // An anchor point is none of a gesture's.
        if place != .layer, values.contains("anchor: [0, 0]") { continue }
        let found = try place.frame(order.joined(separator: ", "))
        let distances = [
          found.minX - frame.minX, found.minY - frame.minY, found.size.width - frame.size.width,
          found.size.height - frame.size.height,
        ]
        #expect(distances.allSatisfy { abs($0) < 1e-9 }, "\(order): \(found)")
      }
    }
  }
}

extension [String] {
  fileprivate var permutations: [[String]] {
    guard count > 1 else { return [self] }
    return indices.flatMap { index in
      var others = self
      let first = others.remove(at: index)
      return others.permutations.map { [first] + $0 }
    }
  }
}
