public import SegueGeometry

/// The canvas a scene is shown on.
public struct Device: Hashable, Sendable {
  public var name: String
  /// Portrait size in points; nil: the terminal itself.
  public var size: Size?
  /// In portrait.
  public var safeArea: EdgeInsets
  /// Points, of the screen's own corners.
  public var cornerRadius: Double

  /// Creates a device.
  public init(name: String, size: Size?, safeArea: EdgeInsets = .zero, cornerRadius: Double = 0) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.cornerRadius = cornerRadius
  }
}
