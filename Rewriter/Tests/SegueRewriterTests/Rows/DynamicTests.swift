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
    "so is one of a property or a parameter that is declared as any object",
    arguments: [
      (
        "class A { weak var d: AnyObject?; func f() { d?.close?(self); self.d!.close(1, at: 2) } }",
        "class A { weak var d: AnyObject?; func f() { SegueDynamic.of(d)?.send(\"close:\", self); SegueDynamic.of(self.d)!.send(\"close:at:\", 1,     2) } }"
      ),
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
        "class A { var d: AnyObject?; func f() { let d = g(); d.close() } }",
        "class A { var d: AnyObject?; func f() { let d = g(); d.close() } }"
      ),
    ]
  )
  func declared(source: String, expected: String) { #expect(Pass.text(of: source + "\n") == expected + "\n") }
}
