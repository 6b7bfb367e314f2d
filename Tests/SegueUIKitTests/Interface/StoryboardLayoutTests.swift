import Testing

@testable import SegueUIKit

/// Views as Xcode saves them, on the device that there is.
@MainActor
@Suite("Views of storyboards")
struct StoryboardLayoutTests {
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
}
