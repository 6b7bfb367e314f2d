import SegueModel
import SegueScenes
import SegueTransitions

/// What a run can be compared with: the same run of the scene as it is elsewhere, or otherwise set.
enum Variant: Hashable, Sendable {
  /// The file on disk.
  case saved
  /// The scene as it was when the comparison began, while it is tuned on.
  case frozen
  /// Another transition of the screen.
  case transition(String)
  case reduceMotion
  case allInterruptible
  case otherAppearance
  case otherOrientation
  case device(String)

  /// Whether it is the scene by another text, whose values may differ.
  var isOtherText: Bool { self == .saved || self == .frozen }

  /// As the picker names it.
  var title: String {
    switch self {
    case .saved: "the saved file"
    case .frozen: "as it is now, then tune"
    case .transition(let name): "transition \(name)"
    case .reduceMotion: "reduced motion"
    case .allInterruptible: "every run can be caught (not UIKit)"
    case .otherAppearance: "the other appearance"
    case .otherOrientation: "turned round"
    case .device(let name): name
    }
  }

  /// As the stage names it.
  var label: String {
    switch self {
    case .saved: "saved"
    case .frozen: "before"
    case .transition(let name): name
    case .reduceMotion: "reduced motion"
    case .allInterruptible: "can be caught"
    case .otherAppearance: "other appearance"
    case .otherOrientation: "turned"
    case .device(let name): name
    }
  }

  /// What the run is called beside it.
  func ownLabel(_ preview: Preview) -> String {
    switch self {
    case .saved, .frozen: "tuned"
    case .transition: preview.chosen?.name ?? "run"
    case .reduceMotion: preview.options.reduceMotion ? "reduced motion" : "full motion"
    case .allInterruptible: preview.options.allInterruptible ? "can be caught" : "as UIKit"
    case .otherAppearance, .otherOrientation: "this"
    case .device: preview.session.device.name
    }
  }

  /// All that a preview can be compared with, the likeliest first.
  static func all(for preview: Preview) -> [Variant] {
    var variants: [Variant] = []
    if preview.document?.isModified == true { variants.append(.saved) }
    if preview.document != nil { variants.append(.frozen) }
    variants += preview.choices.filter { $0.name != preview.chosen?.name }.map { .transition($0.name) }
    variants += [.reduceMotion, .allInterruptible, .otherAppearance, .otherOrientation]
    let own: String = preview.session.device.name
    variants += Device.all.filter { $0.name != own && $0.size != nil }.map { .device($0.name) }
    return variants
  }
}
