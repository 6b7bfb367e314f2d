/// A size in whole units: cells of a terminal or pixels of a picture.
public struct GridSize: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  /// Creates a size of `columns` × `rows`, both at least 0.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
