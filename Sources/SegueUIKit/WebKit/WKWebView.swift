public import Foundation

/// Who shows what a page asks for; no page does.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}

/// A view of a web page: a white one, as there is no network.
@preconcurrency @MainActor
open class WKWebView: UIView {
  /// Who is told how loading goes.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who shows what a page asks for.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// How it is.
  public let configuration: WKWebViewConfiguration
  /// What the page scrolls in.
  public let scrollView = UIScrollView()
  /// The page's address.
  public private(set) var url: URL?
  /// The page's title; there is none.
  open var title: String? { nil }
  /// Whether something is loaded; nothing is.
  open var isLoading: Bool { false }
  /// How much is loaded, 0…1.
  open var estimatedProgress: Double { url == nil ? 0 : 1 }
  /// Whether a swipe goes back; none does.
  open var allowsBackForwardNavigationGestures = false
  /// Whether there is a page to go back to; there is none.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to; there is none.
  open var canGoForward: Bool { false }

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    build()
  }

  /// Creates a view.
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
    build()
  }

  /// Creates a view from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = .white
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  /// Would load what a request asks for, a `URLRequest`.
  @discardableResult
  open func load(_ request: Any) -> WKNavigation? {
    finish(Mirror(reflecting: request).descendant("url") as? URL)
  }
  /// Would show a page.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { finish(baseURL) }
  /// Would show a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { finish(URL) }
  /// Would load the page again.
  @discardableResult
  open func reload() -> WKNavigation? { finish(url) }
  /// Stops loading.
  open func stopLoading() {}
  /// Would go back.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Would go forward.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Would run a script; there is no page for it.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    layer.host.schedule(after: 0) { completionHandler?(nil, nil) }
  }

  /// The delegate is told what it would be of a page that is there at once.
  private func finish(_ address: URL?) -> WKNavigation {
    layer.host.note("web pages are not loaded: their place is white")
    url = address
    let navigation = WKNavigation(main: ())
    layer.host.schedule(after: 0) { [weak self] in
      guard let self else { return }
      navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate?.webView(self, didFinish: navigation)
    }
    return navigation
  }
}

/// How a web view is.
@preconcurrency @MainActor
open class WKWebViewConfiguration: SegueObject {
  /// Creates a configuration.
  public init() { super.init(main: ()) }
  /// Whether films are played where they are.
  open var allowsInlineMediaPlayback = false
}
