/// A scene to start from; the raw value is its name on the command line.
public enum SceneTemplate: String, Hashable, Sendable, CaseIterable {
  /// A card that opens a screen, with everything explained.
  case start
  /// Cells that come in one after another.
  case cascade
  /// A picture that grows out of its place in a grid, and is pulled back into it.
  case zoom
  /// A card that becomes a screen, as Material's container transform.
  case container
  /// A sheet with three detents and a list.
  case sheet
  /// Three screens with one tab bar.
  case tabs

  /// What the scene shows, in a few words.
  public var summary: String {
    switch self {
    case .start: "a card that opens a screen, with everything explained"
    case .cascade: "cells that come in one after another"
    case .zoom: "a picture that grows out of a grid, and is pulled back into it"
    case .container: "a card that becomes a screen"
    case .sheet: "a sheet that rests at three heights, with a list in it"
    case .tabs: "three screens with one tab bar"
    }
  }

  /// The scene's text but for its first lines, which `StarterScene` writes.
  var body: String {
    switch self {
    case .start: Self.startText
    case .cascade: Self.cascadeText
    case .zoom: Self.zoomText
    case .container: Self.containerText
    case .sheet: Self.sheetText
    case .tabs: Self.tabsText
    }
  }
}
