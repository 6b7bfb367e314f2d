import SegueExport
import SegueInterface

extension ActionRegistry {
  static let copy = ActionSection(
    title: "Take away",
    actions: [
      Action(
        "copy",
        "Copy the value at hand",
        keys: [.key("Y")],
        .file(.copy(.value)),
        help: "copy the value at hand"
      ),
      Action(
        "take-away",
        "Take the run away as a file, or stop that",
        keys: [.key("X")],
        .file(.takeAway),
        help: "take the run away"
      ),
    ]
      + TimingCode.allCases.map { code in
        Action("copy-\(code.id)", "Copy the curve as \(code.rawValue)", .file(.copy(.timing(code))))
      }
  )
}

extension TimingCode {
  fileprivate var id: String {
    switch self {
    case .uiKit: "uikit"
    case .swiftUI: "swiftui"
    case .coreAnimation: "core-animation"
    case .css: "css"
    }
  }
}
