import SegueGeometry
import SegueModel
import SegueStage

extension LayerMeasure {
  /// Writes every measure of a presented layer, in the order of `allCases`, from `start` on.
  static func read(_ node: borrowing FrameNode, into values: inout [Double], at start: Int) {
    let box = node.projection.boundingBox(of: node.state.bounds) ?? .zero
    for (index, source) in sources.enumerated() {
      values[start + index] =
        switch source {
        case .box(let side): box[side]
        case .largestRadius: node.state.cornerRadii.largest
        case .number(let property): node.state.shownNumber(of: property)
        case .ink(let property, let channel): node.state.color(of: property)?[channel] ?? .nan
        case .ofText(let property):
          node.state.contents.text == nil ? .nan : node.state.shownNumber(of: property)
        case .corner(let property):
          node.state.cornerRadii.isUniform ? .nan : node.state.shownNumber(of: property)
        }
    }
  }
}

extension LayerState {
  /// A number in the unit of its measure.
  fileprivate func shownNumber(of property: LayerProperty) -> Double {
    let number = number(of: property) ?? .nan
    return property.quantity == .angle ? number * (180 / .pi) : number
  }
}

extension Rect {
  fileprivate subscript(side: LayerMeasure.Side) -> Double {
    switch side {
    case .x: origin.x
    case .y: origin.y
    case .width: size.width
    case .height: size.height
    }
  }
}

extension Color {
  fileprivate subscript(channel: LayerMeasure.Channel) -> Double {
    switch channel {
    case .red: red
    case .green: green
    case .blue: blue
    case .alpha: alpha
    }
  }
}
