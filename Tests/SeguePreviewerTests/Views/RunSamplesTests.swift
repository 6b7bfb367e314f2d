import SegueGeometry
import SegueTransitions
import Testing

@testable import SeguePlayer
@testable import SeguePreviewer

@Suite("Samples of a run")
struct RunSamplesTests {
  private func updated(_ samples: inout RunSamples<Double>, _ preview: Preview) {
    samples.update(from: preview.rehearsal.player, every: 0.05) { $0.time }
  }

  @Test("A sample is the run at its time, up to the run's end")
  func times() throws {
    let preview = try ViewSamples.preview()
    var samples = RunSamples<Double>(interval: 0.05, mostSamples: 64)
    updated(&samples, preview)
    #expect(samples.samples.count == 13)
    for (index, time) in samples.samples.enumerated() {
      #expect(abs(time - preview.rehearsal.player.origin.time - Double(index) * 0.05) < 1e-9)
    }
  }

  @Test("Nothing is sampled again while the run is the same, wherever the play head is")
  func rest() throws {
    var preview = try ViewSamples.preview()
    var samples = RunSamples<Double>(interval: 0.05, mostSamples: 64)
    updated(&samples, preview)
    let revision = samples.revision
    preview.rehearsal.scrub { $0.seek(to: 0.3) }
    updated(&samples, preview)
    #expect(samples.revision == revision)
    ViewSamples.press(&preview, "t")
    updated(&samples, preview)
    #expect(samples.revision != revision)
    #expect(samples.samples.count == 19)
  }

  @Test("A run that is too long is sampled at twice the interval")
  func limit() throws {
    let preview = try ViewSamples.preview()
    var samples = RunSamples<Double>(interval: 0.05, mostSamples: 8)
    updated(&samples, preview)
    #expect(samples.interval == 0.1)
    #expect(samples.samples.count == 7)
  }

  @Test("What was before an event stays, and what comes after it is sampled anew")
  func events() throws {
    var preview = try ViewSamples.preview()
    var taken: [Double] = []
    var samples = RunSamples<Double>(interval: 0.05, mostSamples: 64)
    updated(&samples, preview)
    preview.rehearsal.player.seek(to: 0.22)
    preview.rehearsal.player.record(.wheel(at: Point(x: 5, y: 5), by: Point(x: 0, y: 3)))
    samples.update(from: preview.rehearsal.player, every: 0.05) {
      taken.append($0.time - preview.rehearsal.player.origin.time)
      return $0.time
    }
    #expect(taken.count == 8)
    #expect(abs((taken.first ?? 0) - 0.25) < 1e-9)
    #expect(samples.samples.count == 13)
  }
}
