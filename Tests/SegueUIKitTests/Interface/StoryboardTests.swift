import Testing

@testable import SegueUIKit

@MainActor
@Suite("Storyboards")
struct StoryboardTests {
  private typealias Folder = InterfaceFolder

  @Test("outlets, collections, actions, what an app adds, and awaking, in UIKit's order")
  func connections() throws {
    let folder = try InterfaceFolder()
    folder.register()
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
    let first = try #require(folder.open() as? StoryboardScreen)
    #expect(first.told == ["awake", "loaded"])
    #expect(first.title1?.text == "A")
    #expect(first.title1?.layer.cornerRadius == 6)
    #expect(first.title1?.layer.masksToBounds == true)
    #expect(first.shade == 0.75)
    #expect(first.buttons?.count == 2)
    #expect(first.height?.constant == 20)
    folder.tap(try #require(first.buttons?.first))
    #expect(first.told.suffix(1) == ["tap"])
    folder.tap(first.view.subviews[3])
    #expect(first.told.count { $0 == "tap" } == 2)
    #expect(folder.phone.host.notes.isEmpty)
  }

  @Test("tabs have their screens before they are whole, containers what is embedded")
  func containers() throws {
    let folder = try InterfaceFolder()
    folder.register()
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
    let one = try #require(tabs.viewControllers?.first as? StoryboardScreen)
    #expect(one.children.map(\.title) == ["Inner"])
    #expect(one.told.contains("prepare in for Inner"))
    #expect(one.children[0].view.superview === one.view.subviews[0])
  }

  @Test("a table has the rows that are drawn, and their segues")
  func staticTable() throws {
    let folder = try InterfaceFolder()
    folder.register()
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
    folder.tap(cells[0])
    #expect(navigation.viewControllers.count == 1)
    folder.tap(cells[1])
    #expect(navigation.topViewController?.title == "two")
  }

  @Test("scenes are found by their names, also in another storyboard, and a block makes one")
  func names() throws {
    let folder = try InterfaceFolder()
    folder.register()
    try folder.storyboard(Folder.way("show"))
    try folder.storyboard([Folder.scene("x", attributes: #"title="far""#)], initial: "x", name: "Other")
    let board = UIStoryboard(name: "Main", bundle: nil)
    #expect(board.instantiateViewController(withIdentifier: "two").title == "two")
    #expect(board.instantiateViewController(withIdentifier: "two").storyboard === board)
    let own: StoryboardScreen = board.instantiateViewController(identifier: "two") { coder in
      let screen = StoryboardScreen(coder: coder)
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
    let folder = try InterfaceFolder()
    folder.register()
    try folder.storyboard(Folder.way("show"))
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
}
