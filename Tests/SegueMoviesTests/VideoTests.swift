import Testing

@testable import SegueMovies

/// The videos themselves are tested by Tests/EndToEnd/test_videos.py.
@Suite("Programs that make videos")
struct VideoTests {
  private func run(_ script: String, sending count: Int) throws -> (
    sent: Bool, status: Int32, output: [UInt8]
  ) {
    let (output, complaints) = (try ScratchFile(), try ScratchFile())
    let program = try #require(
      try SpawnedProgram(
        ["sh", "-c", script, "sh", output.path(asDescriptor: SpawnedProgram.outputDescriptor)],
        output: output,
        complaints: complaints
      )
    )
    let bytes = [UInt8](repeating: 7, count: count)
    let isSent = bytes.withUnsafeBytes { program.send($0) }
    let status = program.finish()
    return (isSent, status, try (status == 0 ? output : complaints).bytes())
  }

  @Test("A program gets all that is sent, and its file is read")
  func fed() throws {
    let result = try run(#"wc -c > "$1""#, sending: 1_000_000)
    #expect(result.sent && result.status == 0)
    #expect(String(decoding: result.output, as: UTF8.self).filter(\.isNumber) == "1000000")
  }

  @Test("One that ends early stops the sending, raises no signal, and its complaint is kept")
  func early() throws {
    let result = try run("echo no room >&2; exit 3", sending: 10_000_000)
    #expect(!result.sent && result.status >> 8 == 3)
    #expect(String(decoding: result.output, as: UTF8.self) == "no room\n")
  }

  @Test("One that is not there is told apart from one that fails")
  func missing() throws {
    let (output, complaints) = (try ScratchFile(), try ScratchFile())
    let program = try SpawnedProgram(["segue-no-such-program"], output: output, complaints: complaints)
    #expect(program == nil)
  }

  @Test("ffmpeg is told the size, the rate as a fraction, and the file", arguments: VideoFormat.allCases)
  func arguments(format: VideoFormat) {
    let words = format.arguments(width: 394, height: 852, ticksPerSecond: 100, ticksPerFrame: 3, output: "/o")
    let text = words.joined(separator: " ")
    #expect(text.contains("-video_size 394x852 -framerate 100/3 -i pipe:0"))
    #expect(text.hasSuffix("-f \(format.rawValue) -y /o"))
  }
}
