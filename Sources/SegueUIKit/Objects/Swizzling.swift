import Foundation

/// A method of Objective-C's runtime, which is not here.
public typealias Method = OpaquePointer
/// What a method does, to Objective-C's runtime, which is not here.
public typealias IMP = OpaquePointer

/// A method of a class by its name; there is none to exchange, so that calls of it have no effect.
@preconcurrency @MainActor
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  SegueHost.current.note("methods are not exchanged: '\(name)' stays what it is")
  return nil
}

/// A class's own method by its name; there is none to exchange.
@preconcurrency @MainActor
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}

/// What objects of a class do for a message; nil, as nothing is found.
@preconcurrency @MainActor
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name)
}

/// Sets what a method does, which has no effect.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// Exchanges what two methods do, which has no effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// What a method does; a method is never found, so there is nothing to return.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// The types of a method's arguments; nil.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Adds a method to a class, which has no effect; false.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces a method of a class, which has no effect; nil.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?,
  _ name: Selector,
  _ imp: IMP,
  _ types: UnsafePointer<CChar>?
) -> IMP? { nil }
