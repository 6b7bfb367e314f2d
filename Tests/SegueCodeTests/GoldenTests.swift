import Foundation
import SegueCode
import Testing

/// Whole texts, as they were read and found good.
@Suite struct GoldenTests {
  static let names = ["app-store close", "cards forth", "side-panel show", "slide-down hide"]

  @Test("UIKit code is as it was read", arguments: names)
  func text(_ name: String) throws {
    let words = name.split(separator: " ").map(String.init)
    let text = try WrittenCode.text(words[0], words[1], .uikit)
    let path = "\(Places.tests)/Golden/\(words[0])-\(words[1]).txt"
    if ProcessInfo.processInfo.environment["SEGUE_WRITE_GOLDEN"] != nil {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let golden = try String(contentsOfFile: path, encoding: .utf8)
    let lines = zip(text.split(separator: "\n"), golden.split(separator: "\n"))
    let first = lines.first { $0 != $1 }
    #expect(text == golden, "first difference: \(String(describing: first))")
  }
}
