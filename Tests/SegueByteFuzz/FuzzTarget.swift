import SegueExport
import SegueImages
import SegueTerminal

@testable import SeguePreviewer
@testable import SegueScenes

/// A reader of bytes from outside: none may end the program, whatever it gets.
enum FuzzTarget: String, CaseIterable {
  case scene, expression, script, configuration, saved, plain, recording, keys, png

  /// Whether what it reads is text in lines and words.
  var isText: Bool { self != .png && self != .keys }

  func read(_ bytes: [UInt8]) {
    switch self {
    case .scene: Self.play(bytes)
    case .expression: Self.expression(bytes)
    case .script: Self.script(bytes)
    case .configuration: _ = try? Configuration.parse(bytes, file: "segue.yaml")
    case .saved: Self.saved(bytes)
    case .plain: Self.plain(bytes)
    case .recording: Self.recording(bytes)
    case .keys: Self.keys(bytes)
    case .png: Self.png(bytes)
    }
  }

  /// What holds of every input; what breaks it ends the program as a trap does, so that libFuzzer keeps the input.
  static func law(_ isKept: Bool, _ message: @autoclosure () -> String) {
    if !isKept { fatalError(message()) }
  }
}

extension FuzzTarget {
  /// What is read differs from itself in nothing, not even by a tolerance.
  private static func recording(_ bytes: [UInt8]) {
    guard let recording = try? Recording(bytes, path: "run.jsonl") else { return }
    let difference = try? RunDifference(
      name: "recording",
      from: recording,
      to: recording,
      tolerance: MotionTolerance(points: 0)
    )
    law(difference?.isEmpty == true, "a recording differs from itself: \(String(describing: difference))")
  }

  private static func png(_ bytes: [UInt8]) {
    let limits = ImageLimits(side: 512, pixels: 1 << 16, fileBytes: 1 << 20)
    guard let picture = try? PixelBuffer(png: bytes, limits: limits) else { return }
    law(limits.allow(width: picture.width, height: picture.height), "the picture is larger than it may be")
    let isPremultiplied = picture.pixels.allSatisfy { pixel in
      let alpha = pixel >> 24
      return pixel & 0xff <= alpha && pixel >> 8 & 0xff <= alpha && pixel >> 16 & 0xff <= alpha
    }
    law(isPremultiplied, "a colour is above its alpha")
  }

  /// The first byte says in which pieces the rest arrives: the events are the same.
  private static func keys(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let rest = bytes.dropFirst()
    var (whole, pieces) = (InputDecoder(), InputDecoder())
    var (wanted, events): ([InputEvent], [InputEvent]) = ([], [])
    whole.feed(rest, at: 0, into: &wanted)
    let size = max(Int(first % 8), 1)
    for start in stride(from: rest.startIndex, to: rest.endIndex, by: size) {
      pieces.feed(rest[start..<min(start + size, rest.endIndex)], at: 0, into: &events)
    }
    law(wanted == events, "pieces of \(size) bytes give \(events), not \(wanted)")
    whole.timeOut(at: 100, into: &wanted)
    whole.feed(rest, at: 101, into: &wanted)
    whole.timeOut(at: 200, into: &wanted)
  }
}
