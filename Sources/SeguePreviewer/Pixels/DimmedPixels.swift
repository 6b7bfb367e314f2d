import SegueGraphics
import SegueInterface

/// A dimmed copy of a sheet's pixels, kept while something lies over the sheet.
struct DimmedPixels {
  /// How the pixels are dimmed; nil: they are seen as they are.
  var dimming: Dimming?
  private var dimmingSent: Dimming?
  private var pixels: [UInt32] = []

  /// Whether everything is to be sent because it is seen in another way than before.
  var dimmingHasChanged: Bool { dimming != dimmingSent }

  /// Takes over pixels, `0xAABBGGRR` in rows of so many columns, where they may have changed; nil: anywhere.
  ///
  /// - Complexity: Linear in the number of pixels that may have changed.
  mutating func update(from source: UnsafeBufferPointer<UInt32>, columns: Int, in damage: [PixelRect]?) {
    guard let dimming else { return }
    guard let damage, pixels.count == source.count else {
      pixels.removeAll(keepingCapacity: true)
      pixels.append(contentsOf: source.lazy.map { dimming($0) })
      return
    }
    for rect in damage {
      for row in rect.y..<rect.y + rect.height {
        let line = row * columns + rect.x
        for index in line..<line + rect.width { pixels[index] = dimming(source[index]) }
      }
    }
  }

  /// Calls the body with the copy.
  func withPixels(_ body: (UnsafeBufferPointer<UInt32>) -> Void) { pixels.withUnsafeBufferPointer(body) }

  /// The pixels have been sent; a copy that is not seen is given up.
  mutating func noteSent() {
    dimmingSent = dimming
    if dimming == nil { pixels = [] }
  }
}
