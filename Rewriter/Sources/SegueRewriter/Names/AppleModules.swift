/// Modules that an app imports: which of them SegueUIKit stands for.
enum AppleModules {
  /// What SegueUIKit declares or exports again: an import of one is an import of UIKit.
  static let provided: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Dispatch", "Darwin", "ObjectiveC",
    "os", "OSLog", "CoreText", "CoreImage", "ImageIO", "AudioToolbox", "MobileCoreServices",
    "UniformTypeIdentifiers",
  ]

  /// What comes with Swift on every system, and stays as it is.
  static let withSwift: Set<String> = [
    "Swift", "Synchronization", "Observation", "RegexBuilder", "Distributed", "Cxx", "_Concurrency",
    "_StringProcessing", "_Differentiation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc", "Musl", "Testing", "XCTest",
  ]

  /// What only Apple's systems have.
  static let missing: Set<String> = [
    "AppKit", "SwiftUI", "Combine", "AVFoundation", "AVKit", "Photos", "PhotosUI", "WebKit", "MapKit",
    "CoreLocation", "CoreData", "CoreMotion", "CoreHaptics", "CoreMedia", "CoreVideo", "CoreAudio", "CoreML",
    "Vision", "GLKit", "OpenGLES", "Metal", "MetalKit", "MetalPerformanceShaders", "SceneKit", "SpriteKit",
    "GameplayKit", "GameKit", "ARKit", "RealityKit", "Accelerate", "simd", "Security", "LocalAuthentication",
    "CryptoKit", "CommonCrypto", "StoreKit", "SafariServices", "AuthenticationServices", "MessageUI",
    "Messages",
    "Social", "Accounts", "AddressBook", "Contacts", "ContactsUI", "EventKit", "HealthKit", "HomeKit",
    "PassKit",
    "PDFKit", "QuickLook", "ReplayKit", "Speech", "UserNotifications", "UserNotificationsUI",
    "WatchConnectivity",
    "WatchKit", "WidgetKit", "ActivityKit", "AppIntents", "Intents", "CloudKit", "Network",
    "MultipeerConnectivity",
    "MediaPlayer", "IOKit", "Cocoa", "Charts", "SwiftData", "LinkPresentation", "PencilKit",
    "NaturalLanguage",
    "PlaygroundSupport", "XCPlayground", "TipKit", "CoreBluetooth", "CoreSpotlight", "CoreTelephony",
    "CoreNFC",
    "SystemConfiguration", "AdSupport", "AppTrackingTransparency", "BackgroundTasks", "CallKit",
    "DeviceCheck",
  ]
}
