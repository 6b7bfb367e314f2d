/// Memory that is taken once and used again every frame; grows, never shrinks.
///
/// Addresses hold until the next `reserve`.
final class ScratchBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  private let filler: Element

  init(filler: Element) {
    self.filler = filler
    capacity = 64
    base = .allocate(capacity: capacity)
    base.initialize(repeating: filler, count: capacity)
  }

  deinit { base.deallocate() }

  /// Makes room for `count` elements; those already there keep their values, new ones hold the filler.
  @discardableResult
  func reserve(_ count: Int) -> UnsafeMutablePointer<Element> {
    guard count > capacity else { return base }
    let larger = max(count, capacity * 2)
    let memory = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    memory.initialize(from: base, count: capacity)
    (memory + capacity).initialize(repeating: filler, count: larger - capacity)
    base.deallocate()
    base = memory
    capacity = larger
    return base
  }

  /// Makes room for `count` elements whose values do not matter, so that large memory is touched only where it is used.
  func reserveUnset(_ count: Int) {
    guard count > capacity else { return }
    base.deallocate()
    base = .allocate(capacity: count)
    capacity = count
  }
}
