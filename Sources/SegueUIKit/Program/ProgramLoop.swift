import CProgram
import Foundation
import SegueGeometry
import SegueGestures
import SegueWire

/// Does what a program in another process asks for, one request after the other.
@MainActor
final class ProgramLoop {
  private let program: SegueProgram
  private let opening: SegueOpening
  private let channel = ProgramChannel()
  private var show: ProgramShow?
  private var reporter = ProgramReporter()

  /// The longest file that the program may write, in bytes.
  private static let fileLimit: UInt64 = 256 << 20

  init(_ program: SegueProgram, _ opening: SegueOpening) {
    (self.program, self.opening) = (program, opening)
  }

  /// Answers requests until there are no more.
  func run() {
    cp_end_with_parent()
    cp_say_where_when_asked("\n\(ProgramRequest.traceEnd)\n")
    // No terminal's keys reach it.
    setsid()
    // What is printed before a trap is to be seen.
    cp_print_lines()
    VirtualTasks.take()
    while let bytes = channel.receive() {
      var reader = WireReader(bytes)
      guard let request = try? reader.read(ProgramRequest.self) else { return }
      perform(request)
      guard let show, channel.send(reporter.answer(of: show)) else { return }
    }
  }

  private func perform(_ request: ProgramRequest) {
    switch request {
    case .start(let start): self.start(start)
    case .advance(let time): show?.host.advance(to: time)
    case .touch(let event):
      show?.host.advance(to: event.time)
      show?.host.handle(event)
    case .act(let name): show?.act(name)
    }
  }

  private func start(_ start: ProgramStart) {
    guard show == nil else { return }
    cp_limit(UInt64(clamping: start.memoryLimit), Self.fileLimit)
    let hasLeft = start.leavesNetwork && cp_leave_network() == 0
    let host = SegueHost(size: CGSize(width: start.size.width, height: start.size.height))
    host.resourcePaths = start.resources
    SegueHost.current = host
    if start.leavesNetwork, !hasLeft {
      host.note("this system does not let a program give up the network: it can be reached")
    }
    if !VirtualTasks.areTaken { host.note("tasks do not run: this Swift's runtime does not give them away") }
    let show = ProgramShow(program, opening, on: host)
    self.show = show
    show.open()
  }
}
