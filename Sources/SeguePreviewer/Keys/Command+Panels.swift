extension Command {
  /// The panels.
  enum Panels: Hashable, Sendable {
    /// Opens or closes the list of panels.
    case menu
    /// Gives the keys to the next panel.
    case next
    /// Opens the panel with this key, gives it the focus, or closes it if it has the focus already.
    case toggle(key: Character)
    /// What a panel does itself; it is opened if it is not visible.
    case own(InPanel)
  }

  /// A command of one panel.
  enum InPanel: Hashable, Sendable {
    case tune(Tune)
    case curves(Curves)
    case timeline(Timeline)
    case gestures(Gestures)
    case device(DeviceRows)

    /// The panel's name.
    var panel: String {
      switch self {
      case .tune: "tune"
      case .curves: "curves"
      case .timeline: "timeline"
      case .gestures: "gestures"
      case .device: "device"
      }
    }
  }

  /// The knob that is tuned, and which ones are listed.
  enum Tune: Hashable, Sendable {
    case turnDown, turnUp, turnDownFar, turnUpFar, turnDownFine, turnUpFine
    case type, restore, restoreAll, dialect, handles, presets
    case all, filter
  }

  /// What is plotted of a run.
  enum Curves: Hashable, Sendable {
    case all, subject, scales, alone, hide, other
    case write, zoomIn, zoomOut, zoomAll, earlier, later
  }

  /// The part of a run that the timeline shows, and the tracks that stand still.
  enum Timeline: Hashable, Sendable {
    case zoomIn, zoomOut, zoomAll
    case freeze, solo, release
  }

  /// The selected gesture.
  enum Gestures: Hashable, Sendable {
    case play, save, forget
  }

  /// The selected row of the device panel.
  enum DeviceRows: Hashable, Sendable {
    case choose, less, more, size
  }
}
