import Foundation

/// Works out where the items of groups lie.
///
/// A group places its subitems in turn, and again from the first, while there is room for another one; a group of a given
/// count gives each the same share. UIKit's documentation has it so, and nothing about numbers but examples.
@MainActor
struct GroupSolver {
  /// An item's place.
  struct Place {
    var frame: CGRect
    /// What the item says about it.
    var item: NSCollectionLayoutItem?
    var zIndex = 0
  }

  /// The heights that contents were found to take, by the number of the item.
  let measured: (Int) -> CGFloat?
  /// The number of items of the section.
  let count: Int
  /// How many have a place.
  private(set) var taken = 0
  private(set) var places: [Place] = []

  init(count: Int, measured: @escaping (Int) -> CGFloat?) { (self.count, self.measured) = (count, measured) }

  var isDone: Bool { taken >= count }

  /// Places a group's items with its first corner at a point; returns the group's size.
  mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in container: CGSize) -> CGSize {
    var size = group.layoutSize.size(in: container)
    let outer = CGRect(origin: origin, size: size)
    let inner = group.content(of: outer)
    let used: CGSize
    switch group.arrangement {
    case .horizontal: used = line(group, in: inner, isAcross: true)
    case .vertical: used = line(group, in: inner, isAcross: false)
    case .custom(let provider):
      for one in provider(LayoutEnvironment(inner.size)) where !isDone {
        places.append(
          Place(frame: one.frame.offsetBy(dx: inner.minX, dy: inner.minY), item: nil, zIndex: one.zIndex)
        )
        taken += 1
      }
      used = inner.size
    }
    // What contents take decides a size that was only thought.
    if group.layoutSize.heightDimension.isEstimated { size.height = used.height + size.height - inner.height }
    if group.layoutSize.widthDimension.isEstimated { size.width = used.width + size.width - inner.width }
    return size
  }

  /// Places subitems along a line; returns what they take.
  private mutating func line(_ group: NSCollectionLayoutGroup, in box: CGRect, isAcross: Bool) -> CGSize {
    let room = isAcross ? box.width : box.height
    let isEndless =
      (isAcross ? group.layoutSize.widthDimension : group.layoutSize.heightDimension).isEstimated
    let gap = group.interItemSpacing?.spacing ?? 0
    var along: CGFloat = 0
    var across: CGFloat = 0
    var pieces: [(range: Range<Int>, length: CGFloat)] = []
    var index = 0
    while !isDone, !group.subitems.isEmpty {
      let subitem = group.subitems[index % group.subitems.count]
      let spacing = subitem.edgeSpacing?.insets ?? .zero
      let planned = self.size(of: subitem, in: box.size, group, isAcross)
      let needed =
        (isAcross
          ? planned.width + spacing.left + spacing.right : planned.height + spacing.top + spacing.bottom)
      let start = along + (pieces.isEmpty ? 0 : gap)
      if let count = group.count {
        guard index < count else { break }
      } else {
        // A group whose length its contents decide has its subitems once.
        guard isEndless ? index < group.subitems.count : pieces.isEmpty || start + needed <= room + 1e-6
        else { break }
      }
      let origin = CGPoint(
        x: box.minX + (isAcross ? start : 0) + spacing.left,
        y: box.minY + (isAcross ? 0 : start) + spacing.top
      )
      let first = places.count
      let size = place(subitem, planned, at: origin, in: box.size)
      let length =
        isAcross ? size.width + spacing.left + spacing.right : size.height + spacing.top + spacing.bottom
      pieces.append((first..<places.count, length))
      along = start + length
      across = max(
        across,
        isAcross ? size.height + spacing.top + spacing.bottom : size.width + spacing.left + spacing.right
      )
      index += 1
    }
    if group.interItemSpacing?.isFlexible == true, pieces.count > 1, !isEndless {
      spread(pieces, room - along, isAcross)
    }
    return isAcross ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Shares what is left of a line between its pieces.
  private mutating func spread(
    _ pieces: [(range: Range<Int>, length: CGFloat)],
    _ left: CGFloat,
    _ isAcross: Bool
  ) {
    guard left > 0 else { return }
    for (index, piece) in pieces.enumerated() {
      let shift = left * CGFloat(index) / CGFloat(pieces.count - 1)
      for place in piece.range {
        places[place].frame = places[place].frame.offsetBy(dx: isAcross ? shift : 0, dy: isAcross ? 0 : shift)
      }
    }
  }

  private func size(
    of subitem: NSCollectionLayoutItem,
    in container: CGSize,
    _ group: NSCollectionLayoutGroup,
    _ isAcross: Bool
  ) -> CGSize {
    var size = subitem.layoutSize.size(in: container)
    if let count = group.count {
      let gaps = (group.interItemSpacing?.spacing ?? 0) * CGFloat(count - 1)
      if isAcross {
        size.width = (container.width - gaps) / CGFloat(count)
      } else {
        size.height = (container.height - gaps) / CGFloat(count)
      }
    }
    return size
  }

  private mutating func place(
    _ subitem: NSCollectionLayoutItem,
    _ planned: CGSize,
    at origin: CGPoint,
    in container: CGSize
  ) -> CGSize {
    if let group = subitem as? NSCollectionLayoutGroup { return place(group, at: origin, in: container) }
    var size = planned
    if subitem.layoutSize.heightDimension.isEstimated, let height = measured(taken) { size.height = height }
    places.append(Place(frame: subitem.content(of: CGRect(origin: origin, size: size)), item: subitem))
    taken += 1
    return size
  }
}
