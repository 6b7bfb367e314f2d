// swift-format-ignore-file
// The part of SwiftUI that written code uses, with the signatures of Apple's documentation
// (developer.apple.com/documentation/swiftui). Only types are checked against it: nothing is linked and nothing runs.

@_exported import Foundation
import UIKit

@MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public var body: Never { fatalError() }
}
@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<A: View, B: View>(_ a: A, _ b: B) -> TupleView<(A, B)> { fatalError() }
}
public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}
public struct ModifiedContent<Content: View>: View {
  public var body: Never { fatalError() }
}
public struct ZStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct Group<Content: View>: View {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}
public struct GeometryProxy {
  public var size: CGSize { fatalError() }
}
public struct GeometryReader<Content: View>: View {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
}
public struct Angle {
  public static func radians(_ radians: Double) -> Angle { fatalError() }
}
extension View {
  public func opacity(_ opacity: Double) -> ModifiedContent<Self> { fatalError() }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ModifiedContent<Self> { fatalError() }
  public func scaleEffect(_ s: CGFloat) -> ModifiedContent<Self> { fatalError() }
  public func rotationEffect(_ angle: Angle) -> ModifiedContent<Self> { fatalError() }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> ModifiedContent<
    Self
  > {
    fatalError()
  }
}
public struct Animation: Sendable {
  public static let `default` = Animation()
  public static func linear(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeIn(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func easeInOut(duration: TimeInterval) -> Animation { fatalError() }
  public static func timingCurve(
    _ p1x: Double,
    _ p1y: Double,
    _ p2x: Double,
    _ p2y: Double,
    duration: TimeInterval = 0.35
  ) -> Animation { fatalError() }
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Animation { fatalError() }
}
@MainActor public func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct UIViewControllerRepresentableContext<Representable> {}
@MainActor public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
}
extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
}
