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
