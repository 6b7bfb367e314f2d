/// A size in whole units: cells of a terminal or pixels of a picture.
public struct GridSize: Hashable, Sendable {
  /// Cells or pixels from left to right.
  public var columns: Int
  /// Cells or pixels from top to bottom.
  public var rows: Int

  /// Creates a size of `columns` × `rows`, both at least 0.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of cells or pixels: 0 if a side is negative, `Int.max` if the product overflows.
  ///
  /// Sizes from outside are multiplied here, so that none traps before it is compared with a limit.
  @inlinable
  public var count: Int {
    let (product, isTooLarge) = Swift.max(columns, 0).multipliedReportingOverflow(by: Swift.max(rows, 0))
    return isTooLarge ? Int.max : product
  }
}
