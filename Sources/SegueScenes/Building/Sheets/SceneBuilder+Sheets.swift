import SegueDocuments
import SegueGeometry
import SegueModel

/// What sheets with detents bring to a scene: their recognizers, and a grabber.
extension SceneBuilder {
  mutating func addSheets(to scene: inout Scene) {
    var owners: [String: String] = [:]
    for transition in scene.transitions {
      guard let sheet = transition.presentation?.sheet, let name = transition.to,
        let place = scene.screens.firstIndex(where: { $0.name == name })
      else { continue }
      if let owner = owners[name] {
        reading.report(
          Finding(
            "'\(name)' has its detents from '\(owner)' already",
            at: sheet.source,
            hint: "a screen is a sheet in one way: present it the same way, or another screen"
          )
        )
        continue
      }
      owners[name] = transition.name
      let dismissal = scene.transitions.first { $0.kind == .dismiss && $0.from == name }
      let pans = SheetGestures(
        screen: name,
        sheet: sheet,
        dismissal: dismissal?.name
      )
      scene.gestures += pans.gestures
      if sheet.hasGrabber { addGrabber(to: &scene.screens[place].root, at: sheet.source) }
    }
  }

  private mutating func addGrabber(to root: inout LayerDefinition, at source: SourceRange) {
    guard !root.layers.contains(where: { $0.name == SheetDefinition.grabberName }) else {
      reading.report(
        Finding(
          "'\(root.name)' has a layer 'grabber' already",
          at: source,
          hint: "leave out 'grabber: true', or give the layer another name"
        )
      )
      return
    }
    var grabber = LayerDefinition(name: SheetDefinition.grabberName, source: source)
    let x = (.containerWidth - .number(Self.grabberWidth)) / .number(2)
    grabber.values = [
      PropertyBinding(.frame, Expression(.list([x, .number(5), .number(Self.grabberWidth), .number(5)]))),
      PropertyBinding(.fill, Self.grabberColor),
      PropertyBinding(.radius, .number(2.5)),
    ]
    root.layers.append(grabber)
  }

  private static let grabberWidth = 36.0

  /// `tertiaryLabel`.
  private static let grabberColor = Expression(
    .color(
      .init(
        light: Color(red: 60 / 255.0, green: 60 / 255.0, blue: 67 / 255.0, alpha: 0.3),
        dark: Color(red: 235 / 255.0, green: 235 / 255.0, blue: 245 / 255.0, alpha: 0.3)
      )
    )
  )
}
