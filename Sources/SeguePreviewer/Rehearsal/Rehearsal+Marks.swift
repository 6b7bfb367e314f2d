import SegueModel
import SegueTransitions
import SeguePlayer

/// A named moment of a transition, in seconds of the run.
struct RunMarker: Hashable, Sendable {
  var name: String
  var time: Double
}

/// The places of a run: the play head, the markers, and the tracks that stand still.
extension Rehearsal {
  /// The transition's markers in order of time; none while a touch drives it, since nobody knows when they
  /// come.
  var markers: [RunMarker] {
    guard let opening = player.opening, let origin = opening.tracksOrigin,
      let marked = scene.transitions.first(where: { $0.name == opening.status.transition })?.markers,
      !marked.isEmpty
    else { return [] }
    let start: Double = max(origin - player.origin.time, 0)
    return marked.map { RunMarker(name: $0.name, time: start + $0.fraction * opening.status.duration) }.sorted
    {
      $0.time < $1.time
    }
  }

  /// Moves by a number of markers, no further than the first or the last.
  mutating func goToMarker(next steps: Int) {
    let here: Double = player.position
    let near: Double = 1e-6
    let goal: RunMarker? =
      steps > 0 ? markers.first { $0.time > here + near } : markers.last { $0.time < here - near }
    guard let goal else {
      let isAny: Bool = !markers.isEmpty
      return notice = Notice(isAny ? "no marker further on" : "this transition has no markers")
    }
    scrub { $0.seek(to: goal.time) }
    notice = Notice("marker \(goal.name)")
  }

  /// Moves to the marker with a name.
  mutating func goToMarker(named name: String) {
    guard let marker = markers.first(where: { $0.name == name }) else { return }
    scrub { $0.seek(to: marker.time) }
  }

  /// Moves the play head and pauses there.
  mutating func scrub(_ move: (inout Player) -> Void) {
    dropFinger()
    player.isReturning = false
    move(&player)
    player.isPlaying = false
  }

  /// Lets the run go on at its end until a time at least, as a run beside it takes so long.
  mutating func wait(until time: Double) {
    if !player.isHeld { player.length = max(player.length, time) }
  }

  /// Ends the run at a time, with the play head no later.
  mutating func end(at time: Double) {
    player.length = time
    if player.position > time { player.seek(to: time) }
  }

  /// Stops at each marker while playing, or plays on.
  mutating func stopAtMarkers(_ stops: Bool) { stopsAtMarkers = stops }

  /// Moves the play head to a time, in seconds of the run, and pauses there.
  mutating func seek(to time: Double) { scrub { $0.seek(to: time) } }

  /// The name of the run's transition, or of the one that is about to run.
  var runTransition: String? { (player.opening ?? session).status.transition ?? chosen?.name }

  /// The play head in seconds of the transition's own time, 0 before it.
  var transitionTime: Double {
    let opening: any Playable = player.opening ?? session
    guard let origin = opening.tracksOrigin else {
      return max(session.status.progress * session.status.duration, 0)
    }
    return max(player.origin.time + player.position - origin, 0)
  }

  /// What the line of the state says of tracks that stand still.
  var holdMark: String? {
    let holds: TrackHolds = options.holds
    let count: Int = holds.frozen.count
    let frozen: String? = count == 0 ? nil : count == 1 ? "a track held" : "\(count) tracks held"
    let parts: [String] = [holds.solo.map { _ in "one track alone" }, frozen].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
