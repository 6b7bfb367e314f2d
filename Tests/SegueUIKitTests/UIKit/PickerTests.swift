import SegueGeometry
import SegueGestures
import Testing

@testable import SegueUIKit

@MainActor
@Suite("Pickers")
struct PickerTests {
  private final class Choices: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var lines: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10 : 3
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      "\(component)/\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      lines.append("\(component)/\(row)")
    }
  }

  private func picker(_ phone: Phone) -> (UIPickerView, Choices) {
    let (view, choices) = (UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)), Choices())
    (view.dataSource, view.delegate) = (choices, choices)
    phone.window.addSubview(view)
    phone.host.advance(to: 0)
    return (view, choices)
  }

  @Test("each wheel has the first row in its middle, with its text")
  func first() throws {
    let phone = Phone()
    let (view, choices) = picker(phone)
    #expect(view.numberOfComponents == 2)
    #expect(view.selectedRow(inComponent: 0) == 0)
    let row = try #require(view.view(forRow: 0, forComponent: 1) as? UILabel)
    #expect(row.text == "1/0")
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: view)
    #expect(abs(middle.y - 108) < 1e-9)
    #expect(abs(middle.x - (9 + 302 * 0.75)) < 1e-9)
    _ = choices
  }

  @Test("a finger turns a wheel to a whole row, and the delegate is told once")
  func turn() {
    let phone = Phone()
    let (view, choices) = picker(phone)
    func send(_ phase: PointerEvent.Phase, _ y: Double, _ time: Double) {
      phone.host.advance(to: time)
      phone.host.handle(PointerEvent(phase: phase, location: Point(x: 80, y: y), time: time))
    }
    send(.began, 150, 0)
    for step in 1...10 { send(.moved, 150 - Double(step) * 8, Double(step) * 0.05) }
    send(.moved, 70, 1)
    send(.ended, 70, 1.2)
    phone.host.advance(to: 5)
    let row = view.selectedRow(inComponent: 0)
    #expect(row == 2 || row == 3)
    #expect(choices.lines == ["0/\(row)"])
    #expect(view.selectedRow(inComponent: 1) == 0)
  }

  @Test("a row that the app chooses is not told, and stays where everything is asked for anew")
  func choose() {
    let phone = Phone()
    let (view, choices) = picker(phone)
    view.selectRow(4, inComponent: 0, animated: true)
    phone.host.advance(to: 1)
    #expect(view.selectedRow(inComponent: 0) == 4)
    #expect(choices.lines.isEmpty)
    view.reloadAllComponents()
    phone.host.advance(to: 2)
    #expect(view.selectedRow(inComponent: 0) == 4)
  }
}
