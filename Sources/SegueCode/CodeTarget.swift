/// The frameworks and languages that a transition can be written in.
public enum CodeTarget: String, Hashable, Sendable, CaseIterable {
  /// Swift with UIKit, for iOS 15 and later.
  case uikit
  /// Swift with SwiftUI, for iOS 15 and later; around UIKit code where SwiftUI has no words.
  case swiftui
  /// A page of HTML with CSS animations.
  case css
  /// Kotlin with Jetpack Compose.
  case compose
}
