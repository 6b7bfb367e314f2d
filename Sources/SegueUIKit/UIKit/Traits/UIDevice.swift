public import Foundation

/// How a device is held in space.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown
  /// Upright.
  case portrait
  /// On its head.
  case portraitUpsideDown
  /// On its side.
  case landscapeLeft, landscapeRight
  /// On its back or its face.
  case faceUp, faceDown

  /// Whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be held so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the host's screen is of.
@preconcurrency @MainActor
public final class UIDevice: SegueObject {
  /// The device of the present host.
  public static var current: UIDevice { SegueHost.current.companion { UIDevice(main: ()) } }

  /// What the owner calls it.
  public var name: String { model }
  /// What it is.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// What it is, in the owner's language.
  public var localizedModel: String { model }
  /// What its system is called.
  public var systemName: String { "iOS" }
  /// The system's version: one with all that is declared.
  public var systemVersion: String { "18.0" }
  /// What an app runs on.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UITraitCollection.current.userInterfaceIdiom }
  /// How it is held: upright, or on its side if the screen is wider than high.
  public var orientation: UIDeviceOrientation {
    UIApplication.shared.statusBarOrientation.isLandscape ? .landscapeLeft : .portrait
  }
  /// A number of the device for an app's vendor; it is always the same.
  public var identifierForVendor: UUID? { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether it tells of how it is held.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Tells of how it is held, which never changes.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Tells no more of how it is held.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// It is held in another way.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// Ways in which a device may be held.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a mask from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  /// On its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  /// On its side, the lower edge at the left.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  /// On its side, the lower edge at the right.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  /// On its side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// In any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// In any way but on its head.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
