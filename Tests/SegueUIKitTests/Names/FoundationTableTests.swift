import SegueGeometry
import Testing

@testable import SegueUIKit

@MainActor
@Suite("What Foundation lacks without Objective-C")
struct FoundationTableTests {
  @Test("a table of weak objects lets them go, one of strong objects does not")
  func hashTables() {
    let (weak, strong) = (NSHashTable<NSObject>.weakObjects(), NSHashTable<NSObject>())
    weak var gone: NSObject?
    do {
      let object = NSObject()
      gone = object
      for _ in 0..<2 { weak.add(object) }
      #expect(weak.count == 1 && weak.contains(object) && weak.anyObject === object)
    }
    #expect(gone == nil && weak.allObjects.isEmpty && weak.count == 0)
    do {
      let object = NSObject()
      gone = object
      strong.add(object)
    }
    #expect(gone != nil && strong.contains(gone))
    strong.remove(gone)
    #expect(gone == nil && strong.count == 0)
  }

  @Test("a map lets go what it holds weakly, and its pair with it")
  func mapTables() {
    let map = NSMapTable<NSObject, NSObject>.weakToStrongObjects()
    weak var value: NSObject?
    do {
      let (key, object) = (NSObject(), NSObject())
      value = object
      map.setObject(object, forKey: key)
      #expect(map.object(forKey: key) === object && map.count == 1)
      map.setObject(NSObject(), forKey: key)
      #expect(map.object(forKey: key) !== object && map.count == 1)
    }
    #expect(map.count == 0 && value == nil)
    let other = NSMapTable<NSObject, NSObject>.strongToWeakObjects()
    let key = NSObject()
    do { other.setObject(NSObject(), forKey: key) }
    #expect(other.object(forKey: key) == nil)
  }

  @Test("points, sizes and rectangles are written and read as texts")
  func texts() {
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2.5, width: 3, height: 4)) == "{{1, 2.5}, {3, 4}}")
    #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == CGRect(x: 1, y: 2.5, width: 3, height: 4))
    #expect(NSCoder.cgPoint(for: "{-1, 1e3}") == CGPoint(x: -1, y: 1000))
    #expect(NSCoder.cgSize(for: "{1}") == .zero && NSCoder.cgPoint(for: "no point") == .zero)
    #expect(NSCoder.string(for: CGPoint(x: 1e300, y: 0)) == "{1e+300, 0}")
  }

  @Test("a text view's container says how far its text is from the sides, and of how many lines it has")
  func containers() {
    _ = Phone()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.text = "Many words that need several lines in a view of a hundred points"
    view.layoutIfNeeded()
    let label = view.subviews.compactMap { $0 as? UILabel }.first
    #expect(label?.frame.minX == 5)
    let height = view.sizeThatFits(view.bounds.size).height
    view.textContainer.lineFragmentPadding = 0
    view.textContainer.maximumNumberOfLines = 2
    view.layoutIfNeeded()
    #expect(label?.frame.minX == 0 && view.sizeThatFits(view.bounds.size).height < height)
  }

  @Test("sounds are told once, from any thread")
  func notes() {
    let phone = Phone()
    for _ in 0..<2 { AudioServicesPlaySystemSound(1) }
    phone.host.advance(to: 0.1)
    #expect(phone.host.notes == ["sounds are not heard"])
  }

  @Test("a context of one's own is drawn into and gives a picture")
  func contexts() throws {
    _ = Phone()
    let context = try #require(
      CGContext(
        data: nil,
        width: 30,
        height: 20,
        bitsPerComponent: 8,
        bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: 0
      )
    )
    context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(context.width == 30 && context.height == 20 && context.makeImage() != nil)
  }

  /// What apps write of their own, which compiles if it may be written.
  private final class Prompt: UITextView {
    override init(frame: CGRect, textContainer: NSTextContainer?) {
      super.init(frame: frame, textContainer: textContainer)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func encode(with coder: NSCoder) { super.encode(with: coder) }
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [.command], action: Selector("close"))]
    }
  }

  @Test("a text view with a container of one's own can be made by a frame alone")
  func textViews() {
    _ = Phone()
    let view = Prompt(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(view.bounds.width == 50 && view.textContainer.lineFragmentPadding == 5)
    #expect(view.keyCommands?.first?.input == "UIKeyInputEscape")
    let container = NSTextContainer(size: CGSize(width: 10, height: 10))
    #expect(Prompt(frame: .zero, textContainer: container).textContainer === container)
  }

  @Test("what a table controller is pulled down for is its table's")
  func refreshing() {
    _ = Phone()
    let (controller, control) = (UITableViewController(style: .plain), UIRefreshControl())
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control && controller.refreshControl === control)
  }
}
