import SegueGestures
import SegueModel
import SegueStage
import SegueTransitions
import SegueUIKitRules
import SegueWire

/// What one process has shown so far, and the process, to show more.
struct ProgramTape {
  private let child: ChildProcess
  private var mirror: TreeMirror
  /// A number for each count of events that it has been given, which no other events have.
  private(set) var keys: [UInt64]
  /// What it has shown, by events and time; each holds until the next.
  private(set) var moments: [ShownMoment] = []
  private(set) var notes: [NoteInSource] = []
  private let program: BuiltProgram
  private(set) var failure: ProgramFailure?

  /// How many printed lines the trace has.
  private var printed = 0

  /// The most turns on the way to a time and at one moment, the step in which what moves by itself is looked at, in
  /// seconds, and the most lines that the trace has of what is printed.
  private static let limits = (turns: 10_000, turnsNow: 8, step: 1.0 / 120, printed: 2000)

  var log: [String] { child.log.lines }

  /// Starts a process.
  init(_ program: BuiltProgram, _ start: ProgramStart, home: String, key: UInt64) throws(RunnerError) {
    child = try ChildProcess(program, home: home)
    self.program = program
    keys = [key]
    mirror = TreeMirror()
    var first = ShownMoment(events: 0, time: 0, tree: mirror.tree)
    do {
      let answer = try child.ask(.start(start))
      try take(answer, after: &first, events: 0)
    } catch { throw .program(error) }
  }

  /// Whether a moment is on the tape, or can be reached by going on.
  func leads(to events: [TimedEvent], _ keys: [UInt64], _ time: Double) -> Bool {
    guard let key = keys.last else { return false }
    let index = keys.count - 1
    if self.keys.indices.contains(index) {
      guard self.keys[index] == key else { return false }
      // What came after an event that the moment has not seen must not count.
      return self.keys.count == keys.count || (moments.first { $0.events > index }?.time ?? 0) >= time
    }
    // The process cannot go back to an event that is earlier than it is. If it has come to its end before, another one
    // would come to the same.
    let given = self.keys.count - 1
    guard events.indices.contains(given), keys.indices.contains(given), let now = moments.last?.time else {
      return false
    }
    return keys[given] == self.keys[given] && events[given].time >= now
  }

  /// What is shown after some events, at a time; the process goes on as far as is needed.
  mutating func moment(_ events: [TimedEvent], _ keys: [UInt64], _ time: Double) -> ShownMoment {
    while failure == nil, self.keys.count <= events.count {
      let next = self.keys.count - 1
      goOn(to: events[next].time)
      give(events[next], key: keys[next + 1])
    }
    if self.keys.count == keys.count { goOn(to: time) }
    var (low, high) = (0, moments.count)
    while low < high {
      let middle = (low + high) / 2
      let one = moments[middle]
      if one.events < events.count || one.events == events.count && one.time <= time {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var found = moments[max(low - 1, 0)]
    if self.keys.count <= keys.count, found.isEnd { found.failure = failure }
    return found
  }

  /// Asks the process for every change up to a time.
  private mutating func goOn(to time: Double) {
    var (turns, turnsNow) = (0, 0)
    while failure == nil, let last = moments.last, turns < Self.limits.turns {
      turns += 1
      var next = last.nextEventTime ?? .infinity
      if last.isContinuous {
        next = min(next, ((last.time / Self.limits.step + 1e-6).rounded(.down) + 1) * Self.limits.step)
      }
      // A program that always has something to do now does not stop time.
      turnsNow = next > last.time ? 0 : turnsNow + 1
      if turnsNow > Self.limits.turnsNow { next = last.time + Self.limits.step }
      guard next <= time else { return }
      ask(.advance(to: max(next, last.time)), events: last.events)
    }
  }

  private mutating func give(_ event: TimedEvent, key: UInt64) {
    let count = keys.count
    keys.append(key)
    guard let last = moments.last else { return }
    switch event.event {
    case .pointer(var pointer):
      pointer.time = event.time
      ask(.touch(pointer), events: count)
    case .tap(let path):
      let id = path.description
      guard let place = last.center(of: id, at: event.time) else {
        return keep(last, events: count, event.time)
      }
      for phase in [PointerEvent.Phase.began, .ended] {
        ask(.touch(PointerEvent(phase: phase, location: place, time: event.time)), events: count)
      }
    case .trigger(let name):
      guard let action = last.actions.first(where: { $0.rawValue == name }) else {
        return keep(last, events: count, event.time)
      }
      ask(.advance(to: event.time), events: count)
      ask(.act(action), events: count)
    default:
      keep(last, events: count, event.time)
    }
  }

  /// An event that a program does not hear of.
  private mutating func keep(_ last: ShownMoment, events: Int, _ time: Double) {
    var next = last
    (next.events, next.time) = (events, max(time, last.time))
    moments.append(next)
  }

  private mutating func ask(_ request: ProgramRequest, events: Int) {
    guard failure == nil, var last = moments.last else { return }
    do { try take(try child.ask(request), after: &last, events: events) } catch {
      failure = error
      last.isEnd = true
      note(Array(ProgramLog.split(child.takeLines()).own), at: request.time ?? last.time, in: &last)
      keep(last, events: events, request.time ?? last.time)
    }
  }

  private mutating func take(
    _ answer: ProgramAnswer,
    after last: inout ShownMoment,
    events: Int
  ) throws(ProgramFailure) {
    do { try mirror.apply(answer.update) } catch {
      throw ProgramFailure(message: "the program cannot be followed: \(error)", log: child.log.lines)
    }
    let told = NoteInSource.all(answer.notes, of: program)
    notes += told
    var next = last.following(answer, events: events)
    next.tree = mirror.tree
    note(child.takeLines(), at: next.time, in: &next)
    next.trace += told.map { TraceEntry(time: next.time, event: .noted($0.shortDescription)) }
    moments.append(next)
  }

  /// Has the trace tell what the program has printed.
  private mutating func note(_ lines: [String], at time: Double, in moment: inout ShownMoment) {
    var lines = Array(lines.prefix(max(Self.limits.printed - printed, 0)))
    printed += lines.count
    if printed == Self.limits.printed, !lines.isEmpty { lines.append("(no further lines are listed)") }
    moment.trace += lines.map { TraceEntry(time: time, event: .printed($0)) }
  }
}
