public import Foundation

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

/// Where a store is, and how it is read.
@preconcurrency @MainActor
open class NSPersistentStoreDescription: SegueObject {
  /// Where it is.
  open var url: URL?
  /// What kind of store it is.
  open var type = NSSQLiteStoreType

  /// Describes a store.
  public convenience init() { self.init(main: ()) }
  /// Describes a store at a place.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
}

/// The entities of an app, of which nothing is read.
@preconcurrency @MainActor
open class NSManagedObjectModel: SegueObject {
  /// Creates an empty model.
  public convenience init() { self.init(main: ()) }
  /// Creates an empty model in place of the one at a place.
  public convenience init?(contentsOf url: URL) { self.init() }
  /// Creates an empty model in place of the app's.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
}

/// What reads an app's stores.
@preconcurrency @MainActor
open class NSPersistentStoreCoordinator: SegueObject {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The stores that were added.
  open private(set) var persistentStores: [NSPersistentStore] = []

  /// Creates a coordinator of a model.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init(main: ())
    CoreData.note()
  }

  /// Adds an empty store.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String,
    configurationName configuration: String?,
    at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(main: ())
    persistentStores.append(store)
    return store
  }
}

/// A store, which is empty.
@preconcurrency @MainActor
open class NSPersistentStore: SegueObject {}

/// A store in a database.
public let NSSQLiteStoreType = "SQLite"
/// A store in a file.
public let NSBinaryStoreType = "Binary"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// Whether a store is brought to a new model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// Whether the way there is found.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
