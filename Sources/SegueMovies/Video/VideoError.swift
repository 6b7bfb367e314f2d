/// Why a video is not made.
public enum VideoError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no ffmpeg on `PATH`.
  case noProgram(VideoFormat)
  /// It could not be started, or the file that it writes could not be made or read; the system's reason.
  case system(String)
  /// It ended with an exit status other than 0, and wrote these lines last.
  case failed(status: Int, lines: String)
  /// A signal ended it.
  case ended(signal: Int, lines: String)
  /// It ended well, but took only part of the pictures.
  case stoppedReading

  /// What is wrong, and what to do, as a message for the user.
  public var description: String {
    switch self {
    case .noProgram(let format):
      "\(format == .mp4 ? "an .mp4" : "a .webm") is made by ffmpeg, which is not on PATH: install it, or write a .webp, which does without"
    case .system(let reason): "ffmpeg cannot be used: \(reason)"
    case .failed(let status, let lines): "ffmpeg failed with status \(status)" + Self.told(lines)
    case .ended(let signal, let lines): "ffmpeg was ended by signal \(signal)" + Self.told(lines)
    case .stoppedReading: "ffmpeg ended before it had all pictures"
    }
  }

  private static func told(_ lines: String) -> String {
    lines.isEmpty ? "" : ":" + lines.split(separator: "\n").map { "\n  " + $0 }.joined()
  }
}
