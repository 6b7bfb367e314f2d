import Synchronization

@testable import SegueDocuments

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The system's calls, of which some go wrong: they fail, are interrupted, do too little, or are the process's last.
final class FaultyCalls: FileCalls {
  enum Fault: Hashable, Sendable {
    case fails(Int32)
    /// Interrupted three times, then done.
    case isInterrupted
    /// A read or a write does a few bytes only.
    case isShort
    /// The process is killed before it or after it: nothing is done from then on.
    case isLast(isDone: Bool)
    /// Somebody else changes the file before it.
    case isPreceded
  }

  private struct State {
    var log: [String] = []
    var isDead = false
    var interruptions = 0
  }

  private let real = SystemCalls()
  private let faults: [Int: Fault]
  /// Calls that the system does not have.
  private let missing: Set<String>
  private let change: @Sendable () -> Void
  private let state = Mutex(State())

  /// Calls of which some, numbered from 0, go wrong.
  init(_ faults: [Int: Fault] = [:], missing: Set<String> = [], change: @escaping @Sendable () -> Void = {}) {
    self.faults = faults
    self.missing = missing
    self.change = change
  }

  /// The names of the calls made.
  var log: [String] { state.withLock { $0.log } }

  /// Whether the call to come is one that does a few bytes only.
  private var isShort: Bool { state.withLock { faults[$0.log.count] == .isShort } }

  private func step<Result>(_ name: String, _ call: () throws(SystemError) -> Result) throws(SystemError)
    -> Result
  {
    let (isDead, fault): (Bool, Fault?) = state.withLock { state in
      if state.isDead { return (true, nil) }
      let fault = faults[state.log.count]
      if fault == .isInterrupted, state.interruptions < 3 {
        state.interruptions += 1
        return (false, fault)
      }
      state.interruptions = 0
      state.log.append(name)
      return (false, fault == .isInterrupted ? nil : fault)
    }
    if isDead { throw SystemError(code: EOWNERDEAD) }
    if fault == .isPreceded { change() }
    if missing.contains(name) { throw SystemError(code: ENOSYS) }
    switch fault {
    case nil, .isShort, .isPreceded: return try call()
    case .fails(let code): throw SystemError(code: code)
    case .isInterrupted: throw SystemError(code: EINTR)
    case .isLast(let isDone):
      if isDone { _ = try? call() }
      state.withLock { $0.isDead = true }
      throw SystemError(code: EOWNERDEAD)
    }
  }

  func openFolder(_ path: String) throws(SystemError) -> Int32 {
    try step("openFolder") { () throws(SystemError) in try real.openFolder(path) }
  }
  func names(in folder: Int32) throws(SystemError) -> [String] {
    try step("names") { () throws(SystemError) in try real.names(in: folder) }
  }
  func lock(_ descriptor: Int32) throws(SystemError) {
    try step("lock") { () throws(SystemError) in try real.lock(descriptor) }
  }
  func pause() { real.pause() }
  func open(_ name: String, in folder: Int32, _ flags: Int32) throws(SystemError) -> Int32 {
    try step("open") { () throws(SystemError) in try real.open(name, in: folder, flags) }
  }
  func status(of name: String, in folder: Int32) throws(SystemError) -> FileStatus {
    try step("fstatat") { () throws(SystemError) in try real.status(of: name, in: folder) }
  }
  func status(of descriptor: Int32) throws(SystemError) -> FileStatus {
    try step("fstat") { () throws(SystemError) in try real.status(of: descriptor) }
  }
  func checkWritable(_ name: String, in folder: Int32) throws(SystemError) {
    try step("faccessat") { () throws(SystemError) in try real.checkWritable(name, in: folder) }
  }
  func read(_ descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    let limit = isShort ? 3 : limit
    return try step("read") { () throws(SystemError) in try real.read(descriptor, limit: limit) }
  }
  func write(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) throws(SystemError) -> Int {
    let bytes = isShort ? bytes.prefix(5) : bytes
    return try step("write") { () throws(SystemError) in try real.write(bytes, to: descriptor) }
  }
  func setOwner(of descriptor: Int32, to owner: uid_t, _ group: gid_t) throws(SystemError) {
    try step("fchown") { () throws(SystemError) in try real.setOwner(of: descriptor, to: owner, group) }
  }
  func setMode(of descriptor: Int32, to mode: mode_t) throws(SystemError) {
    try step("fchmod") { () throws(SystemError) in try real.setMode(of: descriptor, to: mode) }
  }
  func copyAttributes(from: Int32, to: Int32) throws(SystemError) {
    try step("attributes") { () throws(SystemError) in try real.copyAttributes(from: from, to: to) }
  }
  func synchronize(_ descriptor: Int32) throws(SystemError) {
    try step("fsync") { () throws(SystemError) in try real.synchronize(descriptor) }
  }
  /// A killed process's descriptors are closed by the system.
  func close(_ descriptor: Int32) throws(SystemError) {
    try real.close(descriptor)
    try step("close") { () throws(SystemError) in }
  }
  func exchange(_ one: String, _ other: String, in folder: Int32) throws(SystemError) {
    try step("exchange") { () throws(SystemError) in try real.exchange(one, other, in: folder) }
  }
  func renameNew(_ from: String, to: String, in folder: Int32) throws(SystemError) {
    try step("renameNew") { () throws(SystemError) in try real.renameNew(from, to: to, in: folder) }
  }
  func rename(_ from: String, to: String, in folder: Int32) throws(SystemError) {
    try step("rename") { () throws(SystemError) in try real.rename(from, to: to, in: folder) }
  }
  func link(_ from: String, to: String, in folder: Int32) throws(SystemError) {
    try step("link") { () throws(SystemError) in try real.link(from, to: to, in: folder) }
  }
  func unlink(_ name: String, in folder: Int32) throws(SystemError) {
    try step("unlink") { () throws(SystemError) in try real.unlink(name, in: folder) }
  }
}
