import Foundation
import SegueGeometry
import SegueStage
import SegueText

/// The typesetter of a host, made when the first text is measured.
@MainActor
final class TextMeasure {
  private let typesetter = try? Typesetter()
  private static let pixelsPerPoint = 3.0

  static var current: TextMeasure { SegueHost.current.companion { TextMeasure() } }

  /// The size that a text takes in a box; without HarfBuzz, a guess by half an em for a character.
  func size(of text: TextContents, lineHeight: Double, in box: Size) -> CGSize {
    let scale = Self.pixelsPerPoint
    func whole(_ value: Double) -> CGFloat { CGFloat((value * scale).rounded(.up) / scale) }
    guard let typesetter else {
      let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
      let longest = lines.map(\.count).max() ?? 0
      let width = min(Double(longest) * text.fontSize / 2, box.width)
      return CGSize(width: whole(width), height: whole(lineHeight * Double(max(lines.count, 1))))
    }
    let set = typesetter.typeset(text, in: box, pixelsPerPoint: scale)
    return CGSize(width: whole(set.width), height: whole(lineHeight * Double(max(set.lines.count, 1))))
  }
}
