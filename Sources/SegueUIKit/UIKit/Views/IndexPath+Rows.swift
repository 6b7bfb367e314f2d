public import Foundation

extension IndexPath {
  /// Creates the path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item in a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 if there is none.
  public var section: Int { first ?? 0 }
  /// The row in the section; 0 if there is none.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The item in the section; 0 if there is none.
  public var item: Int { row }
}
