import SegueDocuments
import SegueGeometry
import SegueModel

extension ScriptParser {
  /// `start SCREEN`, optionally with the device's orientation.
  func start(_ words: [Word]) throws(Finding) -> Script.Start {
    guard words.count == 2 || words.count == 3 else {
      throw Finding("write 'start SCREEN' or 'start SCREEN landscape'", at: range(words[0]))
    }
    return Script.Start(
      screen: words[1].text,
      orientation: words.count == 3 ? try orientation(words[2]) : .portrait,
      source: range(words[1])
    )
  }

  func orientation(_ word: Word) throws(Finding) -> Script.Orientation {
    guard let orientation = Script.Orientation(rawValue: word.text) else {
      throw Finding("a device is held in portrait or landscape", at: range(word))
    }
    return orientation
  }

  /// `pinch X Y SCALE`, or with a fourth word a single phase of the contact.
  func pinch(_ arguments: [Word], _ doing: Word) throws(Finding) -> Script.Action {
    let form = "pinch X Y SCALE"
    var contact: Script.Contact?
    if arguments.count == 4 {
      contact = Script.Contact(rawValue: arguments[3].text)
      guard contact != nil else {
        let contacts: String = Script.Contact.allCases.map(\.rawValue).joined(separator: ", ")
        throw Finding("a pinch's contact is one of \(contacts)", at: range(arguments[3]))
      }
    } else {
      try expect(3, arguments, doing, form)
    }
    let scale = try number(arguments[2], "expected a scale")
    guard scale > 0 else {
      throw Finding(
        "a pinch's scale is above 0",
        at: range(arguments[2]),
        hint: "the fingers' distance over what it was as they landed"
      )
    }
    return .pinch(try point(Array(arguments[..<2]), doing, form), scale: scale, only: contact)
  }

  func wheel(_ arguments: [Word], _ doing: Word) throws(Finding) -> Script.Action {
    let form = "wheel X Y DX DY"
    try expect(4, arguments, doing, form)
    let place = try point(Array(arguments[..<2]), doing, form)
    return .wheel(place, by: try point(Array(arguments[2...]), doing, form))
  }

  func resize(_ arguments: [Word], _ doing: Word) throws(Finding) -> Script.Action {
    let size = try point(arguments, doing, "resize WIDTH HEIGHT")
    guard size.x > 0, size.y > 0 else {
      throw Finding("a canvas' sides are above 0", at: range(arguments[size.x > 0 ? 1 : 0]))
    }
    return .resize(Size(width: size.x, height: size.y))
  }
}
