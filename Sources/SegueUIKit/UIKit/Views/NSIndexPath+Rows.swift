public import Foundation

extension NSIndexPath {
  /// The section of a row or an item.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row in its section.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The item in its section.
  public var item: Int { row }
}
