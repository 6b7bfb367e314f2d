import SegueModel

/// What the animator reads before anything moves.
struct UIKitReadings {
  /// Names of frames, by what they read.
  var frames: [String: String] = [:]
  /// Names of resting states, by view.
  var rests: [String: String] = [:]
  /// The declarations of frames, in order.
  var lines: [String] = []
  /// Those of frames in the points of a view that is added, which stand behind it.
  var late: [LateReading] = []
  /// The declarations of resting states, in order, and what puts them back.
  var states: [String] = []
  var restores: [String] = []
}

/// A declaration that needs a view which the animator adds.
struct LateReading {
  let view: String
  let line: String
}

/// What is read of views, and what is put back.
extension UIKitViews {
  /// The state to which a view of the app returns; declared once.
  mutating func keepRest(of view: ViewName) {
    guard let rest = view.rest, readings.rests[view.key] == nil else { return }
    let isList = rest == "itemRest"
    readings.rests[view.key] = isList ? view.key + "Rests" : rest
    let state =
      isList
      ? "let \(view.key)Rests = \(view.key).map(RestingState.init)"
      : "let \(rest) = RestingState(\(view.view))"
    readings.states.append(state)
    readings.restores.append(
      isList ? "for state in \(view.key)Rests { state.restore() }" : "\(rest).restore()"
    )
  }

  /// Notes that a property of the app's views is changed, so that it is put back.
  mutating func touch(_ property: PropertyName, of rest: String? = nil) {
    if property.isPlace { context.touched.formUnion([.center, .bounds, .anchorPoint]) }
    if property.isTransform { context.touched.insert(.transform3D) }
    switch property {
    case .anchor: context.touched.formUnion([.center, .bounds, .anchorPoint])
    case .opacity: context.touched.insert(.alpha)
    case .hidden: context.touched.insert(.isHidden)
    case .clip: context.touched.insert(.clipsToBounds)
    case .fill: context.touched.insert(.backgroundColor)
    case .radius: context.touched.insert(.cornerRadius)
    case .z: context.touched.insert(.zPosition)
    case .borderWidth: context.touched.insert(.borderWidth)
    case .borderColor: context.touched.insert(.borderColor)
    case .shadowOpacity: context.touched.insert(.shadowOpacity)
    case .shadowRadius: context.touched.insert(.shadowRadius)
    case .shadowX, .shadowY: context.touched.insert(.shadowOffset)
    case .shadowColor: context.touched.insert(.shadowColor)
    case .sublayersM34: context.touched.insert(.sublayerTransform)
    case .offset, .offsetX, .offsetY: context.touched.insert(.contentOffset)
    case .scrolling: context.touched.insert(.isScrollEnabled)
    case .strokeWidth: context.touched.insert(.lineWidth)
    case .strokeColor: context.touched.insert(.strokeColor)
    case .color: context.touched.insert(.textColor)
    default: break
    }
  }

  /// The name of a frame that is read once, before anything moves.
  mutating func frame(of view: ViewName, in space: String) -> String {
    let key = "\(view.key) in \(space)"
    if let name = readings.frames[key] { return name }
    if view.space == space, let frame = view.frame { return frame }
    let base = Identifier.member(view.key.replacing("View", with: "") + "-frame")
    let name = context.name([base, base + "In" + Identifier.type(space)], of: key)
    readings.frames[key] = name
    let line = "let \(name) = \(view.view).convert(\(view.view).bounds, to: \(space))"
    if isAdded(space) {
      readings.late.append(LateReading(view: space, line: line))
    } else {
      readings.lines.append(line)
    }
    return name
  }

  /// Whether a view is one that the animator makes.
  private func isAdded(_ view: String) -> Bool {
    additions.values.contains { $0.name == view || $0.parts.values.contains(view) }
  }
}
