/// What a web view loads.
@preconcurrency @MainActor
open class WKNavigation: SegueObject {}

/// Who is told how loading goes.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Loading begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
  /// Loading has ended.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
}

extension WKNavigationDelegate {
  /// Asks the table, as a subclass may have it.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?) {
    SegueTable.send("webView:didStartProvisionalNavigation:", to: self, [webView, navigation])
  }
  /// Asks the table, as a subclass may have it.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {
    SegueTable.send("webView:didFinishNavigation:", to: self, [webView, navigation])
  }
}
