import CGraphics

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The shared memory objects that were made for the terminal, until it has taken them.
///
/// A terminal that reads an object removes its name; what nobody took is removed here.
struct SharedObjects: ~Copyable {
  /// Seconds after which an object is given up.
  static let patience = 1.0
  /// What the names begin with.
  ///
  /// Kitty removes files only with this in their name; of objects it does so anyway.
  static let prefix = Array("/tty-graphics-protocol-".utf8)
  /// Darwin's names have at most 31 bytes: five for the process, three for the object.
  static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)

  private struct Object {
    var number: Int
    var birth: Double
  }

  private let process: [UInt8]
  private var objects: [Object] = []
  private var number = 0
  /// Why the system refused an object, in its words; nil if it has refused none.
  private(set) var trouble: String?
  /// The last object's name, and a 0.
  private var name: [UInt8] = []

  /// The number of the last object before the names begin again.
  static let last = 36 * 36 * 36 - 1

  /// Objects are counted from `first`.
  init(processID: Int32, first: Int = 1) {
    process = Self.text(Int(processID.magnitude), digits: 5)
    number = first - 1
  }

  deinit { for object in objects { Self.remove(Self.name(object.number, process)) } }

  /// Makes an object, and passes its name on; returns false if the system does not allow it.
  mutating func share(
    _ bytes: UnsafeBufferPointer<UInt8>,
    at time: Double,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Bool {
    number += 1
    name = Self.name(number, process)
    let isMade = name.withUnsafeBufferPointer { name in
      name.withMemoryRebound(to: CChar.self) { cg_share($0.baseAddress, bytes.baseAddress, bytes.count) == 0 }
    }
    guard isMade else {
      trouble = String(cString: strerror(errno))
      return false
    }
    objects.append(Object(number: number, birth: time))
    name.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0.dropLast())) }
    return true
  }

  /// Removes what has waited too long.
  mutating func sweep(at time: Double) {
    let due = objects.prefix { time - $0.birth >= Self.patience }.count
    for object in objects.prefix(due) { Self.remove(Self.name(object.number, process)) }
    objects.removeFirst(due)
  }

  /// Removes all of them.
  mutating func removeAll() {
    for object in objects { Self.remove(Self.name(object.number, process)) }
    objects.removeAll(keepingCapacity: true)
  }

  /// How many may still wait for the terminal.
  var count: Int { objects.count }

  private static func remove(_ name: [UInt8]) {
    name.withUnsafeBufferPointer { name in
      name.withMemoryRebound(to: CChar.self) { _ = cg_unshare($0.baseAddress) }
    }
  }

  private static func name(_ number: Int, _ process: [UInt8]) -> [UInt8] {
    prefix + process + text(number, digits: 3) + [0]
  }

  /// The last digits of a number to the base 36.
  private static func text(_ number: Int, digits count: Int) -> [UInt8] {
    var rest = number
    var text: [UInt8] = []
    for _ in 0..<count {
      text.append(digits[rest % 36])
      rest /= 36
    }
    return text.reversed()
  }
}
