import Foundation

/// What stock screens show once an app's transition asks for it.
@MainActor
enum StockPicture {
  /// A picture that fills a view, in its colour.
  static func over(_ view: UIView) -> UIImageView {
    let size = view.bounds.size
    let color = view.backgroundColor ?? .systemIndigo
    let image = UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    let picture = UIImageView(image: image)
    picture.frame = view.bounds
    picture.layer.cornerRadius = view.layer.cornerRadius
    picture.clipsToBounds = true
    view.insertSubview(picture, at: 0)
    return picture
  }

  /// A button in a view's corner.
  static func button(in view: UIView) -> UIButton {
    let button = UIButton(frame: CGRect(x: view.bounds.width - 60, y: 16, width: 44, height: 28))
    button.setTitle("…", for: .normal)
    view.addSubview(button)
    return button
  }
}
