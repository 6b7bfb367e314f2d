/// The formats that ffmpeg makes.
public enum VideoFormat: String, Hashable, Sendable, CaseIterable {
  /// H.264, which plays everywhere.
  case mp4
  /// VP9, which browsers play.
  case webm

  /// What ffmpeg is told: raw pictures come on its standard input, and a file is made.
  ///
  /// The number of threads is fixed, since x264's bytes depend on it.
  func arguments(width: Int, height: Int, ticksPerSecond: Int, ticksPerFrame: Int, output: String) -> [String]
  {
    let input = [
      "-f", "rawvideo", "-pixel_format", "rgba", "-video_size", "\(width)x\(height)",
      "-framerate", "\(ticksPerSecond)/\(ticksPerFrame)", "-i", "pipe:0",
    ]
    // What the colors mean is said in the stream, so that no player has to guess.
    let filters = [
      "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int", "format=yuv420p",
      "setparams=range=tv:color_primaries=bt709:color_trc=bt709:colorspace=bt709",
    ]
    let colors = [
      "-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv",
    ]
    let reproducible = ["-fflags", "+bitexact", "-flags:v", "+bitexact", "-map_metadata", "-1"]
    return ["ffmpeg", "-v", "error", "-nostdin"] + input + ["-an", "-vf", filters.joined(separator: ",")]
      + codec
      + colors + ["-threads", "4"] + reproducible + ["-f", rawValue, "-y", output]
  }

  private var codec: [String] {
    switch self {
    case .mp4: ["-c:v", "libx264", "-preset", "medium", "-crf", "18", "-movflags", "+faststart"]
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-deadline", "good", "-cpu-used", "2", "-row-mt",
        "0",
      ]
    }
  }
}
