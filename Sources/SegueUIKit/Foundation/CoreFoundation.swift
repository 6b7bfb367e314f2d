public import Foundation

// Core Foundation's names of what Foundation has; without Objective-C there is nothing to bridge between them.

/// Core Foundation's array.
public typealias CFArray = [Any]
/// Core Foundation's dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Core Foundation's text.
public typealias CFString = String
/// Core Foundation's bytes.
public typealias CFData = Data
/// Core Foundation's number.
public typealias CFNumber = NSNumber
/// Core Foundation's address.
public typealias CFURL = URL
/// Core Foundation's error.
public typealias CFError = NSError
/// Any of Core Foundation's objects.
public typealias CFTypeRef = AnyObject
/// Core Foundation's truth.
public typealias CFBoolean = Bool
/// Seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// Core Foundation's index.
public typealias CFIndex = Int

/// Objective-C's whole number.
public typealias NSInteger = Int
/// Objective-C's whole number of at least 0, which Swift has as `Int`.
public typealias NSUInteger = Int

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// More than any number.
public let HUGE = Float.greatestFiniteMagnitude
/// The largest number of single precision.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// More than any number.
public let HUGE_VAL = Double.infinity

/// Seconds since the beginning of 2001: the host's, from its beginning.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { SegueHost.current.time }

/// How often an object is held: always once, as Swift does not say.
public func CFGetRetainCount(_ cf: CFTypeRef?) -> CFIndex { 1 }

/// The version of Foundation: that of the newest system.
public let NSFoundationVersionNumber = 2000.0
/// The version of Foundation in iOS 7.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11

/// What hands out Core Foundation's memory.
public struct CFAllocator: Sendable {}
/// What hands out Core Foundation's memory.
public let kCFAllocatorDefault: CFAllocator? = nil

/// The one loop that there is.
public struct CFRunLoop: Sendable {}
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The loop of the thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop() }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop() }

/// A mode of a loop; there is one.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// All modes.
  public static let commonModes: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The usual one.
  public static let defaultMode: CFRunLoopMode! = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
}

/// Core Foundation's timer.
public typealias CFRunLoopTimer = Timer

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// A timer that first calls at a time, and then after each interval; with an interval of 0 or less it calls once.
@preconcurrency @MainActor
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?,
  _ fireDate: CFAbsoluteTime,
  _ interval: TimeInterval,
  _ flags: UInt,
  _ order: CFIndex,
  _ block: ((CFRunLoopTimer?) -> Void)?
) -> CFRunLoopTimer! {
  let first = max(fireDate - CFAbsoluteTimeGetCurrent(), 0)
  return Timer(timeInterval: interval > 0 ? interval : first, repeats: interval > 0) { block?($0) }
}

/// Lets a timer begin.
@preconcurrency @MainActor
public func CFRunLoopAddTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  timer?.begin()
}

/// Stops a timer.
@preconcurrency @MainActor
public func CFRunLoopRemoveTimer(_ rl: CFRunLoop?, _ timer: CFRunLoopTimer?, _ mode: CFRunLoopMode?) {
  timer?.invalidate()
}

/// Stops a timer.
@preconcurrency @MainActor
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer?) { timer?.invalidate() }

extension UserDefaults {
  /// Sets a value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key; nil if it has none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension NSMutableString {
  /// Adds a text with arguments in the places of its conversions.
  public func appendFormat(_ format: NSString, _ arguments: any CVarArg...) {
    append(String(format: "\(format)", arguments: arguments))
  }
}

extension CGFloat {
  /// Creates a number from an object that is one.
  public init(_ number: NSNumber) { self.init(number.doubleValue) }
}

/// Whether two classes are the same, which Objective-C has as objects.
public func === (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs == rhs }
/// Whether two classes are not the same.
public func !== (lhs: AnyClass?, rhs: AnyClass?) -> Bool { lhs != rhs }
