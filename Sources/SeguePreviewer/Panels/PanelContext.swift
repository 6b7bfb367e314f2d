import SegueInterface
import SeguePlayer
import SegueTransitions

/// What panels read, and what they ask for meanwhile: a panel changes nothing but itself.
struct PanelContext: Sendable {
  let rehearsal: Rehearsal
  /// The id of the selected layer, which may not be on the current screen.
  private(set) var selection: String?
  /// The run that this one is compared with.
  let comparison: Comparison?
  /// The name of the panel with the focus.
  let focus: String?
  let keys: KeyMap
  /// The statistics of the last second; nil if nobody wants to see them.
  let statistics: FrameStatistics?
  let showsSafeArea: Bool
  /// Whether the stage has the device's rounded corners.
  let roundsCorners: Bool
  /// What has been asked for, in this order.
  private(set) var requests: [PanelRequest] = []

  /// Whether a click on the device selects a layer while the inspector has the focus.
  var picksLayers: Bool { focus == InspectorPanel.traits.name && rehearsal.finger == nil }

  /// Asks the preview for something.
  mutating func ask(_ request: PanelRequest) { requests.append(request) }

  /// Selects a layer.
  mutating func select(_ layer: String) {
    selection = layer
    ask(.select(layer))
  }

  /// Tells the user something.
  mutating func tell(_ text: String, isWarning: Bool = false) {
    ask(.tell(Notice(text, isWarning: isWarning)))
  }
}
