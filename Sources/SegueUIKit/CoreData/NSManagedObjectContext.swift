import Foundation

/// Where an app keeps its objects for a while; nothing is kept, and nothing is found.
@preconcurrency @MainActor
open class NSManagedObjectContext: SegueObject {
  /// On which queue it works; it is the main one in any case.
  public enum ConcurrencyType: UInt, Sendable {
    /// One of its own.
    case privateQueueConcurrencyType = 1
    /// The main one.
    case mainQueueConcurrencyType = 2
  }

  /// What it reads from.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  /// The context that it hands its changes to.
  open var parent: NSManagedObjectContext?
  /// What is done where changes meet, which has no effect.
  open var mergePolicy: Any = NSMergeByPropertyObjectTrumpMergePolicy { didSet { CoreData.note() } }
  /// Whether it takes over its parent's changes, which has no effect.
  open var automaticallyMergesChangesFromParent = false { didSet { CoreData.note() } }
  /// Whether there is something to be saved: never.
  open var hasChanges: Bool { false }

  /// Creates a context.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    super.init(main: ())
    CoreData.note()
  }

  /// Creates a context, as older sources do.
  public convenience init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  /// Saves nothing.
  open func save() throws {}
  /// Lets go of nothing.
  open func reset() {}
  /// Takes back nothing.
  open func rollback() {}
  /// Objects are not kept.
  open func delete(_ object: NSManagedObject) {}
  /// Objects are not kept.
  open func insert(_ object: NSManagedObject) {}
  /// Finds nothing.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  /// Counts nothing.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  /// Does it in the next turn.
  open func perform(_ block: @escaping () -> Void) { VirtualRunLoop.schedule(after: 0) { block() } }
  /// Does it at once.
  open func performAndWait(_ block: () -> Void) { block() }
}

/// `NSManagedObjectContext.ConcurrencyType`, as sources call it.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType

/// What is done where changes meet.
public let NSMergeByPropertyObjectTrumpMergePolicy = "NSMergeByPropertyObjectTrumpMergePolicy"
/// What is done where changes meet.
public let NSMergeByPropertyStoreTrumpMergePolicy = "NSMergeByPropertyStoreTrumpMergePolicy"

/// What all of Core Data shares here.
@MainActor
enum CoreData {
  static func note() { SegueHost.current.note("Core Data keeps nothing here, and finds nothing") }
}
