import SegueGeometry

/// Writes kitty's commands, and images in them: through shared memory, or compressed in the command itself.
///
/// What shows a picture has `q=1`, so that only errors are answered, and what deletes one `q=2`, so that nothing is
/// (kitty's documentation, "The graphics protocol"). Through tmux nothing is answered: it would go to whichever pane is
/// active.
struct KittyChannel: ~Copyable {
  /// The most bytes in a command: 4096 characters of base 64.
  static let chunk = 3072

  /// Whether tmux stands between, which passes on what is in its own wrapping.
  let isWrapped: Bool
  /// How quiet the terminal is to be about what shows a picture.
  private let quiet: StaticString
  /// Whether shared memory is used; false as soon as the system refuses an object.
  private(set) var shares: Bool
  var objects: SharedObjects
  private let deflater = Deflater()
  /// The bytes R G B to be sent.
  var rgb: [UInt8] = []

  init(isWrapped: Bool, shares: Bool, processID: Int32) {
    self.isWrapped = isWrapped
    quiet = isWrapped ? ",q=2" : ",q=1"
    self.shares = shares
    objects = SharedObjects(processID: processID)
  }

  /// Appends a command: what the body writes after `ESC _ G`.
  func command(into bytes: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
    if isWrapped { bytes.put("\u{1b}Ptmux;\u{1b}") }
    bytes.put("\u{1b}_G")
    body(&bytes)
    if isWrapped { bytes.put("\u{1b}\u{1b}\\") }
    bytes.put("\u{1b}\\")
  }

  /// Ends an image of which only the first parts were sent.
  ///
  /// The terminal goes on waiting for the others otherwise, and takes the next program's image for one of them.
  func endTransmission(into bytes: inout [UInt8]) { command(into: &bytes) { $0.put("m=0,q=2;") } }

  /// Appends how quiet the terminal is to be about a picture.
  func putQuiet(into bytes: inout [UInt8]) { bytes.put(quiet) }

  /// Appends the image in `rgb`; the header says what it is for, and ends without a comma.
  mutating func transmit(
    _ size: GridSize,
    at time: Double,
    into bytes: inout [UInt8],
    header: (inout [UInt8]) -> Void
  ) {
    if shares, share(size, at: time, into: &bytes, header: header) { return }
    rgb.withUnsafeBufferPointer { rgb in
      let isCompressed: Void? = deflater.compress(rgb) { data in
        send(data, size, isCompressed: true, into: &bytes, header: header)
      }
      if isCompressed == nil { send(rgb, size, isCompressed: false, into: &bytes, header: header) }
    }
  }

  /// Appends the image in `rgb` only if one command suffices; otherwise returns the bytes that it would take.
  ///
  /// Edits must not be cut, as kitty before 0.49 takes the later parts for a new root frame.
  mutating func transmitWhole(
    _ size: GridSize,
    at time: Double,
    into bytes: inout [UInt8],
    header: (inout [UInt8]) -> Void
  ) -> Int? {
    if shares, share(size, at: time, into: &bytes, header: header) { return nil }
    return rgb.withUnsafeBufferPointer { rgb in
      let missing: Int?? = deflater.compress(rgb) { data in
        guard data.count <= Self.chunk else { return data.count }
        send(data, size, isCompressed: true, into: &bytes, header: header)
        return nil
      }
      return missing ?? rgb.count
    }
  }

  private mutating func share(
    _ size: GridSize,
    at time: Double,
    into bytes: inout [UInt8],
    header: (inout [UInt8]) -> Void
  ) -> Bool {
    let (isWrapped, quiet) = (isWrapped, quiet)
    let isShared = rgb.withUnsafeBufferPointer { rgb in
      objects.share(rgb, at: time) { name in
        if isWrapped { bytes.put("\u{1b}Ptmux;\u{1b}") }
        bytes.put("\u{1b}_G")
        header(&bytes)
        Self.put(size, into: &bytes)
        bytes.put(",t=s,S=")
        bytes.put(rgb.count)
        bytes.put(quiet)
        bytes.put(";")
        Base64.append(name, to: &bytes)
        if isWrapped { bytes.put("\u{1b}\u{1b}\\") }
        bytes.put("\u{1b}\\")
      }
    }
    if !isShared { shares = false }
    return isShared
  }

  private func send(
    _ data: UnsafeBufferPointer<UInt8>,
    _ size: GridSize,
    isCompressed: Bool,
    into bytes: inout [UInt8],
    header: (inout [UInt8]) -> Void
  ) {
    bytes.reserveCapacity(bytes.count + Base64.length(of: data.count) + data.count / Self.chunk * 32 + 128)
    var start = 0
    repeat {
      let end = min(start + Self.chunk, data.count)
      command(into: &bytes) { bytes in
        if start == 0 {
          header(&bytes)
          Self.put(size, into: &bytes)
          if isCompressed { bytes.put(",o=z") }
          bytes.put(quiet)
          if end < data.count { bytes.put(",m=1") }
        } else {
          bytes.put(end < data.count ? "m=1" : "m=0")
          bytes.put(quiet)
        }
        bytes.put(";")
        Base64.append(UnsafeBufferPointer(rebasing: data[start..<end]), to: &bytes)
      }
      start = end
    } while start < data.count
  }

  /// Always RGB: a quarter less than RGBA, and nothing to blend.
  private static func put(_ size: GridSize, into bytes: inout [UInt8]) {
    bytes.put(",f=24,s=")
    bytes.put(size.columns)
    bytes.put(",v=")
    bytes.put(size.rows)
  }
}
