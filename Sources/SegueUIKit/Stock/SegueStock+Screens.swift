extension SegueStock {
  /// Makes a controller of the app's as a storyboard beside the files has it, or else by itself.
  ///
  /// - Parameters:
  ///   - type: Its class.
  ///   - make: Makes one where no storyboard does; nil for the initializer that storyboards use.
  ///   - fill: Sets the outlets that no storyboard has set, as the view is loaded.
  /// - Returns: The controller; an empty one, which is noted, if it cannot be made.
  public static func screen<Screen: UIViewController>(
    _ type: Screen.Type,
    make: (@MainActor () -> Screen)? = nil,
    fill: (@MainActor (Screen, Parts) -> Void)? = nil
  ) -> UIViewController {
    if let drawn = drawn(type) { return drawn }
    guard let made = make?() ?? Screen(coder: EmptyCoder()) else {
      SegueHost.current.note("\(type) cannot be made without its app")
      return UIViewController()
    }
    if let fill, made.interface == nil {
      made.interface = Parts { parts in fill(made, parts) }
    }
    return made
  }

  /// The first scene of a class in the storyboards beside the files.
  private static func drawn<Screen: UIViewController>(_ type: Screen.Type) -> Screen? {
    for name in SegueHost.current.resources.names("storyboard") {
      guard let document = InterfaceDocument.named(name, "storyboard"),
        let scene = document.scene(ofClass: String(describing: type))
      else { continue }
      let storyboard = UIStoryboard(name: name, bundle: nil)
      return InterfaceBuilder.controller(scene, document, storyboard) as? Screen
    }
    return nil
  }

  /// What stands for the views of a storyboard that is not there.
  ///
  /// What scrolls fills the screen; the others are under each other in front of it, each with its outlet's name.
  @preconcurrency @MainActor
  public final class Parts: ControllerInterface {
    private let fill: @MainActor (Parts) -> Void
    private var root: UIView?
    /// Outlets may be weak.
    private var kept: [AnyObject] = []
    private var nextTop: CGFloat = 120

    private static let colors: [UIColor] = [.systemIndigo, .systemTeal, .systemOrange, .systemPink]

    init(_ fill: @escaping @MainActor (Parts) -> Void) { self.fill = fill }

    /// Makes a view for an outlet.
    public func view<View: UIView>(_ name: String, _ make: () -> View) -> View {
      let view = make()
      view.layer.name = view.layer.name ?? name
      kept.append(view)
      guard let root else { return view }
      if view is UIScrollView {
        view.frame = root.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.insertSubview(view, at: 0)
      } else {
        dress(view, name)
        let isLine = view is UILabel || view is UIControl
        let width = root.bounds.width - 40
        view.frame = CGRect(x: 20, y: nextTop, width: width, height: isLine ? 44 : 160)
        view.autoresizingMask = .flexibleWidth
        nextTop = view.frame.maxY + 12
        root.addSubview(view)
      }
      return view
    }

    /// Makes a constraint for an outlet: one of no view's on screen.
    public func constraint() -> NSLayoutConstraint {
      let constraint = UIView().heightAnchor.constraint(equalToConstant: 0)
      kept.append(constraint)
      return constraint
    }

    private func dress(_ view: UIView, _ name: String) {
      if let label = view as? UILabel, label.text == nil {
        label.text = name
      } else if let button = view as? UIButton, button.currentTitle == nil {
        button.setTitle(name, for: .normal)
      } else if !(view is UIControl), view.backgroundColor == nil, view.subviews.isEmpty {
        view.backgroundColor = Self.colors[kept.count % Self.colors.count]
      }
    }

    var hasView: Bool { true }

    func load(into controller: UIViewController) {
      // Those of UIKit that have a list for their view make it themselves.
      let makesOwn = controller is UITableViewController || controller is UICollectionViewController
      let view = makesOwn ? nil : UIView(frame: UIScreen.main.bounds)
      view?.backgroundColor = .white
      root = view
      if let view { controller.view = view }
      fill(self)
    }
  }
}
