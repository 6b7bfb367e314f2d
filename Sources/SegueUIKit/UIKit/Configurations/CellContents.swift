import Foundation

/// What a cell keeps of its configurations, and the views that it has for them.
@MainActor
final class CellContents {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var needsUpdate = false
  private(set) var view: (any UIView & UIContentView)?
  private let ground = UIView()

  /// Shows contents in a view, in the view that shows the last ones if it can.
  func show(_ new: (any UIContentConfiguration)?, in parent: UIView) {
    content = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
      return
    }
    view?.removeFromSuperview()
    let made = new.makeContentView()
    view = made
    made.frame = parent.bounds
    made.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(made)
    NSLayoutConstraint.activate([
      made.topAnchor.constraint(equalTo: parent.topAnchor),
      made.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      made.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      made.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
  }

  /// Shows a ground in a cell, below everything else.
  func show(_ new: UIBackgroundConfiguration?, behind cell: UIView) {
    background = new
    guard let new else { return ground.removeFromSuperview() }
    ground.backgroundColor = new.backgroundColor ?? cell.tintColor
    ground.layer.cornerRadius = new.cornerRadius
    ground.layer.borderWidth = new.strokeWidth
    ground.layer.borderColor = new.strokeColor?.cgColor
    ground.clipsToBounds = new.cornerRadius > 0
    for view in ground.subviews { view.removeFromSuperview() }
    let inside = new.customView ?? new.image.map { UIImageView(image: $0) }
    if let inside {
      inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      inside.frame = ground.bounds
      ground.addSubview(inside)
    }
    if ground.superview !== cell { cell.insertSubview(ground, at: 0) }
    place(in: cell.bounds)
  }

  /// Has the ground fill a cell, and contents follow its state if that is another one.
  func follow(_ bounds: CGRect, _ update: () -> Void) {
    place(in: bounds)
    guard needsUpdate else { return }
    needsUpdate = false
    update()
  }

  private func place(in bounds: CGRect) {
    guard let insets = background?.backgroundInsets else { return }
    ground.frame = bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    )
  }
}
