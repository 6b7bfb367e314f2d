import SegueGeometry
import SegueInterface

/// What the stage shows: the device, or another arrangement of the run or its layers.
///
/// A view decides where things are drawn and what the mouse means there; time, the run and the finger are
/// unaffected by it.
enum StageView: Hashable, Sendable {
  /// The session's frame, possibly with ghosts and the motion path.
  case device
  /// The planes of the layer tree, pulled apart.
  case exploded
  /// The run beside another one, or over it.
  case comparison
  /// Frames of the run, side by side.
  case strip
}

/// The current view of the stage, and the settings of each view, which are kept while it is not shown.
struct StageViews: Sendable {
  private(set) var view: StageView = .device
  var ghosts = GhostSettings()
  var showsPath = false
  var explosion = Explosion()
  var planes = LayerPlanes()
  var comparison: Comparison?
  /// The picker of variants, while it is open.
  var picker: ChoiceBox<Variant>?
  var strip = StripSettings()
  /// Whether the finger is on the second of two devices.
  var isTouchingSecond = false
  /// The number of comparisons so far.
  private var comparisonCount = 0

  /// Switches to a view, or back to the device.
  mutating func toggle(_ newView: StageView) {
    view = view == newView ? .device : newView
    if view != .comparison { comparison = nil }
    picker = nil
  }

  /// Shows the run beside another one.
  mutating func compare(_ comparison: Comparison) {
    comparisonCount += 1
    self.comparison = comparison
    self.comparison?.number = comparisonCount
    view = .comparison
    picker = nil
  }

  /// Whether the mouse on the stage acts as a finger on the device.
  var takesTouches: Bool { view == .device || view == .comparison }

  /// Whether marks in the device's own geometry are in the right place.
  var isFlat: Bool { takesTouches }

  /// The text beside the time while the view has a setting; nil if it has none.
  var mark: String? {
    switch view {
    case .exploded: "exploded"
    case .strip: "\(strip.count) frames"
    case .comparison: "comparing"
    case .device:
      ghosts.isOn
        ? "ghosts \(ghosts.label)" : showsPath ? "path \(ghosts.label)" : nil
    }
  }

  /// Turns the view's setting up or down: the distance of the planes, the number of frames, the interval of
  /// the ghosts.
  ///
  /// Returns false if there is nothing to set.
  mutating func adjust(by steps: Int) -> Bool {
    switch view {
    case .exploded: explosion.spread(by: steps)
    case .strip: strip.add(steps)
    case .device, .comparison:
      guard ghosts.isOn || showsPath else { return false }
      ghosts.lengthen(by: steps)
    }
    return true
  }
}
