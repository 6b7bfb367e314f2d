import Foundation

/// An app's model with its store and a context; the store is empty, and stays so.
@preconcurrency @MainActor
open class NSPersistentContainer: SegueObject {
  /// The model's name.
  public let name: String
  /// The context of the main queue.
  open private(set) lazy var viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// What reads the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores that are to be read.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container of a model's name.
  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

  /// Creates a container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    super.init(main: ())
  }

  /// Reads nothing, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }

  /// Another context.
  open func newBackgroundContext() -> NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }

  /// Does something in another context, in the next turn.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}
