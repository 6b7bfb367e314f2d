extension GridSize {
  /// How many cells or pixels the grid has: 0 where a side is negative, `Int.max` where they are more than an `Int` counts.
  ///
  /// Products of sizes that come from outside are made here, so that none traps before it is compared with a limit.
  @inlinable
  public var count: Int {
    let (product, isTooLarge) = Swift.max(columns, 0).multipliedReportingOverflow(by: Swift.max(rows, 0))
    return isTooLarge ? Int.max : product
  }
}
