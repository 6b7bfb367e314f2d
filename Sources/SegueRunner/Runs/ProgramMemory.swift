import SegueStage
import SegueTransitions
import SegueWire
import Synchronization

/// What a program has shown in all its processes, shared by the moments of its runs.
final class ProgramMemory: Sendable {
  private let program: BuiltProgram
  private let start: ProgramStart
  private let home: String
  private let state: Mutex<State>

  private struct State {
    /// The tape in use is the last.
    var tapes: [ProgramTape] = []
    var failure: ProgramFailure?
    var last: ShownMoment?
    /// What all processes have noted, each once.
    var notes: [NoteInSource] = []

    mutating func take(_ told: [NoteInSource]) {
      for note in told where !notes.contains(note) { notes.append(note) }
    }
  }

  /// The most processes at a time.
  private static let mostTapes = 3

  /// Starts the program.
  init(_ program: BuiltProgram, _ start: ProgramStart, home: String) throws(RunnerError) {
    (self.program, self.start, self.home) = (program, start, home)
    let tape = try ProgramTape(program, start, home: home, key: 0)
    state = Mutex(State(tapes: [tape], last: tape.moments.last, notes: tape.notes))
  }

  /// What is shown after some events, at a time.
  ///
  /// Where no process has come by there, one is started, and given the events again.
  func moment(_ events: [TimedEvent], _ keys: [UInt64], _ time: Double) -> ShownMoment {
    state.withLock { state in
      if let index = state.tapes.lastIndex(where: { $0.leads(to: events, keys, time) }) {
        let tape = state.tapes.remove(at: index)
        state.tapes.append(tape)
      } else {
        do throws(RunnerError) {
          state.tapes.append(try ProgramTape(program, start, home: home, key: 0))
          if state.tapes.count > Self.mostTapes { state.tapes.removeFirst() }
        } catch {
          if case .program(let failure) = error { state.failure = failure }
        }
      }
      guard !state.tapes.isEmpty else {
        return state.last ?? ShownMoment(events: 0, time: 0, tree: .init(root: .init(name: "")))
      }
      let place = state.tapes.count - 1
      let moment = state.tapes[place].moment(events, keys, time)
      state.failure = state.tapes[place].failure
      state.take(state.tapes[place].notes)
      state.last = moment
      return moment
    }
  }

  /// What the program has printed, in the process that was asked last.
  var log: [String] { state.withLock { $0.tapes.last?.log ?? [] } }
  /// What it did that has no effect here, in whatever process.
  var notes: [NoteInSource] { state.withLock { $0.notes } }
  /// How it has come to its end; nil while it runs.
  var failure: ProgramFailure? { state.withLock { $0.failure } }
}
