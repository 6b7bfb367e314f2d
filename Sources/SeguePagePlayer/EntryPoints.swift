import SegueGeometry
import SegueGestures
import SeguePages
import SegueTransitions
import SegueWire

/// A player as a page's script knows it: by its address in the module's memory.
///
/// Numbers beyond those that are meant change nothing.
struct Handle {
  private let address: UnsafeMutableRawPointer

  init(_ address: UnsafeMutableRawPointer) { self.address = address }

  var player: PageHandle { Unmanaged<PageHandle>.fromOpaque(address).takeUnretainedValue() }
}

/// A player with what it answered last, which stays where it is until the next answer.
final class PageHandle {
  let player: PagePlayer
  var answer: [UInt8] = []
  var scale = 1.0

  init(_ player: PagePlayer) { self.player = player }

  /// Keeps an answer, and returns its address; its first four bytes are how many follow.
  func tell<Value: WireValue>(_ value: Value) -> UnsafeRawPointer? {
    var writer = WireWriter()
    writer.write(value)
    var answer = WireWriter()
    answer.write(raw: UInt32(truncatingIfNeeded: writer.bytes.count))
    self.answer = answer.bytes + writer.bytes
    return self.answer.withUnsafeBytes { $0.baseAddress }
  }
}

/// Opens a scene; 0 if the bytes are none.
@_cdecl("segue_open")
public func open(_ bytes: UnsafePointer<UInt8>, _ count: Int32) -> UnsafeMutableRawPointer? {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: max(Int(count), 0)))
  guard let player = try? PagePlayer(bytes) else { return nil }
  return Unmanaged.passRetained(PageHandle(player)).toOpaque()
}

/// The names of the courses.
@_cdecl("segue_courses")
public func courses(_ address: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
  let page = Handle(address).player
  return page.tell(page.player.courses)
}

/// Begins a course.
@_cdecl("segue_choose")
public func choose(_ address: UnsafeMutableRawPointer, _ course: Int32) {
  Handle(address).player.player.choose(Int(course))
}

/// Goes to a time of the run, in seconds.
@_cdecl("segue_seek")
public func seek(_ address: UnsafeMutableRawPointer, _ seconds: Double) {
  Handle(address).player.player.run.seek(to: seconds)
}

/// Lets time pass, beyond the end too.
@_cdecl("segue_advance")
public func advance(_ address: UnsafeMutableRawPointer, _ seconds: Double) {
  Handle(address).player.player.run.advance(to: seconds)
}

/// Seconds since the start of the run.
@_cdecl("segue_time")
public func time(_ address: UnsafeMutableRawPointer) -> Double { Handle(address).player.player.run.time }

/// Seconds until nothing moves any more.
@_cdecl("segue_length")
public func length(_ address: UnsafeMutableRawPointer) -> Double { Handle(address).player.player.run.length }

/// Whether the picture changes as time passes.
@_cdecl("segue_moves")
public func moves(_ address: UnsafeMutableRawPointer) -> Bool { Handle(address).player.player.run.isMoving }

/// A finger lands (0), moves (1), leaves (2), or is lost (3), at a place in points.
@_cdecl("segue_touch")
public func touch(_ address: UnsafeMutableRawPointer, _ phase: Int32, _ x: Double, _ y: Double) {
  guard let phase = PointerEvent.Phase(number: phase), let place = Point(finiteX: x, y: y) else { return }
  Handle(address).player.player.run.touch(phase, at: place)
}

/// Two fingers land, move, leave or are lost about a place; `scale` is their distance relative to the start.
@_cdecl("segue_pinch")
public func pinch(
  _ address: UnsafeMutableRawPointer,
  _ phase: Int32,
  _ scale: Double,
  _ x: Double,
  _ y: Double
) {
  guard let phase = PointerEvent.Phase(number: phase), let place = Point(finiteX: x, y: y), scale.isFinite
  else { return }
  Handle(address).player.player.run.pinch(phase, scale: scale, at: place)
}

/// A wheel turns over a place, by points.
@_cdecl("segue_wheel")
public func wheel(_ address: UnsafeMutableRawPointer, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double) {
  guard let place = Point(finiteX: x, y: y), let distance = Point(finiteX: dx, y: dy) else { return }
  Handle(address).player.player.run.handle(.wheel(at: place, by: distance))
}

/// Sets the pixels per point, and returns how many columns a picture then has.
@_cdecl("segue_columns")
public func columns(_ address: UnsafeMutableRawPointer, _ scale: Double) -> Int32 {
  let page = Handle(address).player
  page.scale = scale
  return Int32(clamping: page.player.pixelSize(scale: scale).columns)
}

/// How many rows a picture has.
@_cdecl("segue_rows")
public func rows(_ address: UnsafeMutableRawPointer) -> Int32 {
  let page = Handle(address).player
  return Int32(clamping: page.player.pixelSize(scale: page.scale).rows)
}

/// Draws the present moment, and returns where its pixels are: four bytes each, red first.
@_cdecl("segue_draw")
public func draw(_ address: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
  let page = Handle(address).player
  var pixels: UnsafeRawPointer?
  page.player.draw(page.player.pixelSize(scale: page.scale)) { pixels = UnsafeRawPointer($0.baseAddress) }
  return pixels
}

/// What every layer presents, as `segue sample` prints it.
@_cdecl("segue_sample")
public func sample(_ address: UnsafeMutableRawPointer) -> UnsafeRawPointer? {
  let page = Handle(address).player
  return page.tell(PageSample(page.player.run.session))
}

/// The canvas, in points.
@_cdecl("segue_width")
public func width(_ address: UnsafeMutableRawPointer) -> Double { Handle(address).player.player.canvas.width }

/// The canvas, in points.
@_cdecl("segue_height")
public func height(_ address: UnsafeMutableRawPointer) -> Double {
  Handle(address).player.player.canvas.height
}

extension Point {
  fileprivate init?(finiteX x: Double, y: Double) {
    guard x.isFinite, y.isFinite else { return nil }
    self.init(x: x, y: y)
  }
}

extension PointerEvent.Phase {
  fileprivate init?(number: Int32) {
    switch number {
    case 0: self = .began
    case 1: self = .moved
    case 2: self = .ended
    case 3: self = .cancelled
    default: return nil
    }
  }
}
