import Foundation

/// What a list shows: sections with items, each known by a value of its own.
///
/// Every section and every item is in it once; what is not so ends the program, as in UIKit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(id: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// The items whose cells are asked for anew.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells stay, and are filled anew.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections whose cells are asked for anew.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot of nothing.
  public init() {}

  // MARK: What there is

  /// The number of all items.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.id) }
  /// All items in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  /// The number of a section's items.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    sections[place(of: identifier)].items.count
  }
  /// A section's items in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections[place(of: identifier)].items
  }
  /// The section of an item; nil if it is in none.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    find(identifier).map { sections[$0.section].id }
  }
  /// The index of an item among all; nil if there is none.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The index of a section; nil if there is none.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.id == identifier }
  }

  private func find(_ item: ItemIdentifierType) -> (section: Int, row: Int)? {
    for (index, section) in sections.enumerated() {
      if let row = section.items.firstIndex(of: item) { return (index, row) }
    }
    return nil
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = indexOfSection(section) else { fatalError("the snapshot has no section \(section)") }
    return index
  }

  private func place(of item: ItemIdentifierType) -> (section: Int, row: Int) {
    guard let place = find(item) else { fatalError("the snapshot has no item \(item)") }
    return place
  }

  // MARK: Items

  /// Adds items to a section's end; nil is the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let index = sectionIdentifier.map(place(of:)) ?? sections.indices.last else {
      fatalError("there is no section to append items to")
    }
    require(identifiers)
    sections[index].items += identifiers
  }
  /// Puts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    require(identifiers)
    let place = place(of: beforeIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row)
  }
  /// Puts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    require(identifiers)
    let place = place(of: afterIdentifier)
    sections[place.section].items.insert(contentsOf: identifiers, at: place.row + 1)
  }
  /// Takes items out; those that are not there are passed over.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }
  /// Takes everything out.
  public mutating func deleteAllItems() { sections = [] }
  /// Moves an item before another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType)
  {
    _ = place(of: identifier)
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }
  /// Moves an item after another one.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType)
  {
    _ = place(of: identifier)
    guard identifier != toIdentifier else { return }
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }
  /// Has cells of items asked for anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reloadedItemIdentifiers += identifiers
  }
  /// Has cells of items filled anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = place(of: item) }
    reconfiguredItemIdentifiers += identifiers
  }

  private func require(_ new: [ItemIdentifierType]) {
    var known = Set(itemIdentifiers)
    for item in new where !known.insert(item).inserted {
      fatalError("the item \(item) is in the snapshot twice")
    }
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    require(identifiers)
    sections += identifiers.map { ($0, []) }
  }
  /// Puts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    require(identifiers)
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier))
  }
  /// Puts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    require(identifiers)
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place(of: toIdentifier) + 1)
  }
  /// Takes sections out with their items; those that are not there are passed over.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0.id) }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: toIdentifier))
  }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    guard identifier != toIdentifier else { return }
    let moved = sections.remove(at: place(of: identifier))
    sections.insert(moved, at: place(of: toIdentifier) + 1)
  }
  /// Has cells of sections asked for anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = place(of: section) }
    reloadedSectionIdentifiers += identifiers
  }

  private func require(_ new: [SectionIdentifierType]) {
    var known = Set(sectionIdentifiers)
    for section in new where !known.insert(section).inserted {
      fatalError("the section \(section) is in the snapshot twice")
    }
  }

  // MARK: Paths

  /// The item at a place; nil if there is none.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.item)
    else {
      return nil
    }
    return sections[path.section].items[path.item]
  }

  /// Where an item is; nil if it is not there.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    find(item).map { IndexPath(item: $0.row, section: $0.section) }
  }

  /// Where each item is.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, found) in sections.enumerated() {
      for (row, item) in found.items.enumerated() { paths[item] = IndexPath(row: row, section: section) }
    }
    return paths
  }

  /// The number of the items of the section at an index.
  func count(at index: Int) -> Int { sections.indices.contains(index) ? sections[index].items.count : 0 }
}
