import SegueCells
import SegueInterface

/// The panels that a layout shows.
extension PanelDeck {
  /// Makes all panels forget what the mouse was over.
  mutating func endHover(in layout: PanelLayout) {
    for place in layout.places where place.panel.usesHover { self[place.panel.name]?.endHover() }
  }

  /// Whether a panel is about to show more by itself.
  func isBusy(in layout: PanelLayout) -> Bool {
    layout.places.contains { self[$0.panel.name]?.isBusy == true }
  }

  /// Lets the panels update their state before a frame.
  mutating func prepare(for context: PanelContext, in layout: PanelLayout, glyphs: ChromeGlyphs) {
    for place in layout.places {
      let name: String = place.panel.name
      // Taken out of the deck, so that it is changed in place.
      guard var panel = self[name] else { continue }
      self[name] = nil
      panel.prepare(for: context, in: place.body, glyphs: glyphs)
      self[name] = panel
    }
  }

  /// Draws the panels with their titles.
  func draw(_ context: PanelContext, in layout: PanelLayout, with painter: inout GridPainter) {
    for place in layout.places {
      PanelTitle(place: place).draw(isFocused: place.panel.name == focus, with: &painter)
      self[place.panel.name]?.draw(context, in: place.body, with: &painter)
    }
  }

  /// Lets open panels draw their marks on the device.
  func drawOverStage(_ context: PanelContext, on geometry: StageGeometry, with painter: inout GridPainter) {
    for request in open { self[request.panel.name]?.drawOverStage(context, on: geometry, with: &painter) }
  }

  /// Passes an input to a panel; returns whether it had a use for it, and what it asks for.
  ///
  /// The context goes no further, so that what is asked for changes a run that nobody else holds.
  mutating func give(
    _ event: PanelInput.Event,
    to place: PanelLayout.Place,
    in context: consuming PanelContext
  ) -> (isUsed: Bool, requests: [PanelRequest]) {
    let name: String = place.panel.name
    guard var panel = self[name] else { return (false, []) }
    let isUsed: Bool = panel.handle(PanelInput(event: event, body: place.body), in: &context)
    self[name] = panel
    return (isUsed, context.requests)
  }
}
