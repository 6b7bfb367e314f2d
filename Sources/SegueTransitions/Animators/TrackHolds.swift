public import SegueStage

/// Tracks whose values are held while the rest of a transition plays, to look at one movement among many.
///
/// A held animation stands still in its own time, as a `CAAnimation` with `speed` 0 and a `timeOffset` does; nothing
/// waits longer or less for it. Once the transition is over its layers are where they would be without a hold.
public struct TrackHolds: Hashable, Sendable {
  /// A track of a transition, as a timeline shows it.
  public struct Track: Hashable, Sendable {
    /// The transition's name.
    public var transition: String
    /// The layer's id, as in `LayerSample`.
    public var layer: String
    /// The properties that the track animates.
    public var properties: Set<LayerProperty>

    /// Creates the track of a transition that animates some properties of a layer.
    public init(transition: String, layer: String, properties: Set<LayerProperty>) {
      self.transition = transition
      self.layer = layer
      self.properties = properties
    }
  }

  /// The time at which each frozen track stands, in seconds of the transition's own time.
  public var frozen: [Track: Double] = [:]
  /// The only track of its transition that moves; nil if all do that are not frozen.
  public var solo: Track?
  /// The time at which all others stand, in seconds of that transition's own time.
  public var soloTime = 0.0

  /// Creates holds that hold nothing.
  public init() {}

  /// Whether nothing is held.
  public var isEmpty: Bool { frozen.isEmpty && solo == nil }

  /// Returns the time in seconds of the transition at which a property of a layer stands; nil if it moves.
  public func time(of property: LayerProperty, on layer: String, in transition: String) -> Double? {
    let own = frozen.first { track, _ in
      track.transition == transition && track.layer == layer && track.properties.contains(property)
    }
    if let own { return own.value }
    guard let solo, solo.transition == transition else { return nil }
    return solo.layer == layer && solo.properties.contains(property) ? nil : soloTime
  }
}
