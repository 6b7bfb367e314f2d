import SegueGeometry
import SegueGestures

@testable import SegueUIKit

/// The controller of storyboards that tests write, which they call `Screen`.
final class StoryboardScreen: UIViewController {
  var title1: UILabel?
  var buttons: [UIButton]?
  var height: NSLayoutConstraint?
  var shade: CGFloat = 0
  var told: [String] = []

  func tap(_ sender: Any?) { told.append("tap") }
  func back(_ segue: UIStoryboardSegue) { told.append("back from \(segue.source.title ?? "")") }
  override func awakeFromNib() { told.append("awake") }
  override func viewDidLoad() { told.append(title1 == nil ? "loaded empty" : "loaded") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    told.append("prepare \(segue.identifier ?? "") for \(segue.destination.title ?? "")")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "never"
  }
}

/// A segue that presents at once, which they call `Slide`.
final class StoryboardSlide: UIStoryboardSegue {
  override func perform() { source.present(destination, animated: false) }
}

extension InterfaceFolder {
  /// Lets storyboards find the two classes, and what they have.
  func register() {
    var table = SegueTable()
    table.type("Screen", StoryboardScreen.self)
    table.type("Slide", StoryboardSlide.self)
    table.property("title1", \StoryboardScreen.title1)
    table.property("buttons", \StoryboardScreen.buttons)
    table.property("height", \StoryboardScreen.height)
    table.property("shade", \StoryboardScreen.shade)
    table.method("tap:", StoryboardScreen.tap)
    table.method("back:", StoryboardScreen.back)
  }

  /// A finger taps the middle of a view, and what that leads to comes to its end.
  func tap(_ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let (point, time) = (Point(x: Double(place.x), y: Double(place.y)), phone.host.time + 0.1)
    phone.host.advance(to: time)
    phone.host.handle(PointerEvent(phase: .began, location: point, time: time))
    phone.host.advance(to: time + 0.05)
    phone.host.handle(PointerEvent(phase: .ended, location: point, time: time + 0.05))
    phone.host.advance(to: time + 2)
  }

  /// Two screens of the app's class in a navigation controller, and one that is presented.
  static func way(_ kind: String, _ more: String = "") -> [String] {
    func screen(_ id: String, _ button: String) -> String {
      scene(
        id,
        "<button id=\"\(id)-b\">\(rect(100, 200, 80, 40))<connections>\(button)</connections></button>",
        attributes: #"customClass="Screen" title="\#(id)" storyboardIdentifier="\#(id)""#,
        beside: #"<exit id="exit-\#(id)" sceneMemberID="exit"/>"#
      )
    }
    return [
      """
      <navigationController id="first" sceneMemberID="viewController"><connections>
        <segue destination="one" kind="relationship" relationship="rootViewController" id="r"/></connections>
      </navigationController>
      """,
      screen("one", #"<segue destination="two" kind="\#(kind)" identifier="go" \#(more) id="s1"/>"#),
      screen("two", #"<segue destination="exit-two" kind="unwind" unwindAction="back:" id="s2"/>"#),
    ]
  }
}
