import Foundation
import SegueUIKitRules

/// A program on its host: the window, and what it was opened with.
@MainActor
final class ProgramShow {
  let host: SegueHost
  private let program: SegueProgram
  private let opening: SegueOpening
  private var window: UIWindow?
  private var delegate: (any UIApplicationDelegate)?
  private var sceneDelegate: (any UISceneDelegate)?
  private var stage: StockStage?

  init(_ program: SegueProgram, _ opening: SegueOpening, on host: SegueHost) {
    (self.program, self.opening, self.host) = (program, opening, host)
  }

  /// What can be asked of it by name.
  var actions: [TransitionKind] { stage?.actions ?? [] }

  /// The controller on top, as calls name it.
  var screen: String {
    guard let root = KeyWindow.current.window?.rootViewController else { return "" }
    return ControllerNames.current.name(of: (root.presentedViewController ?? root).shown)
  }

  /// Shows the first screen, at rest; what was called on the way to it is not part of the trace.
  func open() {
    host.perform {
      switch opening {
      case .application(let delegate, let scenes): launch(delegate, scenes)
      case .preview(let index): preview(index)
      case .storyboard(let name):
        let first = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        if let first { show(first) } else { host.note("the storyboard '\(name)' begins with no scene") }
      case .controller(let make): show(make())
      case .view(let make): show(make())
      case .stock(let parts):
        let stage = StockStage(parts)
        self.stage = stage
        show(stage.root)
      }
    }
    host.advance(to: 0)
    host.calls = []
  }

  /// Starts a transition between stock screens; does nothing where there are none.
  func act(_ action: TransitionKind) {
    guard let stage else { return }
    host.perform { stage.act(action) }
    host.advance(to: host.time)
  }

  private func launch(
    _ makeDelegate: (@MainActor () -> any UIApplicationDelegate)?,
    _ scenes: [@MainActor () -> any UISceneDelegate]
  ) {
    let delegate = makeDelegate?()
    self.delegate = delegate
    UIApplication.shared.delegate = delegate
    _ = delegate?.application(.shared, willFinishLaunchingWithOptions: nil)
    if scenes.isEmpty { openMainStoryboard(for: delegate) }
    _ = delegate?.application(.shared, didFinishLaunchingWithOptions: nil)
    // With scenes, the app's delegate makes a window only where there are none.
    if host.windows.isEmpty { connectScene(delegate, scenes) }
    delegate?.applicationDidBecomeActive(.shared)
    if host.windows.isEmpty { host.note("the app has shown no window: name a view controller to begin with") }
  }

  /// Makes the scene's delegate, the one of the class that the app asks for, and has it make the window.
  private func connectScene(
    _ delegate: (any UIApplicationDelegate)?,
    _ makers: [@MainActor () -> any UISceneDelegate]
  ) {
    guard !makers.isEmpty else { return }
    let (scene, options) = (UIWindowScene.current, UIScene.ConnectionOptions(main: ()))
    if let delegate {
      scene.session.configuration = delegate.application(
        .shared,
        configurationForConnecting: scene.session,
        options: options
      )
    }
    let wanted: AnyClass? = scene.session.configuration.delegateClass
    let made = makers.map { $0() }
    guard let chosen = made.first(where: { type(of: $0) == wanted }) ?? made.first else { return }
    sceneDelegate = chosen
    scene.delegate = chosen
    openMainStoryboard(for: chosen)
    chosen.scene(scene, willConnectTo: scene.session, options: options)
    chosen.sceneWillEnterForeground(scene)
    chosen.sceneDidBecomeActive(scene)
  }

  /// Shows the app's storyboard in a window, as UIKit does before the delegate hears of anything.
  private func openMainStoryboard(for owner: AnyObject?) {
    guard host.resources.path("Main", "storyboard") != nil,
      let first = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    else { return }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = first
    self.window = window
    if let owner { SegueTable.set(window, forKey: "window", of: owner) }
    window.makeKeyAndVisible()
  }

  private func preview(_ index: Int) {
    guard SegueTable.previews.indices.contains(index) else { return host.note("there is no such preview") }
    let made = SegueTable.previews[index].make()
    if let controller = made as? UIViewController { return show(controller) }
    if let view = made as? UIView { return show(view) }
    host.note("the preview gives neither a view controller nor a view")
  }

  private func show(_ controller: UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.backgroundColor = .white
    window.rootViewController = controller
    window.makeKeyAndVisible()
    self.window = window
  }

  private func show(_ view: UIView) {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let bounds = controller.view.bounds
    if view.bounds.isEmpty {
      view.frame = bounds
    } else {
      view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    controller.view.addSubview(view)
    show(controller)
  }
}
