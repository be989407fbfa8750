import SceneUI
import SceneValues
import Testing

@Suite("Rule 16: control states fall back to the normal state")
struct ControlStateTests {
  @Test("Selected, highlighted, and disabled are independent states")
  func independentStates() {
    let control = Control()
    #expect(control.state == .normal && control.state.isEmpty)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    control.isSelected = false
    control.isHighlighted = false
    #expect(control.state == .disabled)
  }

  @Test("A title applies only to its exact state, and other states use the normal title")
  func valueAppliesOnlyToExactStateOrNormal() {
    let button = Button()
    button.setTitle("normal", for: .normal)
    button.setTitle("selected", for: .selected)
    button.setTitle("both", for: [.selected, .highlighted])
    #expect(button.title(for: .selected) == "selected")
    #expect(button.title(for: [.selected, .highlighted]) == "both")
    #expect(button.title(for: .highlighted) == "normal")
    #expect(button.title(for: [.selected, .disabled]) == "normal")
    button.setTitle(nil, for: .selected)
    #expect(button.title(for: .selected) == "normal")
  }

  @Test func colorsFallBackToNormalState() {
    let button = Button()
    #expect(button.titleColor(for: .normal) == nil)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .disabled)
    #expect(button.titleColor(for: .disabled) == .green)
    #expect(button.titleColor(for: [.disabled, .selected]) == .red)
    #expect(button.titleColor(for: .highlighted) == .red)
  }

  @Test func buttonShowsTitleOfItsState() {
    let button = Button()
    button.setTitle("Go", for: .normal)
    button.setTitle("Stop", for: .selected)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Stop")
    button.isHighlighted = true
    #expect(button.currentTitle == "Go")
  }
}
