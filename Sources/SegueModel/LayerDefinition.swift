public import SegueGeometry

/// A layer as a scene describes it; `repeat` is already written out.
public struct LayerDefinition: Hashable, Sendable {
  public var name: String
  /// In the order written; a later one of the same axis wins.
  public var values: [PropertyBinding]
  public var scroll: ScrollAxes
  public var press: PressDefinition?
  /// The layer whose picture this one shows, taken when its screen or transition begins.
  public var copy: LayerPath?
  /// The pieces that a copy is cut into.
  public var grid: GridDefinition?
  /// At most one.
  public var mask: [LayerDefinition]
  public var layers: [LayerDefinition]
  public var source: SourceRange

  /// Creates a layer without values.
  public init(name: String, source: SourceRange = .none) {
    self.name = name
    self.source = source
    values = []
    scroll = []
    mask = []
    layers = []
  }

  /// The axes in which a layer scrolls.
  public struct ScrollAxes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let x = ScrollAxes(rawValue: 1)
    public static let y = ScrollAxes(rawValue: 2)
  }

  /// How a layer answers a touch-down.
  public struct PressDefinition: Hashable, Sendable {
    public var scale: Expression
    /// Seconds, each way.
    public var duration: Expression

    /// Creates a highlight.
    public init(scale: Expression, duration: Expression) {
      self.scale = scale
      self.duration = duration
    }
  }

  /// A cut into `columns` × `rows` pieces; a fractional count leaves a thinner last piece.
  public struct GridDefinition: Hashable, Sendable {
    public var columns: Expression
    public var rows: Expression
    /// Values of each piece; they may read `i n col row cols rows`.
    public var values: [PropertyBinding]
    /// Layers added to each piece.
    public var layers: [LayerDefinition]

    /// Creates a cut.
    public init(
      columns: Expression,
      rows: Expression,
      values: [PropertyBinding] = [],
      layers: [LayerDefinition] = []
    ) {
      self.columns = columns
      self.rows = rows
      self.values = values
      self.layers = layers
    }
  }
}
