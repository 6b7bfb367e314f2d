/// The link to the terminal: which frames are in flight, and how long one keeps it busy.
///
/// It reads no clock; times are passed in, in seconds. A frame is delivered when the terminal acknowledges it
/// (DSR) or, if it never replies, when the system has accepted its last byte.
struct Link {
  /// The most frames in flight to a terminal that acknowledges them: `write` does not reveal the buffers
  /// along the way, and what they hold is shown late.
  static let mostUnacknowledged = 2
  /// The least number of seconds after which an acknowledgement is given up.
  static let patience = 1.0
  /// How many times the expected duration of the bytes in flight must have passed, too.
  static let slack = 3.0
  /// The most frames remembered for a terminal that has not replied to any yet.
  private static let mostRemembered = 64
  /// Seconds per frame above which frames should be smaller: fewer than forty a second would get through.
  static let slowBusy = 0.025
  /// Seconds per frame below which exact frames, two to three times as large, would get through as well.
  static let fastBusy = 0.008
  /// A frame of fewer bytes takes no longer than the latency of the link.
  static let smallFrame = 512
  /// The weight of one more frame in the running means.
  private static let weight = 0.25
  /// The factor by which the latency grows with each small frame unless confirmed, since links change.
  private static let forgetting = 1.05

  private struct Frame {
    var begin: Double
    var bytes: Int
    var isWritten = false
    /// It counts as delivered, though its acknowledgement has not arrived.
    var isDelivered = false
  }

  /// Whether the terminal replies.
  private(set) var isAcknowledging = false
  /// Seconds for which a frame keeps the link busy beyond its latency, as a running mean.
  private(set) var busy = 0.0
  /// Whether frames should be smaller.
  private(set) var isSlow = false
  /// The frames that may still be acknowledged, oldest first.
  private var frames: [Frame] = []
  /// The transfer time of a byte, from recent acknowledgements.
  private var secondsPerByte = 0.0
  private var lastDelivery = -Double.infinity
  private var latency = Double.infinity

  /// Whether another frame may be sent.
  func hasRoom(at time: Double) -> Bool {
    guard let first = frames.first else { return true }
    if frames.contains(where: { !$0.isWritten }) { return false }
    return !isAcknowledging || frames.count < Self.mostUnacknowledged || time >= expiry(of: first)
  }

  /// Whether a frame may still be acknowledged.
  var awaitsReply: Bool { !frames.isEmpty }

  /// When an overdue acknowledgement is given up; nil while none is awaited.
  var deadline: Double? { isAcknowledging ? frames.first.map(expiry) : nil }

  private func expiry(of frame: Frame) -> Double {
    let bytes = frames.reduce(0) { $0 + $1.bytes }
    return frame.begin + max(Self.patience, Self.slack * secondsPerByte * Double(bytes))
  }

  /// Records that a frame of so many bytes begins to be written.
  mutating func begin(bytes: Int, at time: Double) {
    if isAcknowledging, let first = frames.first, time >= expiry(of: first) {
      // The terminal that replied is gone, or busy with something else.
      frames.removeAll()
      isAcknowledging = false
    }
    if frames.count >= Self.mostRemembered { frames.removeFirst() }
    frames.append(Frame(begin: time, bytes: bytes))
  }

  /// Records that the system has accepted all that was sent.
  mutating func written(at time: Double) {
    for index in frames.indices {
      frames[index].isWritten = true
      guard !isAcknowledging, !frames[index].isDelivered else { continue }
      frames[index].isDelivered = true
      measure(frames[index], at: time)
    }
  }

  /// Records that the terminal has processed the oldest frame.
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

  /// Forgets all frames, since nothing sent so far will be acknowledged.
  mutating func reset() { frames.removeAll() }

  /// Records a delivery; returns the seconds for which the link was busy with it.
  @discardableResult
  private mutating func measure(_ frame: Frame, at time: Double) -> Double {
    // Until the previous frame was delivered, the link was busy with that one.
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
