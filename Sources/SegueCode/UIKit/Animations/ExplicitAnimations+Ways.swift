import SegueGeometry
import SegueModel

/// Ways of a place that are not straight, which Core Animation takes as paths.
extension ExplicitAnimations {
  /// The statements that lead a layer along a way; nil if the change goes straight.
  mutating func following(
    _ change: TrackDefinition.Change,
    of part: TrackPart,
    isFirst: Bool
  ) -> [String]? {
    let (track, view) = (part.track, part.view)
    guard let way = track.way else { return nil }
    var lines: [String] = []
    var arguments: [String]
    switch way {
    case .path(let path):
      guard change.property == .position else { return nil }
      pathCount += 1
      lines = statements(making: path, called: "path\(pathCount)")
      arguments = ["path\(pathCount)"]
      if track.interpolation.mode.isPaced { arguments.append(".paced") }
    case .arc(let bulge):
      guard [.center, .position].contains(change.property) else { return nil }
      let points = change.keyframes.map { point($0.value, change.property, of: view) }
      let by = expressions.print(bulge, in: SwiftPlace())
      arguments = ["bowed([\(points.joined(separator: ", "))], by: \(by))"]
      if change.keyframes.contains(where: { $0.offset != nil }) {
        arguments.append("at: [\(offsets(of: change.keyframes, mode: .linear).joined(separator: ", "))]")
      }
    }
    context.helpers.insert(.ways)
    let curves = curves(of: track.interpolation, at: track.targets.first?.source)
    if !curves.isEmpty { arguments.append("curves: [\(curves.joined(separator: ", "))]") }
    if let turn = track.turn {
      arguments.append("turning: \(turn == .auto ? ".rotateAuto" : ".rotateAutoReverse")")
    }
    let animation = AnimationText.other("following(\(arguments.joined(separator: ", ")))")
    return lines + [call(animation, of: part, isFirst: isFirst)]
  }

  private func statements(making path: Path, called name: String) -> [String] {
    func text(_ point: Point) -> String {
      "CGPoint(x: \(expressions.literal(point.x)), y: \(expressions.literal(point.y)))"
    }
    return ["let \(name) = CGMutablePath()"]
      + path.elements.map { element in
        switch element {
        case .move(let point): "\(name).move(to: \(text(point)))"
        case .line(let point): "\(name).addLine(to: \(text(point)))"
        case .curve(let control1, let control2, let end):
          "\(name).addCurve(to: \(text(end)), control1: \(text(control1)), control2: \(text(control2)))"
        case .close: "\(name).closeSubpath()"
        }
      }
  }
}
