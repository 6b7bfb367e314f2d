public import Foundation

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
