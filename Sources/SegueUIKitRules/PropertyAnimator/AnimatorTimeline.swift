import SegueMotion

/// The courses of all an animator's blocks, from position 0 to `length` seconds.
struct AnimatorTimeline: Hashable, Sendable {
  /// A block's course on each axis; the two differ if the components of the initial velocity do.
  struct Block: Hashable, Sendable {
    var horizontal: AnimationCourse
    var vertical: AnimationCourse

    subscript(axis: AnimationAxis) -> AnimationCourse {
      get { axis == .vertical ? vertical : horizontal }
      set { if axis == .vertical { vertical = newValue } else { horizontal = newValue } }
    }
  }

  private(set) var length: Double
  /// The course of a block that takes the whole time, whether there is one or not: what `fractionComplete`
  /// follows.
  private(set) var main: Block
  private(set) var blocks: [Block] = []
  /// The timing of blocks added later.
  private var timing: TimingParameters

  init(length: Double, timing: TimingParameters) {
    self.length = length
    self.timing = timing
    main = AnimatorTimeline.block(from: 0, to: length, timing: timing)
  }

  /// Adds a block that runs from a position to the end; returns its index.
  mutating func add(from position: Double) -> Int {
    blocks.append(AnimatorTimeline.block(from: min(position, length), to: length, timing: timing))
    return blocks.count - 1
  }

  /// Bends all courses so that they pass through the presented progress at a position.
  mutating func fit(at position: Double, to progress: (AnimationCourse) -> Double) {
    let length = length
    change { course, _ in course.fit(at: position, to: progress(course), length: length) }
  }

  /// Changes the part ahead: everything reaches 1 in `seconds` from a position.
  mutating func goOn(from position: Double, in seconds: Double, timing new: TimingParameters?) {
    let length = length
    change { course, axis in
      course.goOn(from: position, in: seconds, length: length) { new?.curve(over: $0, along: axis) }
    }
    timing = new ?? timing
    self.length = position + seconds
  }

  /// Changes the part behind: everything reaches 0 in `seconds`, and the position becomes `seconds`.
  mutating func goBack(from position: Double, in seconds: Double, timing new: TimingParameters?) {
    change { course, axis in
      course.goBack(from: position, in: seconds, curve: new?.curve(over: seconds, along: axis))
    }
    length += seconds - position
  }

  /// The positions at which a block passes from one leg to another.
  var seams: [Double] {
    blocks.flatMap { block in
      AnimationAxis.allCases.flatMap { axis in
        let legs = block[axis].legs
        return legs.count > 1 ? legs.flatMap { [$0.begin, $0.end] } : []
      }
    }
  }

  private mutating func change(_ body: (inout AnimationCourse, AnimationAxis) -> Void) {
    for axis in AnimationAxis.allCases {
      body(&main[axis], axis)
      for index in blocks.indices { body(&blocks[index][axis], axis) }
    }
  }

  private static func block(from begin: Double, to end: Double, timing: TimingParameters) -> Block {
    func course(_ axis: AnimationAxis) -> AnimationCourse {
      let curve = timing.curve(over: end - begin, along: axis)
      return AnimationCourse(AnimationLeg(begin: begin, end: end, curve: curve))
    }
    return Block(horizontal: course(.horizontal), vertical: course(.vertical))
  }
}
