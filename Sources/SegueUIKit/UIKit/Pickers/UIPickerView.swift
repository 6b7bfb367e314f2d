public import Foundation

/// Wheels with something to choose; rows are flat here, and paler the farther they are from the middle.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who has what can be chosen.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who says what rows show, and is told what was chosen.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// Whether the chosen rows are marked, which they always are.
  open var showsSelectionIndicator = true
  private var wheels: [PickerWheel] = []
  private let mark = UIView()
  private var isStale = true

  /// Creates a picker with a frame; one without a size is 320 by 216 points.
  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero ? CGRect(x: frame.minX, y: frame.minY, width: 320, height: 216) : frame
    )
    build()
  }

  /// Creates a picker from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    mark.backgroundColor = UIColor(white: 0.46, alpha: 0.12)
    mark.layer.cornerRadius = 8
    mark.isUserInteractionEnabled = false
    addSubview(mark)
  }

  /// The number of wheels.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// The number of a wheel's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The size of a wheel's rows, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].bounds.width, height: wheels[component].rowHeight)
  }
  /// The view of a row; nil if there is none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return nil }
    return wheels[component].rows.indices.contains(row) ? wheels[component].rows[row] : nil
  }

  /// Asks for everything anew; what was chosen stays, as far as it is there.
  open func reloadAllComponents() {
    isStale = true
    setNeedsLayout()
  }
  /// Asks for the rows of a wheel anew.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Chooses a row, without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    layoutIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].choose(row, animated: animated)
  }

  /// The row in the middle of a wheel; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    layoutIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].chosen : -1
  }

  /// 320 by 216 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  /// Places the wheels side by side.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { fill() }
    let count = CGFloat(max(wheels.count, 1))
    let own = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let shared = (bounds.width - 18) / count
    var left = (bounds.width - own.map { $0 > 0 ? $0 : shared }.reduce(0, +)) / 2
    for (wheel, width) in zip(wheels, own) {
      let width = width > 0 ? width : shared
      wheel.place(CGRect(x: left, y: 0, width: width, height: bounds.height))
      left += width
    }
    let height = wheels.map(\.rowHeight).max() ?? 32
    mark.frame = CGRect(x: 9, y: (bounds.height - height) / 2, width: bounds.width - 18, height: height)
  }

  private func fill() {
    isStale = false
    let chosen = wheels.map(\.chosen)
    for wheel in wheels { wheel.removeFromSuperview() }
    guard let delegate else { return wheels = [] }
    wheels = (0..<numberOfComponents).map { component in
      let rows = (0..<numberOfRows(inComponent: component)).map {
        delegate.pickerView(self, viewForRow: $0, forComponent: component, reusing: nil)
      }
      let wheel = PickerWheel(rows, delegate.pickerView(self, rowHeightForComponent: component)) {
        [weak self] row in
        guard let self else { return }
        self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      }
      insertSubview(wheel, belowSubview: mark)
      if chosen.indices.contains(component) { wheel.chosen = min(chosen[component], rows.count - 1) }
      return wheel
    }
  }
}

/// One wheel of a picker: rows that scroll, of which one comes to rest in the middle.
@MainActor
private final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  let rows: [UIView]
  let rowHeight: CGFloat
  var chosen: Int
  private let didChoose: (Int) -> Void

  init(_ rows: [UIView], _ rowHeight: CGFloat, _ didChoose: @escaping (Int) -> Void) {
    (self.rows, self.rowHeight, self.didChoose) = (rows, max(rowHeight, 1), didChoose)
    chosen = rows.isEmpty ? -1 : 0
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    delegate = self
    for row in rows { addSubview(row) }
  }

  required init?(coder: NSCoder) { nil }

  /// Has the wheel somewhere, with the chosen row in its middle.
  func place(_ frame: CGRect) {
    guard frame != self.frame else { return }
    self.frame = frame
    contentInset.top = (frame.height - rowHeight) / 2
    contentInset.bottom = contentInset.top
    contentSize = CGSize(width: frame.width, height: rowHeight * CGFloat(rows.count))
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * rowHeight, width: frame.width, height: rowHeight)
    }
    contentOffset = offset(of: max(chosen, 0))
    shade()
  }

  func choose(_ row: Int, animated: Bool) {
    guard rows.indices.contains(row) else { return }
    chosen = row
    setContentOffset(offset(of: row), animated: animated)
    shade()
  }

  private func offset(of row: Int) -> CGPoint {
    CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top)
  }

  private func row(at offset: CGFloat) -> Int {
    min(max(Int(((offset + contentInset.top) / rowHeight).rounded()), 0), rows.count - 1)
  }

  private func shade() {
    let middle = contentOffset.y + bounds.height / 2
    for row in rows {
      let distance = abs(row.center.y - middle) / rowHeight
      row.alpha = distance < 0.5 ? 1 : max(0.6 - 0.15 * distance, 0.05)
    }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { shade() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    guard !rows.isEmpty else { return }
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { tell() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { tell() }

  private func tell() {
    guard !rows.isEmpty else { return }
    chosen = row(at: contentOffset.y)
    didChoose(chosen)
  }
}
