import SegueGeometry
public import SegueImages

/// Makes an MP4 or a WebM: pictures are piped to ffmpeg, which has to be on `PATH`.
///
/// Sizes are made even, as the codecs want them, by showing the last column or row twice. Nothing is left behind where
/// ffmpeg or this process is ended on the way.
public struct VideoEncoder: MovieEncoder {
  /// Why ffmpeg makes no video.
  public typealias Failure = VideoError

  private let rate: Double
  private let output: ScratchFile
  private let complaints: ScratchFile
  private var program: SpawnedProgram?
  private var last: PixelBuffer?
  /// Seconds until now, and the pictures sent.
  private var time = 0.0
  private var sent = 0
  private var padded: [UInt32] = []
  /// How many pictures differed from the one before.
  public private(set) var frameCount = 0

  /// Starts ffmpeg for a video of a size.
  ///
  /// - Parameters:
  ///   - format: What is made.
  ///   - width: Pixels, at least 1.
  ///   - height: Pixels, at least 1.
  ///   - ticksPerSecond: With `ticksPerFrame` the rate, as a fraction.
  ///   - ticksPerFrame: At least 1.
  /// - Throws: `VideoError` if there is no ffmpeg, or it cannot be started.
  public init(
    _ format: VideoFormat,
    width: Int,
    height: Int,
    ticksPerSecond: Int,
    ticksPerFrame: Int
  ) throws(VideoError) {
    rate = Double(ticksPerSecond) / Double(ticksPerFrame)
    output = try ScratchFile()
    complaints = try ScratchFile()
    let arguments = format.arguments(
      width: width + width % 2,
      height: height + height % 2,
      ticksPerSecond: ticksPerSecond,
      ticksPerFrame: ticksPerFrame,
      output: output.path(asDescriptor: SpawnedProgram.outputDescriptor)
    )
    program = try SpawnedProgram(arguments, output: output, complaints: complaints)
    if program == nil { throw .noProgram(format) }
  }

  /// Adds a picture for some time, which is rounded to whole frames since the beginning.
  ///
  /// - Throws: `VideoError` if ffmpeg has ended.
  public mutating func add(_ picture: PixelBuffer, seconds: Double) throws(VideoError) {
    if picture != last { frameCount += 1 }
    last = picture
    time += seconds
    pad(picture)
    let due = Int(clamping: (time * rate).rounded())
    while sent < due {
      let isRead = padded.withUnsafeBytes { bytes in program?.send(bytes) ?? false }
      guard isRead else {
        try end()
        throw .stoppedReading
      }
      sent += 1
    }
  }

  /// Waits for ffmpeg and returns the file.
  ///
  /// - Throws: `VideoError` if it fails, with its last lines.
  public mutating func finish() throws(VideoError) -> [UInt8] {
    try end()
    return try output.bytes()
  }

  private mutating func pad(_ picture: PixelBuffer) {
    padded.removeAll(keepingCapacity: true)
    for y in 0..<picture.height + picture.height % 2 {
      let row = min(y, picture.height - 1) * picture.width
      padded += picture.pixels[row..<row + picture.width]
      if picture.width % 2 == 1 { padded.append(picture.pixels[row + picture.width - 1]) }
    }
  }

  /// Waits for ffmpeg, and throws if it did not end well.
  private mutating func end() throws(VideoError) {
    guard let program else { return }
    self.program = nil
    let status = program.finish()
    let (signal, code) = (status & 0x7f, status >> 8 & 0xff)
    if signal != 0 { throw .ended(signal: Int(signal), lines: try lastLines()) }
    if code != 0 { throw .failed(status: Int(code), lines: try lastLines()) }
  }

  /// The last three lines that it complained in.
  private func lastLines() throws(VideoError) -> String {
    let text = String(decoding: try complaints.bytes().suffix(2000), as: UTF8.self)
    return text.split(separator: "\n").suffix(3).joined(separator: "\n")
  }
}
