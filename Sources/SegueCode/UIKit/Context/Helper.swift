/// A function or a type that written UIKit code brings along, at the end of its file.
enum Helper: Hashable, CaseIterable {
  case restingState, copy, pieces, gradient, label, font, layoutFrame, layoutCenter, anchor, transforms
  case explicit, interpolation, ways, explicitSpring, explicitStops, random, rubberBand, adaptiveColor,
    direction
}

extension Helper {
  var text: String {
    switch self {
    case .restingState: ""
    case .copy: Self.copyText
    case .pieces: Self.piecesText
    case .gradient: Self.gradientText
    case .label: Self.labelText
    case .font: Self.fontText
    case .layoutFrame: Self.layoutFrameText
    case .layoutCenter: Self.layoutCenterText
    case .anchor: Self.anchorText
    case .transforms: Self.transformsText
    case .explicit: Self.explicitText
    case .interpolation: Self.interpolationText
    case .ways: Self.waysText
    case .explicitSpring: Self.springText
    case .explicitStops: Self.stopsText
    case .random: Self.randomText
    case .rubberBand: Self.rubberBandText
    case .adaptiveColor: Self.adaptiveColorText
    case .direction: Self.directionText
    }
  }

  static let directionText = """
    extension UIViewControllerContextTransitioning {
      /// 1 where the change of the tab leads to the right, -1 where it leads back.
      fileprivate var direction: CGFloat {
        let ends = [viewController(forKey: .from), viewController(forKey: .to)]
        let tabs = ends[1]?.tabBarController?.viewControllers ?? []
        let places = ends.map { end in tabs.firstIndex { $0 === end } ?? 0 }
        return places[1] > places[0] ? 1 : -1
      }
    }
    """

  static let adaptiveColorText = """
    /// A colour that follows the appearance.
    private func adaptive(_ light: UIColor, dark: UIColor) -> UIColor {
      UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    """

  static let copyText = """
    /// A copy of a view as it looks now: of a plain image view its image, of any other a picture without
    /// round corners, so that the copy's own can be animated.
    @MainActor
    private func picture(of view: UIView, without parts: [UIView] = []) -> UIImageView {
      let copy = UIImageView(frame: view.bounds)
      copy.layer.cornerRadius = view.layer.cornerRadius
      copy.clipsToBounds = true
      if let original = view as? UIImageView, original.subviews.isEmpty {
        copy.image = original.image
        copy.contentMode = original.contentMode
        return copy
      }
      let alphas = parts.map(\\.alpha)
      let radius = view.layer.cornerRadius
      for part in parts { part.alpha = 0 }
      view.layer.cornerRadius = 0
      copy.image = UIGraphicsImageRenderer(bounds: view.bounds).image { renderer in
        view.layer.render(in: renderer.cgContext)
      }
      view.layer.cornerRadius = radius
      for (part, alpha) in zip(parts, alphas) { part.alpha = alpha }
      return copy
    }
    """

  static let piecesText = """
    /// A piece of a picture that is cut by a grid.
    @MainActor
    private struct Piece {
      let view: UIView
      let frame: CGRect
      let index: Int
      let column: Int
      let row: Int
      let columns: Int
      let rows: Int
    }

    /// Cuts a picture into pieces, left to right and top to bottom; the last ones may be smaller.
    @MainActor
    private func cut(
      _ picture: UIImage?,
      into parent: UIView,
      columns: CGFloat,
      rows: CGFloat
    ) -> [Piece] {
      let whole = parent.bounds.size
      let size = CGSize(width: whole.width / columns, height: whole.height / rows)
      let counts = (columns: Int(columns.rounded(.up)), rows: Int(rows.rounded(.up)))
      return (0..<counts.columns * counts.rows).map { index in
        let (row, column) = index.quotientAndRemainder(dividingBy: counts.columns)
        let origin = CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height)
        let frame = CGRect(
          x: origin.x,
          y: origin.y,
          width: min(size.width, whole.width - origin.x),
          height: min(size.height, whole.height - origin.y)
        )
        let view = UIView(frame: frame)
        view.layer.contents = picture?.cgImage
        view.layer.contentsRect = CGRect(
          x: frame.minX / whole.width,
          y: frame.minY / whole.height,
          width: frame.width / whole.width,
          height: frame.height / whole.height
        )
        parent.addSubview(view)
        return Piece(
          view: view,
          frame: frame,
          index: index,
          column: column,
          row: row,
          columns: counts.columns,
          rows: counts.rows
        )
      }
    }
    """

  static let gradientText = """
    /// A gradient as large as the view; the places are fractions of it.
    private final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }

      init(
        _ colors: [UIColor],
        at locations: [CGFloat]? = nil,
        from start: CGPoint,
        to end: CGPoint,
        type: CAGradientLayerType = .axial
      ) {
        super.init(frame: .zero)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map(\\.cgColor)
        gradient.locations = locations?.map { NSNumber(value: Double($0)) }
        gradient.startPoint = start
        gradient.endPoint = end
        gradient.type = type
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) { fatalError("not in a storyboard") }
    }
    """

  static let labelText = """
    @MainActor
    private func label(_ text: String, font: UIFont, _ alignment: NSTextAlignment) -> UILabel {
      let label = UILabel()
      label.text = text
      label.font = font
      label.textAlignment = alignment
      label.numberOfLines = 0
      return label
    }
    """

  static let fontText = """
    @MainActor
    private func font(
      _ font: UIFont,
      _ design: UIFontDescriptor.SystemDesign,
      isItalic: Bool = false
    ) -> UIFont {
      var descriptor = font.fontDescriptor.withDesign(design) ?? font.fontDescriptor
      if isItalic {
        let traits = descriptor.symbolicTraits.union(.traitItalic)
        descriptor = descriptor.withSymbolicTraits(traits) ?? descriptor
      }
      return UIFont(descriptor: descriptor, size: font.pointSize)
    }
    """

  static let layoutFrameText = """
    extension UIView {
      /// The frame without the transform, which UIKit's own `frame` depends on.
      fileprivate var layoutFrame: CGRect {
        get {
          CGRect(
            x: center.x - layer.anchorPoint.x * bounds.width,
            y: center.y - layer.anchorPoint.y * bounds.height,
            width: bounds.width,
            height: bounds.height
          )
        }
        set {
          bounds.size = newValue.size
          center = CGPoint(
            x: newValue.minX + layer.anchorPoint.x * newValue.width,
            y: newValue.minY + layer.anchorPoint.y * newValue.height
          )
        }
      }
    }
    """
}
