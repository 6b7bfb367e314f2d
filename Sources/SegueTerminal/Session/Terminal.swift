import CTerminal
import SegueGeometry
import SegueCells

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The terminal as a program uses it: a screen to draw on, events to wait for, and a promise
/// to leave no trace.
///
/// `open` takes it over; `close`, a stop, a fatal signal or a crash gives it back. Use it like this:
/// ```
/// let terminal = try Terminal.open(options)
/// defer { terminal.close() }
/// while true {
///   for event in terminal.poll(until: nextFrame) { … }   // .terminate → return its exitStatus
///   terminal.screen.present(grid)
/// }
/// ```
/// Control-C and Control-Z arrive as keys; answer the second with `suspend()`.
@MainActor
public final class Terminal {
  /// Where grids are shown; it follows the window's size.
  public var screen: any Screen { sessionScreen }
  /// What the terminal can show; replies may improve `cellAspect` and `features` after the start.
  public internal(set) var capabilities: TerminalCapabilities

  let sessionScreen: any SessionScreen
  let device: TerminalDevice
  let options: TerminalOptions
  var decoder: InputDecoder
  var loop = EventLoop()
  var modes: TerminalModes
  let signals: Int32
  /// When the terminal was asked first.
  private let openTime = MonotonicClock.now
  /// When our last own stop ended.
  private(set) var resumeTime = -Double.infinity
  var canReportPixels = false
  /// How many requests for the terminal's attributes (DA1) have not been answered.
  var attributesAwaited = 0
  /// A cell in pixels, as reported.
  var reported: (width: Int, height: Int)?
  var environment: TerminalEnvironment
  private let entry: TerminfoEntry
  /// Signals that arrived while the terminal was being queried.
  var unhandledSignals: [Int32] = []
  /// Events that arrived before the first poll.
  private var pending: [InputEvent] = []
  private var isOpen = true
  private var readBuffer: [UInt8] = Array(repeating: 0, count: 1 << 14)

  /// Takes over the terminal of this process, as its environment and the options say.
  ///
  /// May wait up to 0.1 seconds, 0.4 over SSH, for the terminal's replies. Throws ``TerminalError`` if the
  /// terminal cannot be used; it is then left as it was found.
  public static func open(_ options: TerminalOptions = TerminalOptions()) throws(TerminalError) -> Terminal {
    let environment = TerminalEnvironment.current()
    // Fails before anything is touched if the terminal cannot be used.
    _ = try TerminalCapabilities.detect(in: environment, options: options)
    guard let entry = environment.terminfo else { throw .typeUnknown(environment.terminalType ?? "") }
    return try Terminal(options: options, environment: environment, entry: entry)
  }

  private init(
    options: TerminalOptions,
    environment: TerminalEnvironment,
    entry: TerminfoEntry
  ) throws(TerminalError) {
    let options = options.completed(from: environment)
    self.options = options
    self.entry = entry
    self.environment = environment
    device = try TerminalDevice()
    decoder = InputDecoder(keys: entry.keys)
    // Before ncurses starts, which leaves signals alone that already have a handler.
    signals = ct_signals_open()
    let mayAsk = options.features[.query] ?? true
    let hasAsked = mayAsk && environment.isWorthAsking(options)
    if hasAsked {
      device.armGuard(TerminalModes(isDirect: true, isANSI: true, capturesMouse: true).rescue)
      device.setRaw()
      var inquiry = Inquiry()
      inquiry.run(
        on: device,
        signals: signals,
        decoder: &decoder,
        patience: Inquiry.patience(in: environment)
      )
      self.environment.answers = inquiry.answers
      pending = inquiry.events
      unhandledSignals = inquiry.signals
    }
    do throws(TerminalError) {
      capabilities = try TerminalCapabilities.detect(in: self.environment, options: options)
      modes = TerminalModes(
        isDirect: capabilities.screen == .direct,
        isANSI: entry.isANSI && entry.colors >= 8,
        capturesMouse: options.capturesMouse
      )
      device.armGuard(modes.rescue + (modes.isDirect ? [] : entry.resetSequence))
      sessionScreen = try Self.makeScreen(capabilities, entry: entry, device: device)
    } catch {
      if hasAsked { device.restore() }
      ct_signals_close()
      ct_guard_disarm()
      device.closeDescriptors()
      throw error
    }
    loop.watch(device.input)
    loop.watch(signals)
    enter()
    if modes.isDirect, mayAsk, !hasAsked {
      device.output.send(TerminalAnswers.questions(aboutColor: false))
    }
    if mayAsk, modes.isDirect, !self.environment.answers.isComplete { attributesAwaited = 1 }
    takeReplies(of: &pending, from: 0)
    var early: [InputEvent] = []
    handleSignals(into: &early)
    pending += early
  }

