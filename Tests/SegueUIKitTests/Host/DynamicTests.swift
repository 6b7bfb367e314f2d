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

  @Test("an unknown member is a message, which nobody has to have")
  func messages() {
    #expect(SegueDynamic(UIView()).layOutAtOnce() == nil)
    #expect(SegueDynamic(UIView()).take(3, "a") == nil)
  }
}
