import Foundation
import SegueTestSupport

@testable import SegueUIKit

/// A folder with interfaces that a test writes down, beside a phone that finds them.
@MainActor
final class InterfaceFolder {
  let phone: Phone
  private let folder: TemporaryFolder

  init(width: Double = 393, height: Double = 852) throws {
    phone = Phone(width: width, height: height)
    folder = try TemporaryFolder()
  }

  var path: String { folder.path }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws {
    try folder.write(name, bytes)
    // Of a set of a catalogue, the folder is what is found.
    let parts = name.split(separator: "/")
    let isInSet = parts.dropLast().last?.hasSuffix("set") ?? false
    phone.host.resourcePaths.append("\(path)/\((isInSet ? parts.dropLast() : parts).joined(separator: "/"))")
  }

  /// Writes a storyboard of scenes, each the text of a controller and of what stands beside it.
  func storyboard(
    _ scenes: [String],
    initial: String = "first",
    resources: String = "",
    name: String = "Main"
  ) throws {
    let list = scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n")
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="\(initial)">
      <scenes>\(list)</scenes><resources>\(resources)</resources>
      </document>
      """,
      to: "Base.lproj/\(name).storyboard"
    )
  }

  /// Shows the controller that the storyboard begins with.
  @discardableResult
  func open() -> UIViewController? {
    let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    phone.window.rootViewController = first
    phone.host.advance(to: 0.1)
    return first
  }

  /// A controller's scene, with views.
  static func scene(
    _ id: String,
    _ views: String = "",
    view: String = "",
    more: String = "",
    attributes: String = "",
    beside: String = ""
  ) -> String {
    """
    <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-view">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(views)</subviews>
        <viewLayoutGuide key="safeArea" id="\(id)-safe"/>
        \(view)
      </view>
      \(more)
    </viewController>\(beside)
    """
  }

  /// A frame.
  static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="\#(x)" y="\#(y)" width="\#(width)" height="\#(height)"/>"#
  }
}
