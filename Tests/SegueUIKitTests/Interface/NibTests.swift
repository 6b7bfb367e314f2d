import SegueImages
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Nibs and catalogues")
struct NibTests {
  private final class Card: UITableViewCell { var name: UILabel? }
  private final class Owner: NSObject { var panel: UIView? }
  private final class NibScreen: UIViewController { var label: UILabel? }

  private func nib(_ owner: String, _ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" \(owner)
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      \(objects)
    </objects></document>
    """
  }

  @Test("a nib's cells are made again and again, each with its own outlets")
  func cells() throws {
    var table = SegueTable()
    table.type("Card", Card.self)
    table.property("name", \Card.name)
    let folder = try InterfaceFolder()
    try folder.write(
      nib(
        "/>",
        """
        <tableViewCell reuseIdentifier="card" customClass="Card" id="c">\(InterfaceFolder.rect(0, 0, 320, 44))
          <tableViewCellContentView key="contentView" id="v">\(InterfaceFolder.rect(0, 0, 320, 44))
            <subviews><label text="name" id="l">\(InterfaceFolder.rect(8, 8, 100, 20))</label></subviews>
          </tableViewCellContentView>
          <connections><outlet property="name" destination="l" id="o"/></connections>
        </tableViewCell>
        """
      ),
      to: "Card.xib"
    )
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    view.register(UINib(nibName: "Card", bundle: nil), forCellReuseIdentifier: "card")
    let path = IndexPath(row: 0, section: 0)
    let one = try #require(view.dequeueReusableCell(withIdentifier: "card", for: path) as? Card)
    let two = try #require(view.dequeueReusableCell(withIdentifier: "card", for: path) as? Card)
    #expect(one.name?.text == "name")
    #expect(one.name !== two.name)
    #expect(one.name?.superview === one.contentView)
    #expect(one.reuseIdentifier == "card")
  }

  @Test("a colour is read as every Xcode writes it")
  func writtenColors() throws {
    let folder = try InterfaceFolder()
    let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    let written: [(text: String, color: UIColor)] = [
      (#"white="0.5" alpha="1" colorSpace="custom""#, UIColor(white: 0.5, alpha: 1)),
      (#"red="1" green="0.5" blue="0" alpha="0.5" colorSpace="calibratedRGB""#, orange),
      (#"systemColor="systemBackgroundColor""#, .systemBackground),
      (#"xcode11CocoaTouchSystemColor="systemTealColor" cocoaTouchSystemColor="whiteColor""#, .systemTeal),
      (#"xcode11CocoaTouchSystemColor="yetUnknownColor" cocoaTouchSystemColor="whiteColor""#, .white),
      (#"cocoaTouchSystemColor="darkTextColor""#, .darkText),
      (#"name="systemBlueColor" catalog="System" colorSpace="catalog""#, .systemBlue),
    ]
    for (index, one) in written.enumerated() {
      let color = "<color key=\"backgroundColor\" \(one.text)/>"
      let view = "<view id=\"v\">\(InterfaceFolder.rect(0, 0, 9, 9))\(color)</view>"
      try folder.write(nib("/>", view), to: "Color\(index).xib")
    }
    for (index, one) in written.enumerated() {
      let made = try #require(Bundle.main.loadNibNamed("Color\(index)", owner: nil)?.first as? UIView)
      #expect(made.backgroundColor == one.color, "\(one.text)")
    }
  }

  private final class Header: UITableViewHeaderFooterView {}

  @Test("a nib's headers are made again and again, and classes of UIKit's own are what a nib names")
  func headers() throws {
    var table = SegueTable()
    table.type("Header", Header.self)
    let folder = try InterfaceFolder()
    let view = "<view customClass=\"Header\" id=\"h\">\(InterfaceFolder.rect(0, 0, 320, 44))</view>"
    try folder.write(nib("/>", view), to: "Header.xib")
    let own = "<view customClass=\"UICollectionView\" id=\"c\">\(InterfaceFolder.rect(0, 0, 320, 44))</view>"
    try folder.write(nib("/>", own), to: "Own.xib")
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    list.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
    let first = list.dequeueReusableHeaderFooterView(withIdentifier: "header")
    let second = list.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(first is Header && second is Header && first !== second)
    #expect(list.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    #expect(Bundle.main.loadNibNamed("Own", owner: nil)?.first is UICollectionView)
    #expect(folder.phone.host.notes.isEmpty)
  }

  @Test("a nib is connected with whom it is loaded for")
  func owner() throws {
    var table = SegueTable()
    table.property("panel", \Owner.panel)
    let folder = try InterfaceFolder()
    let placeholder =
      #"><connections><outlet property="panel" destination="p" id="o"/></connections></placeholder>"#
    try folder.write(
      nib(placeholder, "<view id=\"p\">\(InterfaceFolder.rect(0, 0, 70, 80))</view>"),
      to: "Panel.xib"
    )
    let owner = Owner()
    let made = Bundle.main.loadNibNamed("Panel", owner: owner) ?? []
    #expect(made.count == 1)
    #expect(owner.panel?.bounds.size == CGSize(width: 70, height: 80))
    #expect(owner.panel === made.first as? UIView)
  }

  @Test("a controller's view is in the nib of its class's name, or of the name that it is given")
  func controller() throws {
    var table = SegueTable()
    table.property("label", \NibScreen.label)
    let folder = try InterfaceFolder()
    func text(_ word: String) -> String {
      nib(
        """
        ><connections><outlet property="view" destination="v" id="o1"/>
        <outlet property="label" destination="l" id="o2"/></connections></placeholder>
        """,
        """
        <view id="v">\(InterfaceFolder.rect(0, 0, 320, 480))
          <subviews><label text="\(word)" id="l">\(InterfaceFolder.rect(0, 0, 100, 20))</label></subviews></view>
        """
      )
    }
    try folder.write(text("own"), to: "NibScreen.xib")
    try folder.write(text("other"), to: "Views/Other.xib")
    let own = NibScreen()
    own.loadViewIfNeeded()
    #expect(own.label?.text == "own")
    #expect(own.view.frame.size == CGSize(width: 393, height: 852))
    let other = NibScreen(nibName: "Other", bundle: nil)
    other.loadViewIfNeeded()
    #expect(other.label?.text == "other")
    let none = NibScreen(nibName: "None", bundle: nil)
    none.loadViewIfNeeded()
    #expect(none.view.subviews.isEmpty)
    #expect(folder.phone.host.notes.contains("there is no nib 'None' beside the files"))
  }

  @Test("colours of a catalogue, as it writes them")
  func colors() throws {
    let folder = try InterfaceFolder()
    func set(_ name: String, _ components: String) throws {
      try folder.write(
        """
        {"colors": [
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"components": {"red": "0", "green": "0", "blue": "0", "alpha": "1"}}},
          {"idiom": "universal", "color": {"color-space": "srgb", "components": \(components)}}
        ]}
        """,
        to: "Assets.xcassets/\(name).colorset/Contents.json"
      )
    }
    try set("Parts", #"{"red": "0.25", "green": "0.500", "blue": "1.000", "alpha": "0.5"}"#)
    try set("Bytes", #"{"red": "51", "green": "0xFF", "blue": "0", "alpha": "1.000"}"#)
    try set("Grey", #"{"white": "0.500", "alpha": "1.000"}"#)
    try folder.write("{", to: "Assets.xcassets/Broken.colorset/Contents.json")
    #expect(UIColor(named: "Parts") == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.5))
    #expect(UIColor(named: "Bytes") == UIColor(red: 0.2, green: 1, blue: 0, alpha: 1))
    #expect(UIColor(named: "Grey") == UIColor(white: 0.5, alpha: 1))
    #expect(UIColor(named: "Broken") == nil)
    #expect(UIColor(named: "None") == nil)
  }

  @Test("without a library for them a JPEG is a grey box of its size")
  func jpeg() throws {
    let folder = try InterfaceFolder()
    // A beginning, a segment of a profile, a progressive frame of 600 by 400, and nothing more.
    let bytes: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 6, 1, 2, 3, 4, 0xFF, 0xFF, 0xC2, 0, 17, 8, 0x01, 0x90, 0x02, 0x58, 3]
      + [UInt8](repeating: 0, count: 20)
    try folder.write(bytes, to: "lake@2x.jpg")
    let box = try #require(PictureBox.jpeg("\(folder.path)/lake@2x.jpg"))
    #expect(abs(Double(box.pixels.width) / box.ratio - 600) < 1e-9)
    #expect(abs(Double(box.pixels.height) / box.ratio - 400) < 6)
    // There is nothing in it that the library could read.
    #expect(UIImage(named: "lake") == nil)
    for end in 0..<bytes.count - 20 { _ = PictureBox.size(ofJPEG: Array(bytes[..<end])) }
    #expect(PictureBox.size(ofJPEG: [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 40)) == nil)
    #expect(PictureBox.size(ofJPEG: [1, 2, 3]) == nil)
  }
}