  private static func makeScreen(
    _ capabilities: TerminalCapabilities,
    entry: TerminfoEntry,
    device: TerminalDevice
  ) throws(TerminalError) -> any SessionScreen {
    if capabilities.screen == .curses {
      return try CursesScreen(
        type: entry.name,
        depth: capabilities.colors,
        size: device.window.cells,
        input: device.input,
        output: device.output
      )
    }
    return DirectScreen(
      size: device.window.cells,
      dialect: capabilities.dialect,
      fidelity: capabilities.fidelity,
      output: device.output
    )
  }

  /// The time in seconds on the monotonic clock, as in `poll`'s deadline.
  public var now: Double { MonotonicClock.now }

  /// Waits for events until a deadline in seconds of ``MonotonicClock``; without one, until something
  /// happens.
  ///
  /// Returns the events, none if the deadline passes first. Waiting frames are written meanwhile.
  public func poll(until deadline: Double? = nil) -> [InputEvent] {
    var events = pending
    pending = []
    while events.isEmpty {
      let screenDeadline = sessionScreen.deadline ?? .infinity
      let limit = min(deadline ?? .infinity, decoder.deadline ?? .infinity, screenDeadline)
      let writing = sessionScreen.wantsWrite ? device.output.descriptor : nil
      let isReady = loop.wait(until: limit == .infinity ? nil : limit, writing: writing)
      if writing != nil || now >= screenDeadline { sessionScreen.flush() }
      if isReady { collect(into: &events) }
      if !loop.isReadable(device.input) { decoder.timeOut(at: now, into: &events) }
      if device.output.isHungUp { events.append(.terminate(.hangUp)) }
      if let deadline, now >= deadline { break }
    }
    return events
  }

  private func collect(into events: inout [InputEvent]) {
    for descriptor in loop.readable {
      switch descriptor {
      case device.input: readInput(into: &events)
      case signals: handleSignals(into: &events)
      default: events.append(.readable(descriptor: descriptor))
      }
    }
  }

  private func readInput(into events: inout [InputEvent]) {
    guard let count = device.read(into: &readBuffer) else { return events.append(.terminate(.hangUp)) }
    let first = events.count
    decoder.feed(readBuffer[..<count], at: now, into: &events)
    takeReplies(of: &events, from: first)
  }

  private func takeReplies(of events: inout [InputEvent], from first: Int) {
    for event in events[first...] {
      if case .reply(let reply) = event { take(reply) }
    }
    // Acknowledgements concern only the screen; if each led to another frame, there would be no end of them.
    events.removeAll { if case .reply(.status) = $0 { true } else { false } }
  }

  /// Gives the terminal back as it was found.
  ///
  /// Further calls do nothing.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    leave()
    sessionScreen.close()
    ct_guard_disarm()
    ct_signals_close()
    device.closeDescriptors()
  }

  /// Gives the terminal back, stops the process group as Control-Z does, and returns when it is continued.
  ///
  /// Call it only from the event loop; the next grid is sent whole.
  public func suspend() { stop(group: true) }

  func stop(group: Bool) {
    leave()
    ct_stop(group ? 1 : 0)
    device.refreshSaved()
    device.armGuard(modes.rescue + (modes.isDirect ? [] : entry.resetSequence))
    enter()
    takeOverWindow()
    resumeTime = now
  }

  /// Takes the terminal back from a program that it was lent to.
  ///
  /// The Control-C typed there reached us too, but was not meant for us.
  func retake() {
    var ending: Int32?
    while true {
      let signal = ct_signals_next()
      if signal == 0 { break }
      if signal == SIGTERM || signal == SIGHUP { ending = signal }
    }
    device.refreshSaved()
    enter()
    takeOverWindow()
    resumeTime = now
    if let ending { raise(ending) }
  }

  /// Sets everything up again after SIGSTOP, which nobody announces; what is set is first undone, since
  /// entering the alternate screen saves the cursor each time.
  func reenter() {
    sessionScreen.leave()
    device.output.send(modes.leave)
    enter()
    takeOverWindow()
  }

  private func enter() {
    device.setRaw()
    sessionScreen.enter()
    device.output.send(modes.enter)
    useFeatures()
  }

  /// Lets the screen use what the terminal is known to understand.
  func useFeatures() {
    guard let direct = sessionScreen as? DirectScreen else { return }
    var dialect = capabilities.dialect
    dialect.feedsLines = device.passesLineFeeds
    direct.dialect = dialect
  }

  func leave() {
    sessionScreen.leave()
    device.output.send(modes.leave)
    let patience = Farewell.patience(
      isAwaiting: attributesAwaited > 0 || sessionScreen.awaitsReply,
      hasAnswered: environment.answers.isComplete,
      age: now - openTime
    )
    if patience > 0 { device.output.send(Farewell.question) }
    if device.output.drain(), patience > 0 { Farewell.wait(on: device, decoder: &decoder, for: patience) }
    // What comes now is nobody's.
    attributesAwaited = 0
    device.restore()
  }
}
