import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Storyboards")
struct StoryboardTests {
  private final class Screen: UIViewController {
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

  private final class Slide: UIStoryboardSegue {
    override func perform() { source.present(destination, animated: false) }
  }

  private func register() {
    var table = SegueTable()
    table.type("Screen", Screen.self)
    table.type("Slide", Slide.self)
    table.property("title1", \Screen.title1)
    table.property("buttons", \Screen.buttons)
    table.property("height", \Screen.height)
    table.property("shade", \Screen.shade)
    table.method("tap:", Screen.tap)
    table.method("back:", Screen.back)
  }

  private func tap(_ phone: Phone, _ view: UIView) {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    let (point, time) = (Point(x: Double(place.x), y: Double(place.y)), phone.host.time + 0.1)
    phone.host.advance(to: time)
    phone.host.handle(PointerEvent(phase: .began, location: point, time: time))
    phone.host.advance(to: time + 0.05)
    phone.host.handle(PointerEvent(phase: .ended, location: point, time: time + 0.05))
    phone.host.advance(to: time + 2)
  }

  private typealias Folder = InterfaceFolder

  @Test("views have their looks, and follow the phone's size by their masks")
  func views() throws {
    let folder = try InterfaceFolder()
    try folder.storyboard(
      [
        Folder.scene(
          "first",
          """
          <label opaque="NO" text="Herbs &amp; more" textAlignment="center" numberOfLines="2" tag="7" id="l">
            \(Folder.rect(20, 100, 335, 40))
            <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
            <color key="textColor" systemColor="systemTealColor"/>
          </label>
          <view alpha="0.5" hidden="YES" clipsSubviews="YES" userInteractionEnabled="NO" id="v">
            \(Folder.rect(10, 600, 50, 60))
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMinY="YES"/>
            <color key="backgroundColor" red="0.2" green="0.4" blue="0.6" alpha="0.8" colorSpace="custom"/>
          </view>
          <button buttonType="system" id="b">\(Folder.rect(0, 0, 100, 30))
            <fontDescription key="fontDescription" type="boldSystem" pointSize="12"/>
            <state key="normal" title="Go"><color key="titleColor" white="0.25" alpha="1" colorSpace="custom"/></state>
            <state key="disabled" title="No"/>
          </button>
          """,
          view: #"<color key="backgroundColor" name="Ground"/>"#
        )
      ],
      resources: #"<namedColor name="Ground"><color red="1" green="0.5" blue="0" alpha="1"/></namedColor>"#
    )
    let first = try #require(folder.open())
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(first.view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let label = try #require(first.view.viewWithTag(7) as? UILabel)
    #expect(label.text == "Herbs & more")
    #expect(label.frame == CGRect(x: 20, y: 100, width: 353, height: 40))
    #expect(label.font == .systemFont(ofSize: 21, weight: .semibold))
    #expect(label.textColor == .systemTeal)
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 2)
    let view = first.view.subviews[1]
    #expect(view.frame == CGRect(x: 10, y: 785, width: 50, height: 60))
    #expect(view.alpha == 0.5 && view.isHidden && view.clipsToBounds && !view.isUserInteractionEnabled)
    #expect(view.backgroundColor == UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8))
    let button = try #require(first.view.subviews[2] as? UIButton)
    #expect(button.title(for: .normal) == "Go" && button.title(for: .disabled) == "No")
    #expect(button.titleColor(for: .normal) == UIColor(white: 0.25, alpha: 1))
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 12))
    #expect(folder.phone.host.notes.isEmpty)
  }

  @Test("constraints place views on any phone: to guides, to each other, by ratios and with priorities")
  func constraints() throws {
    let folder = try InterfaceFolder()
    try folder.storyboard([
      Folder.scene(
        "first",
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">\(Folder.rect(0, 0, 1, 1))
          <constraints>
            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="c1"/>
            <constraint firstAttribute="height" constant="50" id="c2"/>
          </constraints>
        </view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">\(Folder.rect(0, 0, 1, 1))</view>
        """,
        view: """
          <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="first-safe" secondAttribute="top" constant="10" id="c3"/>
            <constraint firstItem="a" firstAttribute="leading" secondItem="first-view" secondAttribute="leading" constant="20" id="c4"/>
            <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="30" id="c5"/>
            <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" constant="8" id="c6"/>
            <constraint firstItem="b" firstAttribute="top" secondItem="top" secondAttribute="bottom" id="c7"/>
            <constraint firstItem="bottom" firstAttribute="top" relation="greaterThanOrEqual" secondItem="b" secondAttribute="bottom" constant="100" id="c8"/>
            <constraint firstItem="b" firstAttribute="height" constant="2000" priority="500" id="c9"/>
            <constraint firstItem="b" firstAttribute="height" constant="1" placeholder="YES" id="c10"/>
          </constraints>
          """,
        more: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/>
          <viewControllerLayoutGuide type="bottom" id="bottom"/></layoutGuides>
          """
      )
    ])
    let first = try #require(folder.open())
    let (a, b) = (first.view.subviews[0], first.view.subviews[1])
    let safe = first.view.safeAreaInsets
    #expect(safe.top > 0 && safe.bottom > 0)
    #expect(a.frame.isNear(CGRect(x: 20, y: safe.top + 10, width: 100, height: 50)))
    let height = 852 - safe.top - safe.bottom - 100
    #expect(b.frame.isNear(CGRect(x: 128, y: safe.top, width: 393 - 30 - 128, height: height)))
  }

  @Test("outlets, collections, actions, what an app adds, and awaking, in UIKit's order")
  func connections() throws {
    register()
    let folder = try InterfaceFolder()
    try folder.storyboard([
      Folder.scene(
        "first",
        """
        <label text="A" id="l">\(Folder.rect(0, 100, 50, 20))
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="6"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
          </userDefinedRuntimeAttributes>
        </label>
        <button id="b1">\(Folder.rect(100, 200, 80, 40))
          <connections><action selector="tap:" destination="first" eventType="touchUpInside" id="x1"/></connections>
        </button>
        <button id="b2">\(Folder.rect(100, 300, 80, 40))</button>
        <view id="p">\(Folder.rect(100, 500, 80, 40))
          <connections><outletCollection property="gestureRecognizers" destination="t" appends="YES" id="x2"/></connections>
        </view>
        """,
        view:
          #"<constraints><constraint firstItem="l" firstAttribute="height" constant="20" id="h"/></constraints>"#,
        more: """
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="shade"><real key="value" value="0.75"/></userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections>
            <outlet property="title1" destination="l" id="o1"/>
            <outlet property="height" destination="h" id="o2"/>
            <outletCollection property="buttons" destination="b1" id="o3"/>
            <outletCollection property="buttons" destination="b2" id="o4"/>
          </connections>
          """,
        attributes: #"customClass="Screen""#,
        beside: """
          <tapGestureRecognizer id="t">
            <connections><action selector="tap:" destination="first" id="x3"/></connections>
          </tapGestureRecognizer>
          """
      )
    ])
    let first = try #require(folder.open() as? Screen)
    #expect(first.told == ["awake", "loaded"])
    #expect(first.title1?.text == "A")
    #expect(first.title1?.layer.cornerRadius == 6)
    #expect(first.title1?.layer.masksToBounds == true)
    #expect(first.shade == 0.75)
    #expect(first.buttons?.count == 2)
    #expect(first.height?.constant == 20)
    tap(folder.phone, try #require(first.buttons?.first))
    #expect(first.told.suffix(1) == ["tap"])
    tap(folder.phone, first.view.subviews[3])
    #expect(first.told.count { $0 == "tap" } == 2)
    #expect(folder.phone.host.notes.isEmpty)
  }

  /// Two screens of the app's class in a navigation controller, and one that is presented.
  private func way(_ kind: String, _ more: String = "") -> [String] {
    func screen(_ id: String, _ button: String) -> String {
      Folder.scene(
        id,
        "<button id=\"\(id)-b\">\(Folder.rect(100, 200, 80, 40))<connections>\(button)</connections></button>",
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

  @Test("a segue is prepared, leads to a new screen, and back to whom has the action")
  func show() throws {
    register()
    let folder = try InterfaceFolder()
    try folder.storyboard(way("show"))
    let navigation = try #require(folder.open() as? UINavigationController)
    let one = try #require(navigation.topViewController as? Screen)
    tap(folder.phone, one.view.subviews[0])
    let two = try #require(navigation.topViewController as? Screen)
    #expect(two.title == "two")
    #expect(one.told.suffix(1) == ["prepare go for two"])
    tap(folder.phone, two.view.subviews[0])
    #expect(navigation.viewControllers == [one])
    #expect(one.told.suffix(1) == ["back from two"])
    one.performSegue(withIdentifier: "go", sender: nil)
    folder.phone.host.advance(to: folder.phone.host.time + 2)
    #expect(navigation.topViewController !== two)
    #expect(navigation.topViewController?.title == "two")
  }

  @Test("a presentation has its style, and unwinds to its presenter")
  func present() throws {
    register()
    let folder = try InterfaceFolder()
    try folder.storyboard(
      way("presentation", #"modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve""#)
    )
    let navigation = try #require(folder.open() as? UINavigationController)
    let one = try #require(navigation.topViewController as? Screen)
    tap(folder.phone, one.view.subviews[0])
    let two = try #require(navigation.presentedViewController as? Screen)
    #expect(two.modalPresentationStyle == .overFullScreen)
    #expect(two.modalTransitionStyle == .crossDissolve)
    tap(folder.phone, two.view.subviews[0])
    #expect(navigation.presentedViewController == nil)
    #expect(one.told.suffix(1) == ["back from two"])
  }

  @Test("a segue of the app's class goes its own way, and one that may not be gone is not")
  func custom() throws {
    register()
    let folder = try InterfaceFolder()
    try folder.storyboard(way("custom", #"customClass="Slide""#))
    let navigation = try #require(folder.open() as? UINavigationController)
    let one = try #require(navigation.topViewController as? Screen)
    one.performSegue(withIdentifier: "go", sender: nil)
    folder.phone.host.advance(to: folder.phone.host.time + 1)
    #expect(navigation.presentedViewController?.title == "two")
    let other = try InterfaceFolder()
    try other.storyboard(way("show").map { $0.replacing("identifier=\"go\"", with: "identifier=\"never\"") })
    let stack = try #require(other.open() as? UINavigationController)
    tap(other.phone, try #require(stack.topViewController?.view.subviews[0]))
    #expect(stack.viewControllers.count == 1)
  }

  @Test("tabs have their screens before they are whole, containers what is embedded")
  func containers() throws {
    register()
    let folder = try InterfaceFolder()
    try folder.storyboard([
      """
      <tabBarController id="first" sceneMemberID="viewController"><connections>
        <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/></connections>
      </tabBarController>
      """,
      Folder.scene(
        "one",
        """
        <containerView id="box">\(Folder.rect(0, 100, 375, 200))
          <connections><segue destination="inner" kind="embed" identifier="in" id="e"/></connections></containerView>
        """,
        more: #"<tabBarItem key="tabBarItem" title="First" id="i"/>"#,
        attributes: #"customClass="Screen""#
      ),
      Folder.scene("two", attributes: #"title="Second""#),
      Folder.scene("inner", attributes: #"title="Inner""#),
    ])
    let tabs = try #require(folder.open() as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0.tabBarItem.title ?? $0.title } == ["First", "Second"])
    let one = try #require(tabs.viewControllers?.first as? Screen)
    #expect(one.children.map(\.title) == ["Inner"])
    #expect(one.told.contains("prepare in for Inner"))
    #expect(one.children[0].view.superview === one.view.subviews[0])
  }

  @Test("a table has the rows that are drawn, and their segues")
  func staticTable() throws {
    register()
    let folder = try InterfaceFolder()
    func cell(_ id: String, _ text: String, _ more: String = "") -> String {
      """
      <tableViewCell rowHeight="60" style="IBUITableViewCellStyleSubtitle" textLabel="t\(id)" detailTextLabel="d\(id)" id="\(id)">
        \(Folder.rect(0, 0, 375, 60))
        <tableViewCellContentView key="contentView" id="c\(id)">\(Folder.rect(0, 0, 375, 60))
          <subviews><label text="\(text)" id="t\(id)">\(Folder.rect(16, 10, 50, 20))</label>
          <label text="more" id="d\(id)">\(Folder.rect(16, 30, 50, 20))</label></subviews>
        </tableViewCellContentView><connections>\(more)</connections>
      </tableViewCell>
      """
    }
    try folder.storyboard([
      """
      <navigationController id="first" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>
      """,
      """
      <tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="tv">\(Folder.rect(0, 0, 375, 667))
          <sections><tableViewSection headerTitle="Herbs" id="s"><cells>
            \(cell("a", "Basil"))\(cell("b", "Mint", #"<segue destination="two" kind="show" id="g"/>"#))
          </cells></tableViewSection></sections></tableView>
        <navigationItem key="navigationItem" title="List" id="n">
          <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/></navigationItem>
      </tableViewController>
      """,
      Folder.scene("two", attributes: #"title="two""#),
    ])
    let navigation = try #require(folder.open() as? UINavigationController)
    let list = try #require(navigation.topViewController as? UITableViewController)
    #expect(list.navigationItem.title == "List")
    #expect(list.navigationItem.rightBarButtonItem?.title == "+")
    let cells = list.tableView.visibleCells
    #expect(cells.compactMap { $0.textLabel?.text } == ["Basil", "Mint"])
    #expect(cells.compactMap { $0.detailTextLabel?.text } == ["more", "more"])
    #expect(cells.map { $0.bounds.height } == [60, 60])
    #expect(list.tableView.style == .grouped)
    tap(folder.phone, cells[0])
    #expect(navigation.viewControllers.count == 1)
    tap(folder.phone, cells[1])
    #expect(navigation.topViewController?.title == "two")
  }

  @Test("scenes are found by their names, also in another storyboard, and a block makes one")
  func names() throws {
    register()
    let folder = try InterfaceFolder()
    try folder.storyboard(way("show"))
    try folder.storyboard([Folder.scene("x", attributes: #"title="far""#)], initial: "x", name: "Other")
    let board = UIStoryboard(name: "Main", bundle: nil)
    #expect(board.instantiateViewController(withIdentifier: "two").title == "two")
    #expect(board.instantiateViewController(withIdentifier: "two").storyboard === board)
    let own: Screen = board.instantiateViewController(identifier: "two") { coder in
      let screen = Screen(coder: coder)
      screen?.shade = 3
      return screen
    }
    #expect(own.shade == 3 && own.title == "two")
    #expect(own.view.subviews.count == 1)
    #expect(UIStoryboard(name: "Other", bundle: nil).instantiateInitialViewController()?.title == "far")
    _ = board.instantiateViewController(withIdentifier: "nowhere")
    #expect(folder.phone.host.notes.contains("the storyboard 'Main' has no scene 'nowhere'"))
  }

  @Test("what cannot be read is told, and nothing else fails")
  func unreadable() throws {
    for text in [
      "", "<document", "<document><scenes></document>", "{}", "<html/>",
      String(repeating: "<a>", count: 2000) + String(repeating: "</a>", count: 2000),
    ] {
      let folder = try InterfaceFolder()
      try folder.write(text, to: "Base.lproj/Main.storyboard")
      let board = UIStoryboard(name: "Main", bundle: nil)
      #expect(board.instantiateInitialViewController() != nil)
      #expect(folder.phone.host.notes.contains { $0.hasPrefix("'Main.storyboard' cannot be read") })
    }
    let folder = try InterfaceFolder()
    try folder.storyboard([
      Folder.scene(
        "first",
        """
        <label text="x" customClass="Unknown" id="l"/><strangeView id="s"><connections>
          <outlet property="nothing" destination="nobody" id="o"/><segue destination="nowhere" kind="show" id="g"/>
        </connections></strangeView>
        """,
        view:
          #"<constraints><constraint firstItem="nobody" firstAttribute="odd" id="c"/><constraint id="d"/></constraints>"#,
        attributes: #"customClass="Nobody""#
      )
    ])
    let first = try #require(folder.open())
    #expect(first.view.subviews.count == 2)
    #expect(folder.phone.host.notes.contains("the class 'Nobody' of 'Main' is not in the files"))
    #expect(folder.phone.host.notes.contains { $0.contains("has no outlet 'nothing'") })
  }

  @Test("screens that are left are let go of")
  func memory() throws {
    register()
    let folder = try InterfaceFolder()
    try folder.storyboard(way("show"))
    let navigation = try #require(folder.open() as? UINavigationController)
    weak var gone: UIViewController?
    do {
      let one = try #require(navigation.topViewController)
      one.performSegue(withIdentifier: "go", sender: nil)
      folder.phone.host.advance(to: folder.phone.host.time + 2)
      gone = navigation.topViewController
      #expect(gone?.title == "two")
      navigation.popViewController(animated: true)
      folder.phone.host.advance(to: folder.phone.host.time + 2)
    }
    #expect(gone == nil)
  }

  @Test(
    "what an interface says for a device's size classes is so on that device alone",
    arguments: [(393.0, 852.0, "phone", 2, 20.0), (852, 393, "across", 1, 7)]
  )
  func variations(width: Double, height: Double, text: String, views: Int, gap: Double) throws {
    let folder = try InterfaceFolder(width: width, height: height)
    try folder.storyboard([
      Folder.scene(
        "first",
        """
        <label text="any" translatesAutoresizingMaskIntoConstraints="NO" id="l">\(Folder.rect(0, 0, 10, 10))
          <variation key="heightClass=regular" text="tall"/>
          <variation key="heightClass=compact" text="across"/>
          <variation key="heightClass=regular-widthClass=compact" text="phone">
            <fontDescription key="fontDescription" type="system" pointSize="30"/>
          </variation>
          <fontDescription key="fontDescription" type="system" pointSize="12"/>
        </label>
        <view id="tall">\(Folder.rect(0, 0, 10, 10))</view>
        <view id="never">\(Folder.rect(0, 0, 10, 10))</view>
        """,
        view: """
          <constraints>
            <constraint firstItem="l" firstAttribute="top" secondItem="first-view" secondAttribute="top" constant="20" id="t">
              <variation key="heightClass=compact" constant="7"/>
            </constraint>
            <constraint firstItem="l" firstAttribute="leading" secondItem="first-view" secondAttribute="leading" constant="5" id="near"/>
            <constraint firstItem="l" firstAttribute="leading" secondItem="first-view" secondAttribute="leading" constant="50" id="far"/>
          </constraints>
          <variation key="default">
            <mask key="subviews"><exclude reference="tall"/><exclude reference="never"/></mask>
            <mask key="constraints"><exclude reference="far"/></mask>
          </variation>
          <variation key="heightClass=regular">
            <mask key="subviews"><include reference="tall"/></mask>
            <mask key="constraints"><exclude reference="near"/><include reference="far"/></mask>
          </variation>
          """
      )
    ])
    let root = try #require(folder.open()?.view)
    let label = try #require(root.subviews.first as? UILabel)
    #expect(label.text == text)
    #expect(label.font.pointSize == (text == "phone" ? 30 : 12))
    #expect(root.subviews.count == views)
    #expect(abs(Double(label.frame.minY) - gap) < 1e-9)
    #expect(abs(label.frame.minX - (text == "phone" ? 50 : 5)) < 1e-9)
  }

  @Test("the way back ends where a controller says, and takes what is above it in its stack")
  func unwindFurther() throws {
    final class Closed: UIViewController {
      var isOpen = false
      var told = 0
      func back(_ segue: UIStoryboardSegue) { told += 1 }
      override func canPerformUnwindSegueAction(
        _ action: Selector,
        from controller: UIViewController,
        sender: Any?
      ) -> Bool { isOpen && action == Selector("back:") }
    }
    register()
    var table = SegueTable()
    table.type("Closed", Closed.self)
    table.method("back:", Closed.back)
    let folder = try InterfaceFolder()
    try folder.storyboard(
      [
        Folder.scene(
          "two",
          more: """
            <connections><segue destination="exit" kind="unwind" unwindAction="back:" identifier="up" id="s"/></connections>
            """
        )
      ],
      initial: "two"
    )
    let last = try #require(folder.open())
    let (first, middle, top) = (Closed(), Closed(), Closed())
    let navigation = UINavigationController()
    navigation.viewControllers = [first, middle, top]
    folder.phone.window.rootViewController = navigation
    folder.phone.host.advance(to: 1)
    top.present(last, animated: false)
    folder.phone.host.advance(to: 2)
    last.performSegue(withIdentifier: "up", sender: nil)
    folder.phone.host.advance(to: 3)
    #expect(navigation.presentedViewController === last)
    #expect(folder.phone.host.notes == ["no controller on the way back has 'back:'"])
    middle.isOpen = true
    last.performSegue(withIdentifier: "up", sender: nil)
    folder.phone.host.advance(to: 5)
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers == [first, middle])
    #expect((first.told, middle.told, top.told) == (0, 1, 0))
  }
}
