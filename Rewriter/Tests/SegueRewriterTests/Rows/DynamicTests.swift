import SegueRewriter
import Testing

/// Members of `AnyObject`, which Objective-C looks up by their names.
@Suite struct DynamicTests {
  @Test(
    "a member of any object is looked up by its name",
    arguments: [
      ("let a = (x as AnyObject).count", "let a = SegueDynamic(x             ).count"),
      (
        "let a = (list[0] as! AnyObject).frame as CGRect",
        "let a = SegueDynamic(list[0]              ).frame as CGRect"
      ),
      (
        "all.forEach { ($0 as AnyObject).layOut() }",
        "all.forEach { SegueDynamic($0             ).send(\"layOut\") }"
      ),
      ("(x as AnyObject).tap(1)", "SegueDynamic(x             ).send(\"tap:\", 1)"),
      (
        "(x as AnyObject).move(x: 1, y: (2, 3))",
        "SegueDynamic(x             ).send(\"moveWithX:y:\",    1,    (2, 3))"
      ),
      ("(x as AnyObject).reload?(with: 1)", "SegueDynamic(x             ).send(\"reloadWith:\",       1)"),
      ("(x as AnyObject).isEqual(y)", "SegueDynamic(x             ).isEqual(y)"),
      ("(x as AnyObject).setValue(1, forKey: k)", "SegueDynamic(x             ).setValue(1, forKey: k)"),
      (
        "((x as AnyObject).parent() as AnyObject).count",
        "SegueDynamic(SegueDynamic(x             ).send(\"parent\")             ).count"
      ),
      ("(x as AnyObject).each { $0 }", "SegueDynamic(x             ).each { $0 }"),
      ("let a = (x as AnyObject)", "let a = (x as AnyObject)"),
      ("let a = (x as? AnyObject)?.count", "let a = (x as? AnyObject)?.count"),
      ("let a = (x as Card).count", "let a = (x as Card).count"),
    ]
  )
  func dynamic(source: String, expected: String) { #expect(Pass.text(of: source + "\n") == expected + "\n") }

  @Test(
    "a key that Objective-C would copy is hashed",
    arguments: [
      ("d.setObject(x, forKey: 1 as NSCopying)", "d.setObject(x, forKey: 1 as AnyHashable)"),
      ("d.setObject(x, forKey: (k as! NSCopying))", "d.setObject(x, forKey: (k as! AnyHashable))"),
      ("d.setObject(x as NSCopying, forKey: k)", "d.setObject(x as NSCopying, forKey: k)"),
    ]
  )
  func keys(source: String, expected: String) { #expect(Pass.text(of: source + "\n") == expected + "\n") }

  @Test(
    "so is one of a property or a parameter that is declared as any object",
    arguments: [
      (
        "class A { weak var d: AnyObject?; func f() { d?.close?(self); self.d!.close(1, at: 2) } }",
        "class A { weak var d: AnyObject?; func f() { SegueDynamic.of(d)?.send(\"close:\", self); SegueDynamic.of(self.d)!.send(\"close:at:\", 1,     2) } }"
      ),
      (
        "func f(d: [String: AnyObject]) { d[a]?.go(); d[a]!.go() }",
        "func f(d: [String: AnyObject]) { SegueDynamic.of(d[a])?.send(\"go\"); SegueDynamic.of(d[a])!.send(\"go\") }"
      ),
      (
        "func f() { if let d = x as! [Int: AnyObject]?, let r = d[1]?.cgRectValue { g(r) } }",
        "func f() { if let d = x as! [Int: AnyObject]?, let r = SegueDynamic.of(d[1])?.cgRectValue { g(r) } }"
      ),
      ("func f(d: [AnyObject]) { g(d[0].tag) }", "func f(d: [AnyObject]) { g(SegueDynamic(d[0]).tag) }"),
      ("func f(d: [String: UIView]) { d[a]?.go() }", "func f(d: [String: UIView]) { d[a]?.go() }"),
      (
        "func f(_ sender: AnyObject) { g(sender.tag) }",
        "func f(_ sender: AnyObject) { g(SegueDynamic(sender).tag) }"
      ),
      ("func f(_ sender: UIView) { g(sender.tag) }", "func f(_ sender: UIView) { g(sender.tag) }"),
      (
        "class A { var d: AnyObject?; func f(d: UIView) { d.close() } }",
        "class A { var d: AnyObject?; func f(d: UIView) { d.close() } }"
      ),
      (
        "class A { var d: AnyObject?; func f() { if let d { d.close() } } }",
        "class A { var d: AnyObject?; func f() { if let d { SegueDynamic(d).send(\"close\") } } }"
      ),
      (
        "class A { var d: AnyObject?; func f() { guard let e = self.d else { return }; e.close() } }",
        "class A { var d: AnyObject?; func f() { guard let e = self.d else { return }; SegueDynamic(e).send(\"close\") } }"
      ),
      (
        "class A { var d: AnyObject?; func f() { g { [weak d] in d?.close() } } }",
        "class A { var d: AnyObject?; func f() { g { [weak d] in SegueDynamic.of(d)?.send(\"close\") } } }"
      ),
      (
        "func f(d: AnyObject) { g { [weak d] in d?.close(); d.open() } }",
        "func f(d: AnyObject) { g { [weak d] in SegueDynamic.of(d)?.send(\"close\"); d.open() } }"
      ),
      (
        "func f() { let d: AnyObject = g(); d.close() }",
        "func f() { let d: AnyObject = g(); SegueDynamic(d).send(\"close\") }"
      ),
      (
        "for d: AnyObject in all { d.close() }", "for d: AnyObject in all { SegueDynamic(d).send(\"close\") }"
      ),
      (
        "let f = { (a: Int, d: AnyObject) in d.close() }",
        "let f = { (a: Int, d: AnyObject) in SegueDynamic(d).send(\"close\") }"
      ),
      (
        "extension UIView { var d: AnyObject? { nil }; func f() { d?.close() } }",
        "extension UIView { var d: AnyObject? { nil }; func f() { SegueDynamic.of(d)?.send(\"close\") } }"
      ),
    ]
  )
  func declared(source: String, expected: String) { #expect(Pass.text(of: source + "\n") == expected + "\n") }

  @Test(
    "but not of another thing that has the name there",
    arguments: [
      "func f(d: UIView) { d.close(); d?.close() }",
      "func f() { let d = g(); d.close(); d?.close() }",
      "func f() { g { d in d.close(); d?.close() } }",
      "func f() { g { (d: UIView) in d.close() } }",
      "func f() { g { [weak d = other] in d?.close() } }",
      "func f() { g { [d = other as UIView] in d.close() } }",
      "func f() { if let d = g() { d.close() } }",
      "func f() { if let d = d as? UIView { d.close() } }",
      "func f() { guard let d = g() else { return }; d.close() }",
      "func f() { while let d = next() { d.close() } }",
      "func f() { for d in all { d.close() } }",
      "func f() { for case let d? in all { d.close() } }",
      "func f() { switch g() { case .some(let d): d.close(); case .none: break } }",
      "func f() { if case .some(let d) = g() { d.close() } }",
      "func f() { let (d, e) = g(); d.close() }",
      "func f() { do { } catch let d { d.close() } }",
      "var p: UIView { get { v } set(d) { d.close() } }",
      "func f() { func d() -> Int { 0 }; d.close() }",
      "init(_ d: UIView) { d.close() }",
      "subscript(d: UIView) -> Int { d.close(); return 0 }",
      "class B: UIScrollView { func f() { e?.close() } }",
    ]
  )
  func shadowed(member: String) {
    let source = "class A { var d: AnyObject?; \(member) }\nclass E { var e: AnyObject? }\n"
    #expect(Pass.text(of: source) == source)
  }
}
