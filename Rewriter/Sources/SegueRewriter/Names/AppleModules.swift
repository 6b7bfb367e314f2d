/// Modules that an app imports: which of them SegueUIKit stands for.
enum AppleModules {
  /// What SegueUIKit declares or exports again: an import of one is an import of UIKit.
  static let provided: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Dispatch", "Darwin", "ObjectiveC",
    "os", "OSLog", "CoreText", "CoreImage", "ImageIO", "AudioToolbox", "MobileCoreServices",
    "UniformTypeIdentifiers",
  ]

  /// What SegueUIKit has a few names of: an import is one of UIKit, but what asks for the module is better off without.
  static let partial: Set<String> = [
    "AVFoundation", "AVKit", "CoreMedia", "WebKit", "SafariServices", "MapKit", "CoreLocation", "Photos",
    "CoreData",
  ]

  /// Whether a name is one of those that Foundation has in a module of its own off Apple's systems.
  static func isOfNetworking(_ name: String) -> Bool {
    let plain =
      name.hasPrefix("NSMutable") ? name.dropFirst(9) : name.hasPrefix("NS") ? name.dropFirst(2) : name[...]
    return networking.contains { plain.hasPrefix($0) }
  }

  private static let networking = [
    "URLRequest", "URLSession", "URLResponse", "HTTPURLResponse", "HTTPCookie", "URLCache",
    "CachedURLResponse",
    "URLCredential", "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol", "URLConnection",
  ]

  /// Of these, what is no module here, by whose name nothing can be found; `os` may be a variable as well.
  static let merged = provided.union(partial).subtracting(["UIKit", "Foundation", "Dispatch", "os"])

  /// Whether a name is one that UIKit or what it imports declares, as far as names tell.
  static func declares(_ name: String) -> Bool {
    if common.contains(name) { return true }
    return prefixes.contains { prefix in
      name.hasPrefix(prefix)
        && name.dropFirst(prefix.count).first.map { $0.isUppercase || $0.isNumber } == true
    }
  }

  private static let prefixes = ["UI", "CA", "CG", "NS", "CF"]

  private static let common: Set<String> = [
    "TimeInterval", "IndexPath", "IndexSet", "URL", "URLRequest", "Data", "Date", "Bundle", "Locale",
    "Calendar",
    "UUID", "Notification", "NotificationCenter", "Timer", "RunLoop", "DispatchQueue", "DispatchTime",
    "DispatchWorkItem", "DispatchGroup", "Selector", "UserDefaults", "JSONDecoder", "JSONEncoder",
    "Operation",
    "OperationQueue", "FileManager", "CharacterSet", "DateFormatter", "NumberFormatter", "Measurement",
    "sqrt", "pow", "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "exp", "log", "floor", "ceil",
    "hypot",
    "fabs", "fmin", "fmax", "fmod", "arc4random", "arc4random_uniform", "memcmp", "memcpy",
  ]

  /// What comes with Swift on every system, and stays as it is.
  static let withSwift: Set<String> = [
    "Swift", "Synchronization", "Observation", "RegexBuilder", "Distributed", "Cxx", "_Concurrency",
    "_StringProcessing", "_Differentiation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc", "Musl", "Testing", "XCTest",
  ]

  /// What only Apple's systems have.
  static let missing: Set<String> = [
    "AppKit", "SwiftUI", "Combine", "PhotosUI", "CoreMotion", "CoreHaptics",
    "CoreVideo", "CoreAudio", "CoreML",
    "Vision", "GLKit", "OpenGLES", "Metal", "MetalKit", "MetalPerformanceShaders", "SceneKit", "SpriteKit",
    "GameplayKit", "GameKit", "ARKit", "RealityKit", "Accelerate", "simd", "Security", "LocalAuthentication",
    "CryptoKit", "CommonCrypto", "StoreKit", "AuthenticationServices", "MessageUI",
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
