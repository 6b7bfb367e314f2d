public import SegueGeometry

/// The canvas a scene is shown on.
public struct Device: Hashable, Sendable {
  /// As a scene names it.
  public var name: String
  /// As people call it.
  public var title: String
  /// Portrait size in points; nil: the terminal itself.
  public var size: Size?
  /// In portrait.
  public var safeArea: EdgeInsets
  /// Turned to the left.
  public var landscapeSafeArea: EdgeInsets
  /// Points, of the screen's own corners.
  public var cornerRadius: Double
  /// Pixels per point, as `UIScreen.scale`.
  public var scale: Double

  /// Creates a device.
  public init(
    name: String,
    title: String? = nil,
    size: Size?,
    safeArea: EdgeInsets = .zero,
    landscapeSafeArea: EdgeInsets = .zero,
    cornerRadius: Double = 0,
    scale: Double = 2
  ) {
    self.name = name
    self.title = title ?? name
    self.size = size
    self.safeArea = safeArea
    self.landscapeSafeArea = landscapeSafeArea
    self.cornerRadius = cornerRadius
    self.scale = scale
  }

  /// A canvas of some size without a device around it.
  public static func free(_ size: Size) -> Device {
    Device(name: "custom", title: "Free size", size: size)
  }

  /// The size as the device is held, in points; nil: the terminal itself.
  public func size(in orientation: Script.Orientation) -> Size? {
    guard let size, orientation == .landscape else { return size }
    return Size(width: size.height, height: size.width)
  }

  /// The safe area as the device is held.
  public func safeArea(in orientation: Script.Orientation) -> EdgeInsets {
    orientation == .portrait ? safeArea : landscapeSafeArea
  }
}
