@testable import SeguePreviewer
@testable import SegueScenes

extension FuzzTarget {
  /// Lines to a scene that has something of everything.
  static func plain(_ bytes: [UInt8]) {
    guard let document else { return }
    var plain = PlainPreview(document: document, options: PreviewerOptions())
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(20)
    where plain.exitStatus == nil {
      _ = plain.obey(String(line))
    }
  }

  private static let document = try? SceneDocument(source: Array(sheet.utf8), path: "sheet.yaml")

  private static let sheet = """
    segue: 1
    title: Sheet
    device: iphone-15
    screens:
      home: {fill: white, layers: {button: {frame: [20, 100, 100, 40], fill: blue}, list: {scroll: y, frame: [0, 200, W, 400]}}}
      sheet: {fill: green, layers: {card: {frame: [0, 0, 100, 100], fill: red}}}
    transitions:
      show: {kind: present, from: home, to: sheet, tap: from/button, duration: 0.5, tracks: {to: {y: H -> rest}}}
      hide: {kind: dismiss, from: sheet, to: home, duration: 0.2, tracks: {from: {y: H}}}
    gestures:
      pull: {in: sheet, recognize: pan, progress: dy / 400 in 0..1, drives: hide, finish: {when: progress > 0.5}}

    """
}
