public import Foundation

/// Bytes that something is read from.
public final class CGDataProvider: Sendable {
  let data: Data
  /// Gives bytes.
  public init?(data: CFData) { self.data = data }
  /// Gives a file's bytes; nil if there is none.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
}

/// A font in a file, in place of which the system's is used.
public final class CGFont: Sendable {
  /// The font of some bytes.
  public init?(_ provider: CGDataProvider) {
    guard !provider.data.isEmpty else { return nil }
  }
  /// The font of a name.
  public init?(_ name: CFString) {}
  /// The name that it is found by: unknown, as the file is not read.
  public var postScriptName: CFString? { nil }
}

/// Makes a font known, in place of which the system's is used.
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  noteFonts()
  return true
}

/// Makes the fonts of a file known, in place of which the system's are used.
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  noteFonts()
  return true
}

/// Where a font is known.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nowhere.
  case none
  /// In the program.
  case process
  /// For good.
  case persistent
  /// For the session.
  case session
}

private func noteFonts() {
  VirtualRunLoop.schedule(after: 0) {
    SegueHost.current.note("fonts of the app's own are not read: the system's stand in for them")
  }
}
