import SegueExport

extension ActionRegistry {
  static let copy = ActionSection(
    title: "Copy",
    actions: [
      Action(
        "copy",
        "Copy the value at hand",
        keys: [.key("Y")],
        .copy(.value),
        help: "copy the value at hand"
      )
    ]
      + SpringCode.allCases.map { code in
        Action("copy-\(code.id)", "Copy the spring as \(code.rawValue)", .copy(.spring(code)))
      }
  )
}

extension SpringCode {
  fileprivate var id: String {
    switch self {
    case .uiKit: "uikit"
    case .swiftUI: "swiftui"
    case .coreAnimation: "core-animation"
    case .css: "css"
    }
  }
}
