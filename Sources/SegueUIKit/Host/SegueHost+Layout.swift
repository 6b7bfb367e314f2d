/// What lays itself out at the end of a turn.
@MainActor
protocol HostLayout: AnyObject {
  /// Lays itself out, if that is still needed.
  func layoutAtEndOfTurn()
}

/// A wish to be laid out; who made it may be gone by then.
struct LayoutRequest {
  weak var layer: (any HostLayout)?
}

extension SegueHost {
  /// The most rounds of layout in a turn, so that views that ask for another one each time end.
  private static let rounds = 100

  /// Asks for a layout at the end of the turn.
  func requestLayout(of layer: any HostLayout) { layouts.append(LayoutRequest(layer: layer)) }

  /// Calls `body` once at the end of the turn, after the layout.
  func atEndOfTurn(_ body: @escaping () -> Void) { turnEnds.append(body) }

  /// Ends a turn: views are laid out, and transactions are committed.
  func commit() {
    VirtualRunLoop.open(for: self)
    lookAround?()
    for _ in 0..<Self.rounds where !(layouts.isEmpty && turnEnds.isEmpty) {
      let waiting = layouts
      layouts = []
      for request in waiting { request.layer?.layoutAtEndOfTurn() }
      guard layouts.isEmpty else { continue }
      let ends = turnEnds
      turnEnds = []
      for end in ends { end() }
    }
    turn += 1
    collect()
  }
}
