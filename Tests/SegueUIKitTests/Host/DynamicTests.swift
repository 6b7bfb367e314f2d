import Testing

@testable import SegueUIKit

@MainActor
@Suite("Members by name")
struct DynamicTests {
  @Test("common members of Foundation's and UIKit's objects are known")
  func known() {
    #expect(SegueDynamic(NSNumber(value: 2.5)).doubleValue == 2.5 && SegueDynamic(2.5).floatValue == 2.5)
    #expect(
      SegueDynamic(NSNumber(value: 3)).integerValue == 3 && SegueDynamic(NSNumber(value: true)).boolValue
    )
    #expect(SegueDynamic(["a", "b"]).count == 2 && SegueDynamic(NSArray(array: [1])).count == 1)
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(SegueDynamic(NSValue(cgRect: box)).cgRectValue == box)
    let view = UIView(frame: box)
    view.tag = 7
    #expect(SegueDynamic(view).frame == box && SegueDynamic(view).tag == 7)
    #expect(SegueDynamic(view).bounds.size == box.size && SegueDynamic(view.layer).frame == box)
    #expect(SegueDynamic("a").doubleValue == nil && SegueDynamic(nil).frame == nil)
  }

  @Test("a CGFloat is a number wherever an object is asked for")
  func bridged() {
    let array = NSMutableArray(array: [0])
    array[0] = CGFloat(3.5)
    #expect(SegueDynamic(array.object(at: 0)).floatValue == 3.5)
    #expect(array[0] as? NSNumber == 3.5 && array[0] as? CGFloat == 3.5)
    let values: [String: Any] = ["a": CGFloat(2)]
    #expect((values as NSDictionary)["a"] as? NSNumber == 2 && NSNumber(value: 4) as? CGFloat == 4)
    let sizes: [CGFloat] = [1, 2]
    #expect(sizes as [NSNumber] == [1, 2] && ([1, 2] as [NSNumber]) as? [CGFloat] == sizes)
  }

  @Test("older names of characters, events and notifications are there, and index paths as objects")
  func older() {
    let path = NSIndexPath(row: 3, section: 2)
    #expect(
      path.row == 3 && path.item == 3 && path.section == 2
        && path as IndexPath == IndexPath(row: 3, section: 2)
    )
    #expect(NSIndexPath(item: 3, section: 2) == path)
    #expect("abc".characters.count == 3 && "abc".dropFirst().characters.first == "b")
    let name: Notification.Name? = .UIApplicationWillChangeStatusBarFrame
    #expect(name == UIApplication.willChangeStatusBarFrameNotification)
    let subtype: UIEventSubtype = .motionShake
    #expect(subtype == UIEvent.EventSubtype.motionShake)
  }

  private final class Card: NSObject {
    var title = ""
    func take(_ number: Int, with text: String) -> String { "\(text) \(number)" }
  }

  @Test("what every object has is the object's own")
  func everyObject() {
    let (a, b) = (NSNumber(value: 1), NSNumber(value: 1.0))
    #expect(SegueDynamic(a).isEqual(b) && SegueDynamic(a).hash == b.hash && !SegueDynamic(a).isEqual(nil))
    let view = UIImageView()
    #expect(SegueDynamic(view).isKind(of: UIView.self) && !SegueDynamic(view).isMember(of: UIView.self))
    var table = SegueTable()
    table.property("dynamicTitle", \Card.title)
    let card = Card()
    SegueDynamic(card).setValue("A", forKey: "dynamicTitle")
    #expect(card.title == "A" && SegueDynamic(card).value(forKey: "dynamicTitle") as? String == "A")
    card.setValuesForKeys(["dynamicTitle": "B"])
    #expect(
      card.dictionaryWithValues(forKeys: ["dynamicTitle"]) as? [String: String] == ["dynamicTitle": "B"]
    )
  }

  @Test("a message is sent by its selector, and one that nobody has is told")
  func messages() {
    let phone = Phone()
    var table = SegueTable()
    table.method("dynamicTake:with:") { (object: Card, arguments: inout SegueArguments) -> Any? in
      .some(object.take(try arguments.next(), with: try arguments.next()))
    }
    #expect(SegueDynamic(Card()).send("dynamicTake:with:", 3, "a") as? String == "a 3")
    #expect(phone.host.notes.isEmpty)
    #expect(SegueDynamic(UIView()).send("layOutAtOnce") == nil)
    #expect(SegueDynamic(UIView()).send("take:with:", 3, "a") == nil)
    #expect(
      phone.host.notes == [
        "UIView has no method 'layOutAtOnce' that is found by its name",
        "UIView has no method 'take:with:' that is found by its name",
      ]
    )
  }
}
