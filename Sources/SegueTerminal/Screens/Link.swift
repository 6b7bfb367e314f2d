/// The way between us and the eye: which frames are on it, and how long it is busy with one.
///
/// It holds no clock: times come in, in seconds. A frame has been delivered when the terminal acknowledges it (DSR),
/// or, where it answers nothing, when the system has taken its last byte.
struct Link {
  /// Frames that may be on their way where the terminal acknowledges them: buffers between us and the eye hide from
  /// `write`, and what they hold is late.
  static let mostUnacknowledged = 2
  /// Seconds after which an acknowledgement is given up, at least.
  static let patience = 1.0
  /// How many times what the bytes under way should take must have passed besides.
  static let slack = 3.0
  /// Frames of which an answer may still come, on a terminal that has answered none yet.
  private static let mostRemembered = 64
  /// Seconds a frame from which on frames should be smaller: fewer than forty a second would pass.
  static let slowBusy = 0.025
  /// Below it exact frames would pass too, which are two to three times as large.
  static let fastBusy = 0.008
  /// A frame of fewer bytes takes no longer than the way itself.
  static let smallFrame = 512
  /// What one more frame counts in the running mean.
  private static let weight = 0.25
  /// How far the shortest way is forgotten with each small frame, since links change.
  private static let forgetting = 1.05

  private struct Frame {
    var begin: Double
    var bytes: Int
    var isWritten = false
    /// It counts as delivered, though its acknowledgement has not come.
    var isDelivered = false
  }

  /// Whether the terminal answers.
  private(set) var isAcknowledging = false
  /// Seconds that the link is busy with a frame, a running mean, less what even the smallest takes.
  private(set) var busy = 0.0
  /// Whether frames should be smaller.
  private(set) var isSlow = false
  /// What may still be acknowledged, in order.
  private var frames: [Frame] = []
  /// What the link takes for a byte, by the last acknowledgements.
  private var secondsPerByte = 0.0
  private var lastDelivery = -Double.infinity
  private var latency = Double.infinity

  /// Whether another frame may be sent.
  func hasRoom(at time: Double) -> Bool {
    guard let first = frames.first else { return true }
    if frames.contains(where: { !$0.isWritten }) { return false }
    return !isAcknowledging || frames.count < Self.mostUnacknowledged || time >= expiry(of: first)
  }

  /// When an acknowledgement that fails to come is given up; nil while none is awaited.
  var deadline: Double? { isAcknowledging ? frames.first.map(expiry) : nil }

  private func expiry(of frame: Frame) -> Double {
    let bytes = frames.reduce(0) { $0 + $1.bytes }
    return frame.begin + max(Self.patience, Self.slack * secondsPerByte * Double(bytes))
  }

  /// A frame of so many bytes begins to be written.
  mutating func begin(bytes: Int, at time: Double) {
    if isAcknowledging, let first = frames.first, time >= expiry(of: first) {
      // The terminal that answered is gone, or busy with something else.
      frames.removeAll()
      isAcknowledging = false
    }
    if frames.count >= Self.mostRemembered { frames.removeFirst() }
    frames.append(Frame(begin: time, bytes: bytes))
  }

  /// The system has taken all that was sent.
  mutating func written(at time: Double) {
    for index in frames.indices {
      frames[index].isWritten = true
      guard !isAcknowledging, !frames[index].isDelivered else { continue }
      frames[index].isDelivered = true
      measure(frames[index], at: time)
    }
  }

  /// The terminal has dealt with the first of the frames.
  mutating func acknowledge(at time: Double) {
    isAcknowledging = true
    guard !frames.isEmpty else { return }
    let frame = frames.removeFirst()
    if frame.isDelivered {
      lastDelivery = time
    } else {
      let seconds = measure(frame, at: time)
      guard frame.bytes >= Self.smallFrame else { return }
      secondsPerByte += (seconds / Double(frame.bytes) - secondsPerByte) * Self.weight
    }
  }

  /// Nothing that was sent will be acknowledged.
  mutating func reset() { frames.removeAll() }

  /// Notes a delivery, and returns the seconds that the link was busy with it.
  @discardableResult
  private mutating func measure(_ frame: Frame, at time: Double) -> Double {
    // Until the frame before was delivered, the link was busy with that.
    let seconds = time - max(frame.begin, lastDelivery)
    lastDelivery = time
    guard frame.bytes >= Self.smallFrame else {
      latency = min(latency * Self.forgetting, seconds)
      return seconds
    }
    let own = latency < seconds ? seconds - latency : latency == .infinity ? seconds : 0
    busy += (own - busy) * Self.weight
    if busy > Self.slowBusy { isSlow = true } else if busy < Self.fastBusy { isSlow = false }
    return seconds
  }
}
