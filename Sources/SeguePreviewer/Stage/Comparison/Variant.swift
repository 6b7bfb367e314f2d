import SegueModel
import SegueScenes
import SegueTransitions

/// What a run can be compared with: the same run of another version of the scene, or with other settings.
enum Variant: Hashable, Sendable {
  /// The file on disk.
  case saved
  /// The scene as it was when the comparison began, while it is tuned further.
  case frozen
  /// Another transition of the screen.
  case transition(String)
  case reduceMotion
  case allInterruptible
  case otherAppearance
  case otherOrientation
  case device(String)

  /// Whether it has a text of its own, whose values may differ.
  var isOtherText: Bool { self == .saved || self == .frozen }

  /// Its name in the picker.
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

  /// Its name on the stage.
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

  /// The name of the first run beside it.
  func ownLabel(_ rehearsal: Rehearsal) -> String {
    switch self {
    case .saved, .frozen: "tuned"
    case .transition: rehearsal.chosen?.name ?? "run"
    case .reduceMotion: rehearsal.options.reduceMotion ? "reduced motion" : "full motion"
    case .allInterruptible: rehearsal.options.allInterruptible ? "can be caught" : "as UIKit"
    case .otherAppearance, .otherOrientation: "this"
    case .device: rehearsal.session.device.name
    }
  }

  /// All variants for a run, the likeliest first.
  static func all(for rehearsal: Rehearsal) -> [Variant] {
    var variants: [Variant] = []
    if rehearsal.document?.isModified == true { variants.append(.saved) }
    if rehearsal.document != nil { variants.append(.frozen) }
    variants += rehearsal.choices.filter { $0.name != rehearsal.chosen?.name }.map {
      .transition($0.name)
    }
    if rehearsal.program == nil { variants += [.reduceMotion, .allInterruptible, .otherAppearance] }
    variants.append(.otherOrientation)
    let own: String = rehearsal.session.device.name
    variants += Device.all.filter { $0.name != own && $0.size != nil }.map { .device($0.name) }
    return variants
  }
}
