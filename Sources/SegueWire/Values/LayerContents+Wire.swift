public import SegueStage
import SegueGeometry
import SegueImages

extension LayerContents: WireValue {
  /// Writes gradient, picture, shape and text.
  public func write(to writer: inout WireWriter) {
    writer.write(isEmpty)
    guard !isEmpty else { return }
    writer.write(gradient)
    writer.write(image)
    writer.write(shape)
    writer.write(text)
  }

  /// Reads gradient, picture, shape and text.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    guard try !reader.read(Bool.self) else { return }
    gradient = try reader.read()
    image = try reader.read()
    shape = try reader.read()
    text = try reader.read()
  }
}

extension Gradient: WireValue {
  /// Writes the geometry and the stops.
  public func write(to writer: inout WireWriter) {
    switch kind {
    case .linear(let start, let end):
      writer.write(false)
      writer.write(start)
      writer.write(end)
    case .radial(let center, let radius):
      writer.write(true)
      writer.write(center)
      writer.write(radius)
    }
    writer.write(stops)
  }

  /// Reads the geometry and the stops.
  public init(from reader: inout WireReader) throws(WireError) {
    let isRadial: Bool = try reader.read()
    let kind: Kind =
      isRadial
      ? .radial(center: try reader.read(), radius: try reader.read())
      : .linear(start: try reader.read(), end: try reader.read())
    let stops: [Stop] = try reader.read()
    guard stops.count >= 2 else { throw .unknown("gradient") }
    self.init(kind: kind, stops: stops)
  }
}

extension Gradient.Stop: WireValue {
  /// Writes colour and location.
  public func write(to writer: inout WireWriter) {
    writer.write(color)
    writer.write(location)
  }

  /// Reads colour and location.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(color: try reader.read(), location: try reader.read())
  }
}

extension ImageContents: WireValue {
  /// Writes the picture's number and its fit.
  public func write(to writer: inout WireWriter) {
    writer.write(writer.number(of: image))
    writer.write(fit)
  }

  /// Reads the picture's number and its fit.
  public init(from reader: inout WireReader) throws(WireError) {
    let number = Int(clamping: try reader.read(UInt32.self))
    guard reader.pictures.indices.contains(number) else { throw .unknown("picture") }
    self.init(image: reader.pictures[number], fit: try reader.read())
  }
}

extension ImageContents.Fit: WireCase {}

extension ShapeContents: WireValue {
  /// Writes path and stroke.
  public func write(to writer: inout WireWriter) {
    writer.write(path)
    writer.write(strokeWidth)
    writer.write(strokeColor)
    writer.write(strokeStart)
    writer.write(strokeEnd)
    writer.write(style)
  }

  /// Reads path and stroke.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(path: try reader.read(), strokeWidth: try reader.read(), strokeColor: try reader.read())
    strokeStart = try reader.read()
    strokeEnd = try reader.read()
    style = try reader.read()
  }
}

extension StrokeStyle: WireValue {
  /// Writes the style.
  public func write(to writer: inout WireWriter) {
    writer.write(cap)
    writer.write(join)
    writer.write(dashes)
    writer.write(dashPhase)
  }

  /// Reads a style.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      cap: try reader.read(),
      join: try reader.read(),
      dashes: try reader.read(),
      dashPhase: try reader.read()
    )
  }
}

extension StrokeStyle.Cap: WireCase {}
extension StrokeStyle.Join: WireCase {}

extension TextContents: WireValue {
  /// Writes the text and its attributes.
  public func write(to writer: inout WireWriter) {
    writer.write(string)
    writer.write(fontSize)
    writer.write(style)
    writer.write(color)
    writer.write(alignment)
    writer.write(verticalAlignment)
    writer.write(lineLimit)
  }

  /// Reads the text and its attributes; control characters but line feeds become spaces.
  public init(from reader: inout WireReader) throws(WireError) {
    let text: String = try reader.read()
    let scalars = text.unicodeScalars.map { scalar in
      scalar != "\n" && scalar.properties.generalCategory == .control ? " " : Character(scalar)
    }
    self.init(
      string: String(scalars),
      fontSize: try reader.read(),
      style: try reader.read(),
      color: try reader.read(),
      alignment: try reader.read()
    )
    verticalAlignment = try reader.read()
    lineLimit = max(try reader.read(), 0)
  }
}

extension TextContents.Alignment: WireCase {}
extension TextContents.VerticalAlignment: WireCase {}

extension FontStyle: WireValue {
  /// Writes the style.
  public func write(to writer: inout WireWriter) {
    writer.write(weight)
    writer.write(isItalic)
    writer.write(design)
    writer.write(hasMonospacedDigits)
  }

  /// Reads a style.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init(
      weight: try reader.read(),
      isItalic: try reader.read(),
      design: try reader.read(),
      hasMonospacedDigits: try reader.read()
    )
  }
}

extension FontStyle.Weight: WireCase {}
extension FontStyle.Design: WireCase {}

extension StageImage {
  /// Writes the pixels with their size.
  func write(to writer: inout WireWriter) {
    writer.write(name)
    writer.write(UInt32(truncatingIfNeeded: pixels.width))
    writer.write(UInt32(truncatingIfNeeded: pixels.height))
    for pixel in pixels.pixels { pixel.write(to: &writer) }
  }

  /// Reads a picture within a budget of pixels, from which its own are taken.
  static func read(from reader: inout WireReader, budget: inout Int) throws(WireError) -> StageImage {
    let name: String = try reader.read()
    let width = Int(clamping: try reader.read(UInt32.self))
    let height = Int(clamping: try reader.read(UInt32.self))
    let count = GridSize(columns: width, rows: height).count
    guard ImageLimits.standard.allow(width: width, height: height), count <= budget else {
      throw .tooMuch("pixels")
    }
    budget -= count
    let bytes = try reader.take(count * 4)
    var pixels = PixelBuffer(width: width, height: height)
    for index in 0..<count {
      let start = bytes.startIndex + index * 4
      var pixel: UInt32 = 0
      for byte in (0..<4).reversed() { pixel = pixel << 8 | UInt32(bytes[start + byte]) }
      pixels.pixels[index] = pixel
    }
    return StageImage(name: name, pixels: pixels)
  }
}
