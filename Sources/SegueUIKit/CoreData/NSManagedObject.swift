public import Foundation

/// An object of an app's model; it has no properties of its own.
@preconcurrency @MainActor
open class NSManagedObject: SegueObject {
  /// The context that it was made in.
  open private(set) weak var managedObjectContext: NSManagedObjectContext?
  private var values: [String: Any] = [:]

  /// Creates an object, which is not kept.
  public init(context moc: NSManagedObjectContext) {
    managedObjectContext = moc
    super.init(main: ())
  }

  /// What was set for a key.
  open override func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value for a key.
  open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }
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

/// What is looked for in a context.
open class NSFetchRequest<ResultType>: NSObject {
  /// The name of what is looked for.
  open var entityName: String?
  /// What has to hold.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most.
  open var fetchLimit = 0

  /// Looks for anything.
  public override init() { super.init() }
  /// Looks for objects by their entity's name.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}
