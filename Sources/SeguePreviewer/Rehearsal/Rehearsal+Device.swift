import SegueGeometry
import SegueModel
import SeguePlayer
import SegueRunner
import SegueScenes
import SegueTransitions

/// What the scene is shown on: options of the session, which never reach the scene's file.
extension Rehearsal {
  /// Turns reduced motion on or off.
  mutating func toggleReducedMotion() {
    if refuse("the program itself decides what moves less") { return }
    options.reduceMotion.toggle()
    restart()
  }

  /// Lets every run be caught, or only those that can be under UIKit.
  mutating func toggleAllInterruptible() {
    if refuse("the program itself decides what can be caught") { return }
    options.allInterruptible.toggle()
    restart()
  }

  /// Lets tracks stand still.
  mutating func hold(_ holds: TrackHolds) {
    options.holds = holds
    restart()
  }

  /// Holds the device the other way.
  mutating func rotate() {
    guard session.device.size != nil else {
      notice = Notice("the terminal turns when its window is resized")
      return
    }
    let other: Script.Orientation = session.orientation == .portrait ? .landscape : .portrait
    if program != nil { return begin(heldAs: other) }
    happen(.rotate(other))
  }

  /// Begins the program anew on the device held another way, and does all that was done again.
  private mutating func begin(heldAs orientation: Script.Orientation) {
    dropFinger()
    let old: any Playable = player.origin
    guard let new = started(heldAs: orientation, repeating: old) else { return }
    player.restart(from: new) { $0.moved(from: old.canvas, to: new.canvas) }
  }

  /// Shows the scene on another device, keeping the orientation.
  mutating func show(on device: Device) {
    options.device = device == scene.device ? nil : device
    restart()
    notice = Notice(device.shown + (device == scene.device ? ", the scene's own" : ""))
  }

  /// Shows the scene in an appearance.
  mutating func set(_ appearance: Scene.Appearance) {
    if refuse("a program has its own colours") { return }
    options.appearance = appearance == scene.appearance ? nil : appearance
    restart()
    notice = Notice(appearance.rawValue)
  }

  /// Shows the scene at a text size.
  mutating func set(_ textSize: TextSize) {
    if refuse("a program has its own text sizes") { return }
    if textSize != options.textSize {
      options.textSize = textSize
      restart()
    }
    notice = Notice(textSize.shown)
  }

  /// The devices to choose from, preceded by the scene's own if it is not in the table.
  var devices: [Device] { (Device.all.contains(scene.device) ? [] : [scene.device]) + Device.all }

  /// The device after this one.
  var nextDevice: Device {
    let devices: [Device] = self.devices
    let index: Int = devices.firstIndex(of: session.device) ?? -1
    return devices[(index + 1) % devices.count]
  }
}

extension Session.Options {
  /// The settings that differ from the scene's, for the header.
  var unusualSettings: String? {
    var parts: [String] = []
    if let device = device { parts.append(device.shown) }
    if let appearance = appearance { parts.append(appearance.rawValue) }
    if textSize != .standard { parts.append("text \(textSize.rawValue)") }
    if reduceMotion { parts.append("reduced motion") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension Device {
  /// Such as `iPhone 15, 393×852`.
  var shown: String { sizeText.map { "\(title), \($0)" } ?? title }

  /// Such as `393×852`; nil for the terminal.
  var sizeText: String? {
    size.map { "\($0.width.formatted(atMost: 1))×\($0.height.formatted(atMost: 1))" }
  }
}

extension TextSize {
  /// Such as `text xLarge, body 19 pt`.
  var shown: String { "text \(rawValue), body \(TextStyle.body.points(at: self).formatted(atMost: 1)) pt" }
}
