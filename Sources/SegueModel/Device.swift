public import SegueGeometry

/// The canvas that a scene is shown on: a device's screen, a fixed size, or the whole terminal.
public struct Device: Hashable, Sendable {
  /// The name that scenes use, such as `iphone-15`.
  public var name: String
  /// The name shown to people.
  public var title: String
  /// The size in portrait, in points; nil if the canvas is the whole terminal.
  public var size: Size?
  /// The safe area in portrait, in points.
  public var safeArea: EdgeInsets
  /// The safe area in points once the device is turned a quarter to the left.
  public var landscapeSafeArea: EdgeInsets
  /// The radius of the screen's corners, in points.
  public var cornerRadius: Double
  /// Pixels per point, as `UIScreen.scale`.
  public var scale: Double

  /// Creates a device, titled by its name unless told otherwise.
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

  /// A canvas of a size in points, without safe area or round corners.
  public static func free(_ size: Size) -> Device {
    Device(name: "custom", title: "Free size", size: size)
  }

  /// The size in an orientation, in points; nil if the canvas is the whole terminal.
  public func size(in orientation: Script.Orientation) -> Size? {
    guard let size, orientation == .landscape else { return size }
    return Size(width: size.height, height: size.width)
  }

  /// The safe area in an orientation, in points.
  public func safeArea(in orientation: Script.Orientation) -> EdgeInsets {
    orientation == .portrait ? safeArea : landscapeSafeArea
  }
}
