// swift-format-ignore-file
// The part of UIKit and QuartzCore that written code uses, with the signatures of Apple's documentation
// (developer.apple.com/documentation/uikit). Only types are checked against it: nothing is linked and nothing runs.
// Where there is no Objective-C, optional requirements have a default instead, and a selector is a text: the test
// rewrites `#selector(…)`, `@objc` and calls of optional methods before it has the code checked.

@_exported import Foundation

public struct Selector: Sendable {
  public init(_ string: String) {}
}
