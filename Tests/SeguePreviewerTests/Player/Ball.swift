@testable import SeguePreviewer

/// A stand-in for a session: kicks set it rolling for a while; how far it is depends on every moment before.
struct Ball: Playable, Equatable {
  enum Kick: Equatable {
    case roll(seconds: Double, speed: Double)
    case touch
  }

  var time = 0.0
  var place = 0.0
  var speed = 0.0
  var stopTime = 0.0
  var kicks: [Kick] = []

  var isAnimating: Bool { time < stopTime }

  mutating func advance(to newTime: Double) {
    guard newTime > time else { return }
    place += speed * max(min(newTime, stopTime) - time, 0)
    time = newTime
  }

  mutating func handle(_ event: Kick) {
    kicks.append(event)
    guard case .roll(let seconds, let newSpeed) = event else { return }
    stopTime = time + seconds
    speed = newSpeed
  }
}
