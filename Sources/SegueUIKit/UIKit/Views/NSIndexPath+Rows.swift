public import Foundation

extension NSIndexPath {
  /// The place of a row in a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The place of an item in a section of a collection.
  public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section of a row or an item.
  public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
  /// The row in its section.
  public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
  /// The item in its section.
  public var item: Int { row }
}
