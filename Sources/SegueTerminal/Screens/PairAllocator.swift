/// Numbers for pairs of colours: stable while in use, reused only when no cell shows them.
///
/// ncurses' own `alloc_pair` runs dry without a usable order of reuse, and its ids then crash; this one is told by
/// the caller which numbers are on the screen. Pair 0 is the terminal's default and never handed out.
struct PairAllocator {
  /// Numbers are below it.
  let limit: Int32
  private var numbers: [UInt64: Int32] = [:]
  private var colors: [UInt64]
  private var unused: Int32 = 1
  private var free: [Int32] = []

  /// Creates an allocator for numbers 1..<limit.
  init(limit: Int32) {
    self.limit = max(1, limit)
    colors = [0]
  }

  /// The number of a pair, and whether it must be defined first; nil where all numbers are taken.
  mutating func number(foreground: Int32, background: Int32) -> (number: Int32, isNew: Bool)? {
    let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    if let number = numbers[key] { return (number, false) }
    guard let number = takeNumber() else { return nil }
    numbers[key] = number
    if Int(number) == colors.count { colors.append(key) } else { colors[Int(number)] = key }
    return (number, true)
  }

  private mutating func takeNumber() -> Int32? {
    if let number = free.popLast() { return number }
    guard unused < limit else { return nil }
    unused += 1
    return unused - 1
  }

  /// Frees every number that is in neither list.
  ///
  /// Linear in the lists and in `limit`.
  mutating func collect(shown: [Int32], next: [Int32]) {
    var isUsed = Array(repeating: false, count: Int(unused))
    for number in shown { isUsed[Int(number)] = true }
    for number in next { isUsed[Int(number)] = true }
    free.removeAll(keepingCapacity: true)
    for number in 1..<max(1, unused) where !isUsed[Int(number)] {
      if numbers[colors[Int(number)]] == number { numbers[colors[Int(number)]] = nil }
      free.append(number)
    }
  }
}
