public import SegueImages

/// Takes a movie's pictures in their order and makes a file of them.
public protocol MovieEncoder {
  /// How many frames the file has so far; equal pictures that follow each other are one.
  var frameCount: Int { get }

  /// Adds an opaque picture of the movie's size, which is seen for some seconds.
  ///
  /// - Throws: `ImageError` if it cannot be encoded.
  mutating func add(_ picture: PixelBuffer, seconds: Double) throws(ImageError)

  /// Returns the file's bytes; nothing is added afterwards.
  mutating func finish() -> [UInt8]
}
