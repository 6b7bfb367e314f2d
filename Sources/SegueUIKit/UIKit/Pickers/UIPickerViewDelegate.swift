public import Foundation

/// Who has what a picker's wheels offer.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of a wheel's rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Who says what a picker's rows show, and is told what was chosen.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of a wheel's rows, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row, with font and colour.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// The view of a row; nil for one with its text.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// A row was chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Asks the table, as a subclass may have it; otherwise 0: the picker shares its width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    ask("pickerView:widthForComponent:", pickerView, component) as? CGFloat ?? 0
  }
  /// Asks the table, as a subclass may have it; otherwise 32 points.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    ask("pickerView:rowHeightForComponent:", pickerView, component) as? CGFloat ?? 32
  }
  /// Asks the table, as a subclass may have it.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { ask("pickerView:titleForRow:forComponent:", pickerView, row, component) as? String }
  /// Asks the table, as a subclass may have it.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? {
    ask("pickerView:attributedTitleForRow:forComponent:", pickerView, row, component) as? NSAttributedString
  }
  /// Asks the table, as a subclass may have it; otherwise a label with the row's text.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let name = "pickerView:viewForRow:forComponent:reusingView:"
    if let own = ask(name, pickerView, row, component, view) as? UIView { return own }
    let label = UILabel(frame: .zero)
    (label.font, label.textAlignment) = (UIFont.systemFont(ofSize: 21), .center)
    if let text = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component)
    }
    return label
  }
  /// Asks the table, as a subclass may have it.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    _ = ask("pickerView:didSelectRow:inComponent:", pickerView, row, component)
  }

  private func ask(_ name: String, _ arguments: Any?...) -> Any? {
    SegueTable.send(name, to: self, arguments)
  }
}
