public import Foundation

/// An item that comes, goes or moves.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: SegueObject {
  /// What becomes of an item.
  public enum Action: Int, Sendable {
    /// It comes.
    case insert
    /// It goes.
    case delete
    /// It is asked for anew.
    case reload
    /// It moves.
    case move
    /// Nothing.
    case none
  }

  /// Where it was; nil if it comes.
  public let indexPathBeforeUpdate: IndexPath?
  /// Where it is; nil if it goes.
  public let indexPathAfterUpdate: IndexPath?
  /// What becomes of it.
  public let updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    super.init(main: ())
  }
}
