import Testing

/// Protocols of Objective-C, and calls of what they leave to choice.
@Suite struct OptionalTests {
  @Test(
    "a protocol of Objective-C is one of classes",
    arguments: [
      ("@objc protocol P {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: Q {}", "      protocol P: AnyObject, Q {}"),
      ("@objc protocol P: AnyObject {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: class {}", "      protocol P: class {}"),
      ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
      ("protocol P {}", "protocol P {}"),
    ]
  )
  func protocols(source: String, becomes: String) { #expect(Pass.text(of: source) == becomes) }

  @Test(
    "an optional requirement has a default that asks the table",
    arguments: [
      ("func f()", "func f()", #"func f() { SegueTable.send("f", to: self, []) }"#),
      (
        "func f(_ a: Int, with b: [B])", "func f(_ a: Int, with b: [B])",
        #"func f(_ a: Int, with b: [B]) { SegueTable.send("f:with:", to: self, [a, b]) }"#
      ),
      (
        "func f(_: Int) -> UIView?", "func f(_: Int) -> UIView?",
        #"func f(_ _0: Int) -> UIView? { SegueTable.send("f:", to: self, [_0]) as? UIView }"#
      ),
      (
        "func f(for a: Int) -> CGFloat", nil,
        #"func f(for a: Int) -> CGFloat? { SegueTable.send("fFor:", to: self, [a]) as? CGFloat }"#
      ),
      (
        "var f: CGFloat { get }", nil,
        #"var f: CGFloat? { SegueTable.value(forKey: "f", of: self) as? CGFloat }"#
      ),
      (
        "var f: String? { get set }", nil,
        #"var f: String? { SegueTable.value(forKey: "f", of: self) as? String }"#
      ),
    ]
  )
  func requirements(source: String, requirement: String?, added: String) {
    let text = "import UIKit\n@objc protocol P {\n  @objc optional \(source)\n}\n"
    let kept =
      requirement.map { "                 " + $0 } ?? String(repeating: " ", count: 17 + source.count)
    #expect(Pass.text(of: text) == "import UIKit\n      protocol P: AnyObject {\n\(kept)\n}\n")
    #expect(Pass.ending(of: text) == ["extension P {", "  \(added)", "}"])
  }

  @Test("a public protocol has public defaults, and one under a condition has them under it")
  func publicProtocol() {
    let text = "import UIKit\n#if A\n@objc public protocol P { @objc optional func f() }\n#endif\n"
    #expect(
      Pass.ending(of: text) == [
        "#if (A)", "extension P {", #"  public func f() { SegueTable.send("f", to: self, []) }"#, "}",
        "#endif",
      ]
    )
  }

  @Test(
    "calls of optional requirements lose the mark after the method's name",
    arguments: [
      ("delegate?.f?()", "delegate?.f()"), ("delegate.f?()", "delegate.f()"),
      ("delegate!.f!()", "delegate!.f()"),
      ("delegate?.g?(1, with: 2) ?? 3", "delegate?.g(1, with: 2) ?? 3"),
      ("other?.unknown?(a, named: 1)", "other?.unknown(a, named: 1)"),
      ("d?.animationEnded?(true)", "d?.animationEnded(true)"),
      ("d?.scrollViewDidScroll?(s)", "d?.scrollViewDidScroll(s)"),
      // A function in a property stays what it is.
      ("completion?()", "completion?()"), ("self.completion?()", "self.completion?()"),
      ("self.onTap?(1)", "self.onTap?(1)"), ("a.list?[0]", "a.list?[0]"), ("a.b?.c()", "a.b?.c()"),
      ("self.held?()", "self.held?()"),
    ]
  )
  func calls(source: String, becomes: String) {
    let text = """
      @objc protocol P { @objc optional func f(); @objc optional func g(_ a: Int, with b: Int) -> Int; @objc optional func held() }
      class A { var held: (() -> Void)? }
      let x = \(source)

      """
    #expect(Pass.text(of: text).split(separator: "\n")[2] == "let x = \(becomes)")
  }

  @Test("what fulfils an optional requirement can be found by name, in subclasses too")
  func fulfilling() {
    let text = """
      import UIKit
      @objc protocol P { @objc optional func f(); @objc optional var v: Int { get } }
      class A: P { func f() {}; let v = 1; func other() {} }
      class B: UIViewController, UIScrollViewDelegate { func scrollViewDidZoom(_ s: UIScrollView) {} }
      class C: B { func scrollViewDidScroll(_ s: UIScrollView) {}; func mine(_ s: UIScrollView) {} }
      class D: UITableViewController { func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {} }
      """
    let lines = Pass.ending(of: text).filter { $0.contains("table.") }.map { $0.drop { $0 == " " } }
    #expect(
      lines == [
        #"table.method("f") { (object: A) in { () -> Void in object.f() } }"#, #"table.property("v", \A.v)"#,
        #"table.method("scrollViewDidScroll:", C.scrollViewDidScroll(_:))"#,
        #"table.method("tableView:didSelectRowAt:", D.tableView(_:didSelectRowAt:))"#,
      ]
    )
  }

