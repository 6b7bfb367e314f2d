import CPage
import CZlib

/// What a page has in it, as text.
enum PageData {
  /// Bytes as a script that a browser does not run: compressed, which every browser undoes since 2023, in base 64.
  static func script(_ bytes: [UInt8], attributes: String) throws(PageError) -> String {
    let data = PictureData.base64(try compressed(bytes))
    return "<script type=\"application/octet-stream\" \(attributes)>\(data)</script>"
  }

  /// Bytes as zlib compresses them best (RFC 1950).
  static func compressed(_ bytes: [UInt8]) throws(PageError) -> [UInt8] {
    var count = compressBound(UInt(bytes.count))
    var result = [UInt8](repeating: 0, count: Int(count))
    guard compress2(&result, &count, bytes, UInt(bytes.count), Z_BEST_COMPRESSION) == Z_OK else {
      throw .notCompressed
    }
    return Array(result.prefix(Int(count)))
  }

  static let markup = text(cpage_markup)
  static let style = text(cpage_style)
  static let script = text(cpage_script)

  private static func text(_ file: (UnsafeMutablePointer<Int>?) -> UnsafePointer<UInt8>?) -> String {
    var count = 0
    let start = file(&count)
    return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }
}
