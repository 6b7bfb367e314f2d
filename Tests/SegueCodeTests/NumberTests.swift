import SegueCode
import SegueModel
import Testing

/// Numbers come through unrounded.
@Suite struct NumberTests {
  @Test("every number of a scene's tracks is in the UIKit code", arguments: WrittenCode.uikit)
  func tracks(_ written: WrittenCode) {
    let body = written.transition.body
    guard body.isCustom, written.transition.kind != .rotate else { return }
    let text = written.code.text
    for track in body.tracks {
      var expressions = track.changes.flatMap { $0.keyframes.map(\.value) }
      expressions += [track.duration, track.delay, track.window?.start, track.window?.end].compactMap { $0 }
      for number in expressions.flatMap(\.literals) {
        #expect(Self.forms(of: number).contains { text.hasNumber($0) }, "\(number)")
      }
    }
  }

  @Test("a damping ratio stays a ratio, and degrees stay degrees")
  func forms() throws {
    #expect(try WrittenCode.text("app-store", "close", .uikit).contains("usingSpringWithDamping: 0.5"))
    #expect(try WrittenCode.text("cards", "forth", .uikit).contains("15 * .pi / 180"))
    #expect(try WrittenCode.text("cards", "forth", .uikit).contains(".perspective(-1 / 900)"))
  }

  /// How a number may be written: as it is, or an angle in degrees.
  private static func forms(of number: Double) -> [String] {
    func text(_ value: Double) -> String {
      let text = value.description
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let degrees = (number * 180 / .pi * 10_000).rounded() / 10_000
    // 0 and 1 may be told by leaving something out.
    return [text(abs(number)), text(abs(degrees)) + " * .pi"] + (number == 0 || number == 1 ? ["0"] : [])
  }
}

extension Expression {
  fileprivate var literals: [Double] {
    if case .number(let value) = node { return [value] }
    return children.flatMap(\.literals)
  }
}

extension String {
  /// Whether a number stands in the text as a whole.
  fileprivate func hasNumber(_ number: String) -> Bool {
    var rest = self[...]
    while let place = rest.firstRange(of: number) {
      let before = rest[..<place.lowerBound].last
      let after = rest[place.upperBound...].first
      let isPart: (Character?) -> Bool = { $0.map { $0.isNumber || $0 == "." } ?? false }
      if !isPart(before), !isPart(after) { return true }
      rest = rest[place.upperBound...]
    }
    return false
  }
}
