public import SegueStage
import SegueGeometry

extension MaskMode: WireCase {}

extension LayerState: WireValue {
  /// The plain numbers, in the order in which they are sent.
  private static var numbers: [WritableKeyPath<LayerState, Double>] {
    [
      \.position.x, \.position.y, \.anchor.x, \.anchor.y, \.zPosition,
      \.bounds.origin.x, \.bounds.origin.y, \.bounds.size.width, \.bounds.size.height,
      \.components.scaleX, \.components.scaleY,
      \.components.rotationX, \.components.rotationY, \.components.rotationZ,
      \.components.translationX, \.components.translationY, \.components.translationZ,
      \.m34, \.sublayersM34, \.opacity,
      \.cornerRadii.topLeft, \.cornerRadii.topRight, \.cornerRadii.bottomRight, \.cornerRadii.bottomLeft,
      \.border.width, \.shadow.radius, \.shadow.offset.x, \.shadow.offset.y, \.shadow.opacity,
      \.blur, \.backdropBlur,
    ]
  }

  /// Writes every property.
  public func write(to writer: inout WireWriter) {
    for number in Self.numbers { self[keyPath: number].write(to: &writer) }
    writer.write(transform == .identity ? nil : transform)
    writer.write(isHidden)
    writer.write(masksToBounds)
    writer.write(maskMode)
    writer.write(raw: edgeAntialiasingMask.rawValue)
    for color in [fill, border.color, shadow.color] { color.write(to: &writer) }
    writer.write(contents)
  }

  /// Reads every property.
  public init(from reader: inout WireReader) throws(WireError) {
    self.init()
    for number in Self.numbers { self[keyPath: number] = try reader.read() }
    transform = try reader.read(Transform3D?.self) ?? .identity
    isHidden = try reader.read()
    masksToBounds = try reader.read()
    maskMode = try reader.read()
    edgeAntialiasingMask = EdgeAntialiasingMask(rawValue: try reader.raw())
    fill = try reader.read()
    border.color = try reader.read()
    shadow.color = try reader.read()
    contents = try reader.read()
  }
}
