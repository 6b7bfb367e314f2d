public import SegueStage
import SegueMotion

/// A layer as it is sent: everything of it, with the numbers of those that are below it.
public struct LayerRecord: Sendable {
  /// What the layer is known by, from when it is first sent.
  public var number: UInt32
  /// The layer; its own place in a tree is not sent.
  public var layer: Layer
  /// The attached animations, in the order in which they are applied.
  public var animations: [AttachedAnimation]
  /// The sublayers' numbers, back to front.
  public var sublayers: [UInt32]
  /// The mask's number.
  public var mask: UInt32?
}

extension LayerRecord: WireValue {
  /// Writes everything.
  public func write(to writer: inout WireWriter) {
    writer.write(number)
    writer.write(layer.name)
    writer.write(layer.model)
    writer.write(layer.timing)
    writer.write(animations)
    writer.write(sublayers)
    writer.write(mask)
  }

  /// Reads everything.
  public init(from reader: inout WireReader) throws(WireError) {
    number = try reader.read()
    let name: String = try reader.read()
    layer = Layer(name: name, model: try reader.read(), timing: try reader.read())
    animations = try reader.read()
    sublayers = try reader.read()
    mask = try reader.read()
  }
}

/// What has changed in a tree since the update before.
public struct TreeUpdate: Sendable {
  /// The layers that are new or not as they were; a layer that nothing refers to any more is gone.
  public var layers: [LayerRecord] = []

  /// Creates an update without changes.
  public init() {}
}

extension TreeUpdate: WireValue {
  /// Writes the layers.
  public func write(to writer: inout WireWriter) { writer.write(layers) }
  /// Reads the layers.
  public init(from reader: inout WireReader) throws(WireError) { layers = try reader.read() }
}
