/// A part of some work that is divided among several runs: `2/8` is the second of eight.
///
/// Parts are contiguous and in order, so that their results, one after another, are those of one run.
public struct Shard: Hashable, Sendable {
  /// Counted from 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int

  /// All of it.
  public static let whole = Shard(number: 1, count: 1)

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Parses `2/8`; nil if it is none of 1 to 100,000 parts.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.allSatisfy { $0.isASCII && $0.isNumber } ? Int($0) ?? 0 : 0 }
    guard parts.count == 2, (1...100_000).contains(parts[1]), (1...parts[1]).contains(parts[0]) else {
      return nil
    }
    self.init(number: parts[0], count: parts[1])
  }

  /// Whether it is the first part, which has the head of a table.
  public var isFirst: Bool { number == 1 }
  /// Whether it is all there is.
  public var isWhole: Bool { count == 1 }

  /// The part's places among `total`, at least 0: equal in number but for one; none if there are more parts than places.
  public func range(of total: Int) -> Range<Int> {
    let (each, rest) = total.quotientAndRemainder(dividingBy: count)
    func start(_ part: Int) -> Int { part * each + min(part, rest) }
    return start(number - 1)..<start(number)
  }
}