  @Test(
    "only what is declared as the protocol has it as a value",
    arguments: [
      ("class A { let d: P; func h() { k(d.f(_:)) } }", true),
      ("class A { var d: (any P)?; func h() { k(d?.f(_:)) } }", true),
      ("class A { var d: (UIView & P)!; func h() { k(d.f(_:), d!.f(_:)) } }", true),
      ("class A { var d: Q?; func h() { k(self.d?.f(_:)) } }", true),
      ("class A { func h(d: P) { k(d.f(_:)) } }", true),
      ("class A { func h() { if let f = make()?.f(_:) { k(f) } } }", true),
      ("class A { var d: P?; func h() { guard let d else { return }; k(d.f(_:)) } }", true),
      ("class A { let d: C; func h() { k(d.f(_:)) } }", false),
      ("class A { var d: C?; func h() { k(d?.f(_:)) } }", false),
      ("class A { var d: P?; func h(d: C) { k(d.f(_:)) } }", false),
      ("class A { func h() { let d = C(); k(d.f(_:)) } }", false),
      ("class A { func f(_ a: Int) {}; func h() { k(self.f(_:)) } }", false),
    ]
  )
  func declaredValues(source: String, isTaken: Bool) {
    let protocols = """
      @objc protocol P { @objc optional func f(_ a: Int) }
      protocol Q: P {}
      class C: P { func f(_ a: Int) {} }

      """
    let text = Pass.text(of: protocols + source + "\n")
    #expect(text.contains("._segueMethod_f_") == isTaken)
    if isTaken { #expect(!text.contains(".f(_:)")) }
  }

  @Test("an optional method that is not called is a value, nil of an object without it")
  func values() {
    let source = """
      @objc protocol P { @objc optional func f(_ a: Int, at b: Int) -> Bool; @objc optional func g(_ a: Int) }
      class A { weak var d: P?; func h() { if let f = d?.f(_:at:) { k(f(1, 2)) }; k(d?.g(_:) != nil, #selector(P.g(_:))) } }

      """
    #expect(
      Pass.text(of: source).contains(
        "if let f = d?._segueMethod_f__at { k(f(1, 2)) }; k(d?._segueMethod_g_ != nil,"
      )
    )
    #expect(
      Pass.ending(of: source).filter { $0.contains("_segueMethod") } == [
        #"  var _segueMethod_f__at: ((Int, Int) -> Bool)? { SegueTable.has("f:at:", self) ? { _0, _1 in self.f(_0, at: _1)! } : nil }"#,
        #"  var _segueMethod_g_: ((Int) -> Void)? { SegueTable.has("g:", self) ? { _0 in self.g(_0) } : nil }"#,
      ]
    )
    #expect(
      !Pass.ending(of: "@objc protocol P { @objc optional func g(_ a: Int) }").joined().contains(
        "_segueMethod"
      )
    )
  }
}
