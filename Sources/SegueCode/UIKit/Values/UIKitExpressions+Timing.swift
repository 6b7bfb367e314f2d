import SegueGeometry
import SegueModel
import SegueMotion

/// When things happen, and on which curves.
extension UIKitExpressions {
  /// The duration of the animator, as text; `size` is the container's.
  mutating func durationText(of body: TransitionBody) -> String {
    if case .spring(let spring) = body.ease, let seconds = spring.ownDuration { return literal(seconds) }
    guard let duration = body.duration else { return literal(TransitionDefinition.standardDuration) }
    return print(duration, in: SwiftPlace())
  }

  /// When a track runs that moves a view, as text.
  mutating func timing(of track: TrackDefinition, _ view: ViewName, in body: TransitionBody) -> SwiftTiming {
    if track.stagger != nil, track.formulaDelay == nil {
      context.note(
        "the layers begin together: their order has no formula",
        at: track.stagger?.pace.seconds.source
      )
    }
    var start = start(of: track, view)
    if track.isMirrored, let text = mirroredStart(of: track, view, in: body) { start = text }
    return SwiftTiming(
      delay: start,
      duration: length(of: track, in: body),
      curve: curve(body.ease(of: track), at: track.targets.first?.source)
    )
  }

  /// How long a track takes from its start to its end, once.
  private mutating func length(of track: TrackDefinition, in body: TransitionBody) -> String {
    if case .spring(let spring) = body.ease(of: track), let seconds = spring.ownDuration {
      return literal(seconds)
    }
    if let own = track.duration { return print(own, in: SwiftPlace()) }
    guard let window = track.window else { return "duration" }
    let last = printed(window.end, in: SwiftPlace())
    guard window.start.constant == 0 else {
      let first = printed(window.start, in: SwiftPlace()).inside(.sum, isRight: true)
      return "(\(last.inside(.sum)) - \(first)) * duration"
    }
    return window.end.constant == 1 ? "duration" : "\(last.inside(.product)) * duration"
  }

  /// When a track begins on a view, counted from the beginning.
  private mutating func start(of track: TrackDefinition, _ view: ViewName) -> String {
    var parts: [String] = []
    if let window = track.window, window.start.constant != 0 {
      parts.append("\(printed(window.start, in: SwiftPlace()).inside(.product)) * duration")
    }
    if let delay = track.formulaDelay {
      let place = Int(view.index).flatMap { index in Int(view.count).map { (index, $0) } }
      if let place, let seconds = delay.constant(at: place.0, of: place.1) {
        if seconds != 0 { parts.append(literal(seconds)) }
      } else {
        parts.append(print(delay, in: SwiftPlace(view: view)))
      }
    }
    return parts.isEmpty ? "0" : parts.joined(separator: " + ")
  }

  /// When a track begins that counts from the end.
  private mutating func mirroredStart(
    of track: TrackDefinition,
    _ view: ViewName,
    in body: TransitionBody
  ) -> String? {
    let windowsEnd = track.window.map { printed($0.end, in: SwiftPlace()).inside(.sum, isRight: true) } ?? "1"
    let image = windowsEnd == "1" ? "0" : "(1 - \(windowsEnd)) * duration"
    if let seconds = plan.timing(of: track).start, let duration = plan.duration {
      let end = track.window == nil ? 1 : track.window?.end.constant
      let isImage = track.keepsToWindow && end.map { abs(seconds - (1 - $0) * duration) < 1e-9 } ?? false
      return isImage ? image : literal(seconds)
    }
    // A window's mirror image is right where nothing can outlast the animator.
    if body.tracks.allSatisfy(\.keepsToWindow) { return image }
    if track.repeatsForever { return "0" }
    usesWhole = true
    return "whole - (\(end(of: track, view, in: body)))"
  }

  /// When a track is over on a view, counted from the beginning.
  private mutating func end(of track: TrackDefinition, _ view: ViewName, in body: TransitionBody) -> String {
    var length = length(of: track, in: body)
    if let count = track.repeatCount {
      length = "(\(length)) * \(printed(count, in: SwiftPlace()).inside(.product))"
    }
    if track.autoreverses { length = "2 * (\(length))" }
    if let speed = track.speed {
      length = "\(length) / abs(\(print(speed, in: SwiftPlace())))"
    }
    let start = start(of: track, view)
    return start == "0" ? length : "\(start) + \(length)"
  }

  /// How long the transition takes with all that outlasts the animator.
  mutating func whole(of body: TransitionBody) -> String {
    var ends = ["duration"]
    for track in body.tracks where !track.repeatsForever {
      for resolved in views.resolve(targetsOf: track) {
        guard let view = resolved.view else { continue }
        var end = end(of: track, view, in: body)
        if let list = view.list, end.contains(view.index) {
          let each =
            view.index.contains("piece.")
            ? "\(list).map { piece" : "\(list).indices.map { index"
          end = "\(each) -> Double in \(end) }.max() ?? 0"
        }
        if !ends.contains(end) { ends.append(end) }
      }
    }
    return ends.count == 1 ? "duration" : "max(\(ends.joined(separator: ", ")))"
  }
}

extension TrackDefinition {
  /// Whether it runs in its window of the animator's duration, or all of that.
  fileprivate var keepsToWindow: Bool {
    if case .spring(let spring) = ease, spring.ownDuration != nil { return false }
    return delay == nil && stagger == nil && duration == nil && !repeats
  }
}
