/// Allocates numbers for colour pairs: stable while in use, reused only once no cell shows them.
///
/// ncurses' own `alloc_pair` runs out without a usable order of reuse, and its ids then crash; here the
/// caller says which numbers are on the screen. Pair 0 is the terminal's default and is never handed out.
struct PairAllocator {
  /// The exclusive upper bound of the numbers.
  let limit: Int32
  /// The numbers of pairs of colours −1…255, by `place(of:)`; 0 means none.
  private var palette: [Int32] = []
  /// The numbers of all other pairs, by key.
  private var numbers: [UInt64: Int32] = [:]
  private var colors: [UInt64]
  private var unused: Int32 = 1
  private var free: [Int32] = []

  /// Creates an allocator for numbers 1..<limit.
  init(limit: Int32) {
    self.limit = max(1, limit)
    colors = [0]
  }

  /// The number of a pair, and whether it must be defined first; nil if all numbers are in use.
  mutating func number(foreground: Int32, background: Int32) -> (number: Int32, isNew: Bool)? {
    let key = UInt64(UInt32(bitPattern: foreground)) << 32 | UInt64(UInt32(bitPattern: background))
    if let number = self[key] { return (number, false) }
    guard let number = takeNumber() else { return nil }
    self[key] = number
    if Int(number) == colors.count { colors.append(key) } else { colors[Int(number)] = key }
    return (number, true)
  }

  private subscript(key: UInt64) -> Int32? {
    get {
      guard let place = Self.place(of: key) else { return numbers[key] }
      guard place < palette.count, palette[place] != 0 else { return nil }
      return palette[place]
    }
    set {
      guard let place = Self.place(of: key) else {
        numbers[key] = newValue
        return
      }
      if palette.isEmpty { palette = Array(repeating: 0, count: Self.paletteSize * Self.paletteSize) }
      palette[place] = newValue ?? 0
    }
  }

  private static let paletteSize = 257

  @inline(__always)
  private static func place(of key: UInt64) -> Int? {
    let foreground = Int(Int32(truncatingIfNeeded: key >> 32)) + 1
    let background = Int(Int32(truncatingIfNeeded: key)) + 1
    guard (0..<paletteSize).contains(foreground), (0..<paletteSize).contains(background) else { return nil }
    return foreground * paletteSize + background
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
      if self[colors[Int(number)]] == number { self[colors[Int(number)]] = nil }
      free.append(number)
    }
  }
}
