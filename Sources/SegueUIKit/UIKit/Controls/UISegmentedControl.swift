public import Foundation

/// Some words, one of which is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// No word is chosen.
  public nonisolated static let noSegment = -1

  /// The index of the word that is chosen.
  open var selectedSegmentIndex = UISegmentedControl.noSegment { didSet { setNeedsLayout() } }
  /// The colour behind the word that is chosen.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether no word stays chosen.
  open var isMomentary = false
  /// Whether words have as much room as they need; they have equal room.
  open var apportionsSegmentWidthsByContent = false
  private var titles: [String] = []
  private var labels: [UILabel] = []
  private let plate = UIView()

  /// Creates a control with words; pictures are not shown.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    build()
    for item in items ?? [] { insertSegment(withTitle: item as? String, at: titles.count, animated: false) }
    frame.size = intrinsicContentSize
  }

  /// Creates a control without words.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a control from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    layer.cornerRadius = 8
    plate.layer.cornerRadius = 7
    plate.isUserInteractionEnabled = false
    addSubview(plate)
  }

  /// The number of words.
  open var numberOfSegments: Int { titles.count }
  /// Adds a word before another one.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    titles.insert(title ?? "", at: min(max(segment, 0), titles.count))
    build(titles)
  }
  /// Puts a picture in; its place is there, and what it shows is not.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    layer.host.note("the pictures of a segmented control are not shown")
    insertSegment(withTitle: nil, at: segment, animated: animated)
  }
  /// Takes a word away.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard titles.indices.contains(segment) else { return }
    titles.remove(at: segment)
    build(titles)
  }
  /// Takes all words away.
  open func removeAllSegments() {
    titles = []
    build(titles)
  }
  /// Changes a word.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard titles.indices.contains(segment) else { return }
    titles[segment] = title ?? ""
    build(titles)
  }
  /// One of the words.
  open func titleForSegment(at segment: Int) -> String? {
    titles.indices.contains(segment) ? titles[segment] : nil
  }
  /// Whether a word can be chosen; all can.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  /// Sets font and colour of words: of all in the normal state, or of the one that is chosen.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    textAttributes[state] = attributes
    setNeedsLayout()
  }
  /// Font and colour of words in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { textAttributes[state] }
  private var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Gives each word its font and colour.
  private func showAttributes() {
    for (index, label) in labels.enumerated() {
      let own = index == selectedSegmentIndex ? textAttributes[.selected] : nil
      func value(_ key: NSAttributedString.Key) -> Any? { own?[key] ?? textAttributes[.normal]?[key] }
      label.font = value(.font) as? UIFont ?? .systemFont(ofSize: 13, weight: .medium)
      label.textColor = value(.foregroundColor) as? UIColor ?? .label
    }
  }

  private func build(_ titles: [String]) {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      (label.text, label.textAlignment, label.font) = (
        title, .center, .systemFont(ofSize: 13, weight: .medium)
      )
      addSubview(label)
      return label
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives each word an equal part of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showAttributes()
    let width = bounds.width / CGFloat(max(labels.count, 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    plate.isHidden = !labels.indices.contains(selectedSegmentIndex)
    plate.backgroundColor = selectedSegmentTintColor ?? .white
    let place = CGRect(x: CGFloat(selectedSegmentIndex) * width, y: 0, width: width, height: bounds.height)
    plate.frame = place.insetBy(dx: 2, dy: 2)
  }

  /// A tap chooses a word.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard isEnabled, let touch = touches.first, bounds.width > 0, !labels.isEmpty else { return }
    let place = touch.location(in: self).x
    let index = labels.lastIndex { $0.frame.minX <= place } ?? 0
    guard index != selectedSegmentIndex || isMomentary else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  /// As wide as the words need, and 32 points high.
  open override var intrinsicContentSize: CGSize {
    let widest = labels.map { $0.sizeThatFits(.zero).width }.max() ?? 0
    return CGSize(width: (widest + 24) * CGFloat(labels.count), height: 32)
  }
  /// As wide as the words need, and 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
