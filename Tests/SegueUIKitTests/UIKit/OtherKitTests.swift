import SegueGeometry
import SegueStage
import Testing

@testable import SegueUIKit

/// What apps show of other kits: their place is there, and it is told once that it is all.
@MainActor
@Suite("Films, web pages and fonts of one's own")
struct OtherKitTests {
  @Test("a film's layer is black, its player counts no time and says so once")
  func films() {
    let phone = Phone()
    let player = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))
    let layer = AVPlayerLayer(player: player)
    #expect(layer.isReadyForDisplay)
    #expect(layer.backgroundColor?.color == .black)
    player.play()
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .playing)
    var isThere = false
    player.seek(to: CMTime(seconds: 2.5, preferredTimescale: 600)) { isThere = $0 }
    phone.host.advance(to: 0.1)
    #expect(isThere && player.currentTime().seconds == 2.5)
    player.pause()
    #expect(player.rate == 0)
    #expect(phone.host.notes == ["films and sounds are not played: their place is black"])
    let controller = AVPlayerViewController()
    controller.player = player
    #expect(controller.view.backgroundColor == .black)
  }

  @Test("Core Data's stack is there, keeps nothing, finds nothing, and says so once")
  func coreData() throws {
    let phone = Phone()
    let container = NSPersistentContainer(name: "App")
    var loaded = 0
    container.loadPersistentStores { _, error in loaded += error == nil ? 1 : 0 }
    let model = try #require(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/App.momd")))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let object = NSManagedObject(context: context)
    object.setValue("A", forKey: "name")
    try context.save()
    #expect(loaded == 1 && !context.hasChanges && coordinator.persistentStores.count == 1)
    #expect(object.value(forKey: "name") as? String == "A" && object.managedObjectContext === context)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Card")
    #expect(try context.fetch(request).isEmpty && container.viewContext.count(for: request) == 0)
    var order: [Int] = []
    context.perform { order.append(2) }
    context.performAndWait { order.append(1) }
    phone.host.advance(to: 0.1)
    #expect(order == [1, 2])
    #expect(phone.host.notes == ["Core Data keeps nothing here, and finds nothing"])
  }

  @Test("times are fractions of seconds")
  func times() {
    #expect(CMTimeMake(value: 3, timescale: 2).seconds == 1.5)
    #expect((CMTime(value: 1, timescale: 2) + CMTime(value: 1, timescale: 4)).seconds == 0.75)
    #expect(CMTime(value: 1, timescale: 2) < CMTime(value: 3, timescale: 4))
    #expect(CMTime(seconds: .infinity, preferredTimescale: 600) == CMTime(value: 0, timescale: 600))
    #expect(!CMTime.invalid.isValid && CMTimeGetSeconds(.invalid) == 0)
  }

  @Test("nobody may use the library of photos, and what would be saved is told once")
  func photos() {
    let phone = Phone()
    #expect(PHPhotoLibrary.authorizationStatus() == .denied)
    #expect(PHPhotoLibrary.authorizationStatus(for: .addOnly) == .denied)
    var (answers, isSaved): ([PHAuthorizationStatus], Bool?) = ([], nil)
    PHPhotoLibrary.requestAuthorization { answers.append($0) }
    PHPhotoLibrary.requestAuthorization(for: .readWrite) { answers.append($0) }
    PHPhotoLibrary.shared().performChanges({ Issue.record("asked for changes") }) { saved, error in
      isSaved = saved && error == nil
    }
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    #expect(answers.isEmpty && isSaved == nil)
    phone.host.advance(to: 0.1)
    #expect(answers == [.denied, .denied] && isSaved == false)
    #expect(phone.host.notes == ["there is no library of photos: nothing is saved"])
  }

  private final class Delegate: NSObject, WKNavigationDelegate {
    var lines: [String] = []
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?) {
      lines.append("start")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) { lines.append("finish") }
  }

  @Test("a web page is white, and its delegate is told that it is there")
  func pages() {
    let phone = Phone()
    let (view, delegate) = (WKWebView(frame: .zero), Delegate())
    view.navigationDelegate = delegate
    let address = URL(fileURLWithPath: "/page.html")
    _ = view.loadFileURL(address, allowingReadAccessTo: address)
    #expect(view.url == address && delegate.lines.isEmpty && view.backgroundColor == .white)
    phone.host.advance(to: 0.1)
    #expect(delegate.lines == ["start", "finish"])
    #expect(phone.host.notes == ["web pages are not loaded: their place is white"])
    #expect(SFSafariViewController(url: address).view.backgroundColor == .white)
    #expect(phone.host.notes.count == 1)
  }

  @Test("fonts of the app's own are told once")
  func fonts() throws {
    let phone = Phone()
    let provider = try #require(CGDataProvider(data: Data([1, 2, 3])))
    let font = try #require(CGFont(provider))
    #expect(CTFontManagerRegisterGraphicsFont(font, nil))
    phone.host.advance(to: 0.1)
    #expect(phone.host.notes == ["fonts of the app's own are not read: the system's stand in for them"])
  }

  @Test("views that the system deletes go away, with what changes beside")
  func deletion() {
    let phone = Phone()
    let (view, other) = (phone.view(), phone.view())
    var isDone = false
    UIView.perform(.delete, on: [view], options: [], animations: { other.alpha = 0.5 }) { isDone = $0 }
    phone.host.advance(to: 0.1)
    #expect(view.superview != nil && view.alpha == 0)
    phone.host.advance(to: 0.5)
    #expect(view.superview == nil && other.alpha == 0.5 && isDone)
  }

  @Test("a key that is typed by the app changes a field's text, and tells its targets")
  func typing() {
    final class Listener: NSObject {
      var count = 0
      @MainActor func changed() { count += 1 }
    }
    _ = Phone()
    let (field, listener) = (UITextField(), Listener())
    field.addAction(UIAction { _ in listener.changed() }, for: .editingChanged)
    field.insertText("ab")
    field.deleteBackward()
    #expect(field.text == "a" && field.hasText && listener.count == 2)
    field.deleteBackward()
    field.deleteBackward()
    #expect(field.text == "" && !field.hasText && listener.count == 3)
  }
}
