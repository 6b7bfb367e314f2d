import SegueGeometry

extension Player {
  /// The part of the run that a loop repeats: from mark A to mark B, or all of it.
  package var round: ClosedRange<Double> {
    guard let loopRange, loopRange.lowerBound < length else { return 0...max(length, 0) }
    return loopRange.lowerBound...min(loopRange.upperBound, length)
  }

  /// Sets mark A at the current position, then mark B, then removes both.
  package mutating func markLoop() {
    if loopRange != nil {
      loopRange = nil
      loopStart = nil
    } else if let start = loopStart {
      guard abs(position - start) > 1e-3 else { return }
      loopRange = min(start, position)...max(start, position)
      loopStart = nil
      isLooping = true
    } else {
      loopStart = position
    }
  }

  /// The marks with their times.
  package var loopMarks: [(mark: String, time: Double)] {
    if let loopRange { return [("A", loopRange.lowerBound), ("B", loopRange.upperBound)] }
    return loopStart.map { [("A", $0)] } ?? []
  }

  /// The number of whole frames played.
  package var frame: Int { Int(clamping: (position * Self.framesPerSecond + 1e-6).rounded(.down)) }

  /// Plays backwards by seconds of preview time, turning around at the start of the loop.
  package mutating func playBack(_ seconds: Double) {
    let goal: Double = position - seconds
    if goal > round.lowerBound { return seek(to: goal) }
    seek(to: round.lowerBound)
    isReturning = false
  }
}
