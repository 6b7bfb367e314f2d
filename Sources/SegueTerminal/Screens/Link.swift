/// The way between us and the eye: which frames are on it, and how long it is busy with one.
///
/// It holds no clock: times come in, in seconds. A frame has been delivered when the terminal acknowledges it (DSR),
/// or, where it answers nothing, when the system has taken its last byte.
struct Link {
  /// Frames that may be on their way where the terminal acknowledges them: buffers between us and the eye hide from
  /// `write`, and what they hold is late.
  static let mostUnacknowledged = 2
  /// Seconds after which an acknowledgement is given up.
  static let patience = 1.0
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
  }

  /// Whether the terminal answers.
  private(set) var isAcknowledging = false
  /// Seconds that the link is busy with a frame, a running mean, less what even the smallest takes.
  private(set) var busy = 0.0
  /// Whether frames should be smaller.
  private(set) var isSlow = false
  private var frames: [Frame] = []
  private var lastDelivery = -Double.infinity
  private var latency = Double.infinity

  /// Whether another frame may be sent.
  func hasRoom(at time: Double) -> Bool {
    guard let first = frames.first else { return true }
    if frames.contains(where: { !$0.isWritten }) { return false }
    return !isAcknowledging || frames.count < Self.mostUnacknowledged || time >= first.begin + Self.patience
  }

  /// When an acknowledgement that fails to come is given up; nil while none is awaited.
  var deadline: Double? { isAcknowledging ? frames.first.map { $0.begin + Self.patience } : nil }

  /// A frame of so many bytes begins to be written.
  mutating func begin(bytes: Int, at time: Double) {
    // It was given up: the terminal that answered is gone, or busy with something else.
    if let first = frames.first, time >= first.begin + Self.patience {
      frames.removeAll()
      isAcknowledging = false
    }
    frames.append(Frame(begin: time, bytes: bytes))
  }

  /// The system has taken all that was sent.
  mutating func written(at time: Double) {
    for index in frames.indices { frames[index].isWritten = true }
    guard !isAcknowledging else { return }
    while !frames.isEmpty { deliver(at: time) }
  }

  /// The terminal has dealt with a frame.
  mutating func acknowledge(at time: Double) {
    isAcknowledging = true
    if !frames.isEmpty { deliver(at: time) }
  }

  /// Nothing that was sent will be acknowledged.
  mutating func reset() { frames.removeAll() }

  private mutating func deliver(at time: Double) {
    let frame = frames.removeFirst()
    // Until the frame before was delivered, the link was busy with that.
    let seconds = time - max(frame.begin, lastDelivery)
    lastDelivery = time
    guard frame.bytes >= Self.smallFrame else {
      latency = min(latency * Self.forgetting, seconds)
      return
    }
    let own = latency < seconds ? seconds - latency : latency == .infinity ? seconds : 0
    busy += (own - busy) * Self.weight
    if busy > Self.slowBusy { isSlow = true } else if busy < Self.fastBusy { isSlow = false }
  }
}
