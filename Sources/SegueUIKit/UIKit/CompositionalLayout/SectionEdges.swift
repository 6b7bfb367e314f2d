import Foundation

/// The views at the edges of a section, by where they lie to its groups.
@MainActor
struct SectionEdges {
  typealias Item = NSCollectionLayoutBoundarySupplementaryItem

  /// Those before the groups, along the way that sections follow each other.
  let before: [Item]
  /// Those after them.
  let after: [Item]
  /// Those beside them.
  let beside: [Item]
  /// The room around the groups, with what the views beside them take, in points.
  let insets: UIEdgeInsets
  /// What the sizes of the views are parts of, in points.
  let box: CGSize
  private let isDown: Bool
  private let room: CGSize
  /// The section's own insets, where the views follow them.
  private let margins: NSDirectionalEdgeInsets

  init(_ section: NSCollectionLayoutSection, room: CGSize, isDown: Bool) {
    (self.isDown, self.room) = (isDown, room)
    let margins = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    self.margins = margins
    let all = section.boundarySupplementaryItems
    let box =
      isDown
      ? CGSize(width: room.width - margins.leading - margins.trailing, height: room.height)
      : CGSize(width: room.width, height: room.height - margins.top - margins.bottom)
    before = all.filter { isDown ? $0.alignment.isTop : $0.alignment == .leading }
    after = all.filter { isDown ? $0.alignment.isBottom : $0.alignment == .trailing }
    beside = all.filter {
      isDown
        ? [.leading, .trailing].contains($0.alignment) : $0.alignment.isTop || $0.alignment.isBottom
    }
    self.box = box
    let own = section.contentInsets
    var insets = UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
    for item in beside where item.extendsBoundary {
      let size = item.layoutSize.size(in: box)
      switch item.alignment {
      case .leading: insets.left += size.width
      case .trailing: insets.right += size.width
      case .top, .topLeading, .topTrailing: insets.top += size.height
      default: insets.bottom += size.height
      }
    }
    self.insets = insets
  }

  /// Whether a view is at the end of the section.
  func isAfter(_ item: Item) -> Bool {
    isDown
      ? item.alignment.isBottom
      : [.trailing, .topTrailing, .bottomTrailing].contains(item.alignment)
  }

  /// Where a view begins across the way that sections follow each other, in points.
  func aside(_ item: Item, _ size: CGSize) -> CGFloat {
    guard isDown else {
      if item.alignment.isTop { return margins.top }
      if item.alignment.isBottom { return room.height - margins.bottom - size.height }
      return margins.top + (box.height - size.height) / 2
    }
    switch item.alignment {
    case .topLeading, .bottomLeading, .leading: return margins.leading
    case .topTrailing, .bottomTrailing, .trailing: return margins.leading + box.width - size.width
    default: return margins.leading + (box.width - size.width) / 2
    }
  }
}
