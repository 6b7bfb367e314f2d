public import SegueGeometry

/// A layer as a scene describes it; `repeat` is already expanded.
public struct LayerDefinition: Hashable, Sendable {
  /// The name in paths, unique among siblings.
  public var name: String
  /// The values in the order written; of two that place the layer on the same axis, the later one wins.
  public var values: [PropertyBinding]
  /// The properties among `values` that follow what is presented of the layers they read, at every moment.
  public var live: Set<PropertyName> = []
  /// The axes along which the layer scrolls; empty if it is no scroll layer.
  public var scroll: ScrollAxes
  /// How its content stands and moves, if it is one.
  public var scrollTraits = ScrollTraits()
  /// The highlight while a finger is down on the layer; nil for none.
  public var press: PressDefinition?
  /// The layer that this one shows a snapshot of, taken when its screen or its transition begins.
  public var copy: LayerPath?
  /// Whether the snapshot is without the original's own background, corners, border, shadow and opacity.
  public var isBareCopy = false
  /// The pieces that the snapshot is cut into; nil if it stays whole.
  public var grid: GridDefinition?
  /// The mask, of which there is at most one.
  public var mask: [LayerDefinition]
  /// The sublayers, back to front.
  public var layers: [LayerDefinition]
  /// Where the layer is written.
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

  /// The values that follow what is presented, in the order in which they are set.
  public var following: [PropertyBinding] { live.isEmpty ? [] : values.filter { live.contains($0.property) } }

  /// The axes along which a layer scrolls.
  public struct ScrollAxes: OptionSet, Hashable, Sendable {
    /// One bit for each axis.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The content scrolls horizontally.
    public static let x = ScrollAxes(rawValue: 1)
    /// The content scrolls vertically.
    public static let y = ScrollAxes(rawValue: 2)
  }

  /// The highlight of a layer, as a control's `isHighlighted` would show it.
  public struct PressDefinition: Hashable, Sendable {
    /// The scale of the layer while a finger is down on it.
    public var scale: Expression
    /// The seconds that each of the two changes takes.
    public var duration: Expression

    /// Creates a highlight.
    public init(scale: Expression, duration: Expression) {
      self.scale = scale
      self.duration = duration
    }
  }

  /// The grid of pieces that a snapshot is cut into.
  public struct GridDefinition: Hashable, Sendable {
    /// The number of columns, at least 1; with a fraction, the last column is narrower.
    public var columns: Expression
    /// The number of rows, at least 1; with a fraction, the last row is lower.
    public var rows: Expression
    /// The values of each piece, which can read `i`, `n`, `col`, `row`, `cols` and `rows`.
    public var values: [PropertyBinding]
    /// The layers added to each piece.
    public var layers: [LayerDefinition]

    /// Creates a grid.
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
