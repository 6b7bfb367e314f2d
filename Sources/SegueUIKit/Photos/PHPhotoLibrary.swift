public import Foundation

/// The library of photos, of which there is none: nobody may read it, and nothing is saved in it.
@preconcurrency @MainActor
public final class PHPhotoLibrary: SegueObject {
  private static let only = PHPhotoLibrary(main: ())

  /// The library.
  public static func shared() -> PHPhotoLibrary { only }

  /// Whether the app may use the library: it may not.
  public nonisolated static func authorizationStatus() -> PHAuthorizationStatus { .denied }

  /// Whether the app may use the library in a way: it may not.
  public nonisolated static func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus
  {
    .denied
  }

  /// Asks whether the app may use the library; the answer, in the next turn of the run loop, is no.
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    SegueHost.current.schedule(after: 0) { handler(.denied) }
  }

  /// Asks whether the app may use the library in a way; the answer, in the next turn of the run loop, is no.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel,
    handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }

  /// Changes the library; it fails, and the changes are not asked for.
  public func performChanges(
    _ changeBlock: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    SegueHost.current.note(PhotoLibraryMissing.words)
    SegueHost.current.schedule(after: 0) { completionHandler?(false, PhotoLibraryMissing()) }
  }
}

/// Why nothing is saved.
struct PhotoLibraryMissing: Error {
  static let words = "there is no library of photos: nothing is saved"
}

/// Whether an app may use the library of photos.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody has been asked.
  case notDetermined
  /// It may not, and nobody can change that.
  case restricted
  /// It may not.
  case denied
  /// It may.
  case authorized
  /// It may use a part.
  case limited
}

/// In which way an app uses the library of photos.
public enum PHAccessLevel: Int, Sendable {
  /// It saves.
  case addOnly = 1
  /// It reads and saves.
  case readWrite
}

/// What is to be saved in the library of photos; nothing is.
@preconcurrency @MainActor
public final class PHAssetChangeRequest: SegueObject {
  /// A picture that is to be saved.
  @discardableResult
  public static func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest(main: ())
  }

  /// A picture in a file that is to be saved.
  @discardableResult
  public static func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }

  /// A film in a file that is to be saved.
  @discardableResult
  public static func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
}

/// Saves a picture in the library of photos; there is none, so nothing is saved and nobody is told that it was.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { SegueHost.current.note(PhotoLibraryMissing.words) }

/// Saves a film in the library of photos; there is none, so nothing is saved and nobody is told that it was.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { SegueHost.current.note(PhotoLibraryMissing.words) }
