import SegueGeometry

/// What the stage shows: the device, or the run or its layers laid out in another way.
///
/// A view decides where what is drawn and what the mouse means there; time, the run and the finger know nothing of it.
enum StageView: Hashable, Sendable {
  /// The session's frame; ghosts and the motion path may lie over it.
  case device
  /// The planes of the layer tree, taken apart.
  case exploded
  /// The run beside another, or over it.
  case comparison
  /// The run's frames, side by side.
  case strip
}

/// Which view the stage has, and how each is set; they keep their settings while they are not shown.
struct StageViews: Sendable {
  private(set) var view: StageView = .device
  var ghosts = GhostSettings()
  var showsPath = false
  var explosion = Explosion()
  var planes = LayerPlanes()
  var comparison: Comparison?
  /// What may be compared with, while that is asked.
  var picker: ComparisonPicker?
  var strip = StripSettings()
  /// Whether the finger is on the second of two devices.
  var isTouchingSecond = false
  /// How many comparisons there have been.
  private var comparisonCount = 0

  /// Turns to a view, or back to the device.
  mutating func toggle(_ newView: StageView) {
    view = view == newView ? .device : newView
    if view != .comparison { comparison = nil }
    picker = nil
  }

  /// Shows the run beside another.
  mutating func compare(_ comparison: Comparison) {
    comparisonCount += 1
    self.comparison = comparison
    self.comparison?.number = comparisonCount
    view = .comparison
    picker = nil
  }

  /// Whether the mouse on the stage is a finger on the device.
  var takesTouches: Bool { view == .device || view == .comparison }

  /// Whether marks in the device's own geometry are where they belong.
  var isFlat: Bool { takesTouches }

  /// What stands beside the time while something can be set; nil where nothing can.
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

  /// More or less of what the view is set by: the planes' distance, the strip's frames, the ghosts' interval.
  ///
  /// False where nothing that can be set is shown.
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
