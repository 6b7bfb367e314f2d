public import SegueImages

/// Takes a movie's pictures in their order and makes a file of them.
public protocol MovieEncoder {
  /// Why a movie is not made.
  associatedtype Failure: Error

  /// How many frames the file has so far; equal pictures that follow each other are one.
  var frameCount: Int { get }

  /// Adds an opaque picture of the movie's size, which is seen for some seconds.
  ///
  /// - Throws: `Failure` if it cannot be encoded.
  mutating func add(_ picture: PixelBuffer, seconds: Double) throws(Failure)

  /// Returns the file's bytes; nothing is added afterwards.
  ///
  /// - Throws: `Failure` if the file cannot be made.
  mutating func finish() throws(Failure) -> [UInt8]
}
