public import Foundation

/// Tells observers what has happened, at once and in the order in which they came.
///
/// Foundation's own has no selectors without Objective-C. It is used on the main thread alone.
@preconcurrency @MainActor
public final class NotificationCenter {
  private struct Observer {
    let token: ObjectIdentifier
    weak var object: AnyObject?
    /// Keeps a block's token alive, which nobody else has to.
    let kept: AnyObject?
    let name: Notification.Name?
    weak var sender: AnyObject?
    let isForSender: Bool
    let receive: (Notification) -> Void
  }

  /// What a block is removed by.
  private final class Token: Foundation.NSObject {}

  private var observers: [Observer] = []

  /// The center of the app.
  public static var `default`: NotificationCenter {
    SegueHost.current.companion { NotificationCenter() }
  }

  /// Creates a center.
  public init() {}

  /// Tells an object, held weakly, by a message; nil are all names and all senders.
  public func addObserver(
    _ observer: Any,
    selector aSelector: Selector,
    name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let target = observer as AnyObject
    add(target, kept: nil, aName, anObject) { [weak target] notification in
      _ = aSelector.send(to: target, [notification])
    }
  }

  /// Calls a block until what is returned is removed; nil are all names and all senders.
  public func addObserver(
    forName name: Notification.Name?,
    object obj: Any?,
    queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token()
    add(token, kept: token, name, obj, block)
    return token
  }

  private func add(
    _ object: AnyObject,
    kept: AnyObject?,
    _ name: Notification.Name?,
    _ sender: Any?,
    _ receive: @escaping (Notification) -> Void
  ) {
    let observer = Observer(
      token: ObjectIdentifier(object),
      object: object,
      kept: kept,
      name: name,
      sender: sender.map { $0 as AnyObject },
      isForSender: sender != nil,
      receive: receive
    )
    observers.append(observer)
  }

  /// Tells an observer nothing more.
  public func removeObserver(_ observer: Any) {
    observers.removeAll { $0.object == nil || $0.object === observer as AnyObject }
  }

  /// Tells an observer nothing more of a name; nil are all names and all senders.
  public func removeObserver(_ observer: Any, name aName: Notification.Name?, object anObject: Any?) {
    observers.removeAll { known in
      known.object === observer as AnyObject && (aName == nil || known.name == aName)
        && (anObject == nil || known.sender === anObject.map { $0 as AnyObject })
    }
  }

  /// Tells the observers of a name.
  public func post(name aName: Notification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  /// Tells the observers of a name, with more about it.
  public func post(name aName: Notification.Name, object anObject: Any?, userInfo: [AnyHashable: Any]?) {
    post(Notification(name: aName, object: anObject, userInfo: userInfo))
  }

  /// Tells the observers of a notification's name.
  public func post(_ notification: Notification) {
    observers.removeAll { $0.object == nil }
    let sender = notification.object.map { $0 as AnyObject }
    for observer in observers {
      guard observer.name == nil || observer.name == notification.name,
        !observer.isForSender || observer.sender === sender
      else { continue }
      observer.receive(notification)
    }
  }
}

extension Notification.Name {
  /// The device was turned.
  public static let deviceOrientationDidChange = Notification.Name("UIDeviceOrientationDidChangeNotification")
}
