import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct AccessibilityActionTests {
  private final class Log { var lines: [String] = [] }

  private func add<Kind: Control>(_ control: Kind, _ label: String, _ stage: Stage, _ log: Log) -> Kind {
    control.accessibilityLabel = label
    control.addTarget(log, for: .valueChanged) { (log, _: Control) in log.lines.append("changed") }
    control.addTarget(log, for: .touchUpInside) { (log, _: Control) in log.lines.append("tapped") }
    return stage.add(control)
  }

  @Test("Activating an element has the effect of a tap")
  func activating() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let button = add(Button(frame: Rect(x: 0, y: 0, width: 90, height: 44)), "Go", stage, log)
      let toggle = add(Switch(frame: Rect(x: 0, y: 50, width: 51, height: 31)), "Alarm", stage, log)
      try stage.harness.perform(on: "Go")
      try stage.harness.perform(on: "Alarm")
      #expect(log.lines == ["tapped", "changed", "tapped"] && toggle.isOn)
      button.isEnabled = false
      #expect(throws: HarnessError.self) { try stage.harness.perform(on: "Go") }
      button.isEnabled = true
      // Actions do not work on elements that touches cannot reach.
      let cover = stage.add(Control(frame: Rect(x: 0, y: 0, width: 320, height: 480)))
      #expect(throws: HarnessError.self) { try stage.harness.perform(on: "Go") }
      cover.removeFromSuperview()
      stage.root.isUserInteractionEnabled = false
      #expect(stage.window.accessibilityTree.children.allSatisfy { !$0.isEnabled && $0.actions.isEmpty })
    }
  }

  @Test("Activating an element triggers the tap gesture recognizers of the element")
  func recognizers() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let card = stage.add(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      card.accessibilityLabel = "Card"
      #expect(try stage.harness.element("Card").actions == [])
      let tap = stage.add(TapGestureRecognizer(), to: card)
      tap.addTarget(log) { log, _ in log.lines.append("tapped") }
      try stage.harness.perform(on: "Card")
      #expect(log.lines == ["tapped"])
    }
  }

  @Test("Actions can increment, decrement, and set values")
  func adjusting() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let slider = add(Slider(frame: Rect(x: 0, y: 0, width: 200, height: 34)), "Volume", stage, log)
      slider.maximumValue = 20
      try stage.harness.perform(.increment, on: "Volume")
      try stage.harness.perform(.increment, on: "Volume")
      try stage.harness.perform(.decrement, on: "Volume")
      #expect(slider.value == 2)
      try stage.harness.perform(.setValue(50), on: "Volume")
      #expect(slider.value == 20 && log.lines == ["changed", "changed", "changed", "changed"])
      // At the maximum, nothing changes.
      try stage.harness.perform(.increment, on: "Volume")
      #expect(log.lines.count == 4)
      #expect(throws: HarnessError.self) { try stage.harness.perform(.setValue(.nan), on: "Volume") }
      #expect(throws: HarnessError.self) { try stage.harness.perform(.setText("5"), on: "Volume") }
      log.lines = []
      let stepper = add(Stepper(frame: Rect(x: 0, y: 50, width: 94, height: 32)), "Guests", stage, log)
      stepper.isContinuous = false
      try stage.harness.perform(.increment, on: "Guests")
      try stage.harness.perform(.setValue(7), on: "Guests")
      #expect(stepper.value == 7 && log.lines == ["changed", "changed"])
      stage.window.press(.tab)
      stage.window.press(.tab)
      #expect(stage.window.press(.up) && stepper.value == 8 && log.lines.count == 3)
      log.lines = []
      let pages = add(PageControl(frame: Rect(x: 0, y: 100, width: 200, height: 26)), "Pages", stage, log)
      pages.numberOfPages = 3
      try stage.harness.perform(.increment, on: "Pages")
      #expect(try stage.harness.element("Pages").value == "page 2 of 3")
      try stage.harness.perform(.setValue(3), on: "Pages")
      #expect(pages.currentPage == 2 && log.lines == ["changed", "changed"])
    }
  }

  @Test("Activating a segment selects it")
  func segments() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let control = add(SegmentedControl(frame: Rect(x: 0, y: 0, width: 200, height: 32)), "Unit", stage, log)
      for title in ["km", "mi"] { control.insertSegment(withTitle: title, at: 2) }
      try stage.harness.perform(on: "mi", .segment)
      #expect(control.selectedSegmentIndex == 1 && log.lines.contains("changed"))
      #expect(try stage.harness.element("mi").isSelected)
      control.setEnabled(false, forSegmentAt: 0)
      #expect(throws: HarnessError.self) { try stage.harness.perform(on: "km") }
    }
  }

  @Test("An accessibility action moves a picker wheel by one row")
  func wheels() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let picker = add(DatePicker(frame: Rect(x: 0, y: 0, width: 320, height: 216)), "Time", stage, log)
      picker.mode = .time
      picker.date = 0
      func wheels() -> [AccessibilityNode] {
        stage.window.accessibilityTree.flattened.filter { $0.role == .pickerWheel }
      }
      #expect(stage.window.performAccessibilityAction(.increment, on: wheels()[1].id))
      #expect(picker.date == 60 && log.lines == ["changed"] && wheels()[1].value == "01")
      #expect(stage.window.performAccessibilityAction(.setValue(30), on: wheels()[1].id))
      #expect(picker.date == 1800)
      picker.isEnabled = false
      #expect(!stage.window.performAccessibilityAction(.increment, on: wheels()[1].id))
    }
  }

  @Test("Actions that change or select text send the same events as user input")
  func texts() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let field = add(TextField(frame: Rect(x: 0, y: 0, width: 200, height: 34)), "Name", stage, log)
      field.addTarget(log, for: .editingChanged) { (log, _: Control) in log.lines.append("edited") }
      try stage.harness.perform(.setText("Ada\nLovelace"), on: "Name")
      #expect(field.text == "Ada Lovelace" && log.lines == ["edited"] && field.isEditing)
      try stage.harness.perform(.select(0..<3), on: "Name")
      #expect(field.selectedRange == 0..<3)
      field.clearButtonMode = .always
      try stage.harness.perform(.custom("Clear text"), on: "Name")
      #expect(field.text == "" && log.lines == ["edited", "edited"])
      field.isSecureTextEntry = true
      try stage.harness.perform(.setText("pass"), on: "Name")
      #expect(try stage.harness.element("Name").text?.string == "••••")
      let letter = stage.add(TextView(frame: Rect(x: 0, y: 50, width: 200, height: 90)))
      letter.accessibilityLabel = "Letter"
      try stage.harness.perform(.setText("Dear\nAda"), on: "Letter")
      #expect(letter.text == "Dear\nAda" && letter.isFirstResponder)
      letter.isEditable = false
      #expect(throws: HarnessError.self) { try stage.harness.perform(.setText("x"), on: "Letter") }
    }
  }

  @Test("Activating an element outside the visible area first scrolls to the element")
  func scrolling() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let scroll = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 200)))
      scroll.contentSize = Size(width: 320, height: 1000)
      let button = Button(frame: Rect(x: 0, y: 700, width: 100, height: 44))
      button.setTitle("Below", for: .normal)
      button.addTarget(log, for: .touchUpInside) { (log, _: Button) in log.lines.append("tapped") }
      stage.add(button, to: scroll)
      let area = try #require(stage.window.accessibilityTree.first { $0.role == .scrollArea })
      #expect(area.actions == [.scroll(.down)])
      #expect(stage.window.performAccessibilityAction(.scroll(.down), on: area.id))
      #expect(scroll.contentOffset == Point(x: 0, y: 180))
      #expect(stage.window.accessibilityTree[area.id]?.actions == [.scroll(.up), .scroll(.down)])
      try stage.harness.perform(on: "Below")
      #expect(log.lines == ["tapped"] && scroll.contentOffset.y >= 544)
      scroll.contentOffset = .zero
      try stage.harness.perform(.reveal, on: "Below")
      #expect(log.lines == ["tapped"] && scroll.contentOffset.y >= 544)
    }
  }

  @Test("Performs the custom accessibility actions of the app")
  func custom() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let view = stage.add(RatingView(frame: Rect(x: 0, y: 0, width: 100, height: 30)))
      view.accessibilityLabel = "Rating"
      view.accessibilityTraits = .adjustable
      view.accessibilityCustomActions = [
        AccessibilityCustomAction(name: "Share") { [weak log] _ in
          log?.lines.append("shared")
          return true
        },
        AccessibilityCustomAction(name: "Delete") { _ in false },
      ]
      #expect(
        try stage.harness.element("Rating").actions == [
          .increment, .decrement, .custom("Share"), .custom("Delete"),
        ])
      try stage.harness.perform(.increment, on: "Rating")
      #expect(try stage.harness.element("Rating").summary == "slider \"Rating\" = \"1 star\"")
      try stage.harness.perform(.custom("Share"), on: "Rating")
      #expect(log.lines == ["shared"])
      #expect(throws: HarnessError.self) { try stage.harness.perform(.custom("Delete"), on: "Rating") }
      #expect(throws: HarnessError.self) { try stage.harness.perform(.custom("Other"), on: "Rating") }
      view.accessibilityTraits = .button
      try stage.harness.perform(on: "Rating")
      #expect(view.stars == 0)
    }
  }

  private final class RatingView: View {
    var stars = 0 { didSet { accessibilityValue = stars == 1 ? "1 star" : "\(stars) stars" } }
    override func accessibilityIncrement() { stars += 1 }
    override func accessibilityDecrement() { stars -= 1 }
    override func accessibilityActivate() -> Bool {
      stars = 0
      return true
    }
  }

  @Test("Accessibility actions work on elements that are not views")
  func elements() throws {
    try onStage { stage in
      let log = Log()
      stage.watch(log)
      let board = stage.add(View(frame: Rect(x: 20, y: 100, width: 200, height: 100)))
      board.accessibilityLabel = "Board"
      let (one, two) = (
        AccessibilityElement(label: "A1", traits: .button, frame: Rect(x: 0, y: 0, width: 50, height: 50)),
        AccessibilityElement(
          label: "Level", traits: .adjustable, frame: Rect(x: 50, y: 0, width: 50, height: 50))
      )
      two.onIncrement = { [weak log] in log?.lines.append("more") }
      board.accessibilityElements = [one, two]
      stage.watch(one, two)
      let tap = stage.add(TapGestureRecognizer(), to: board)
      tap.addTarget(log) { log, tap in log.lines.append("tap at \(Int(tap.location(in: tap.view).x))") }
      let read = stage.window.accessibilityTree
      #expect(
        read.outline == "window\n  group \"Board\"\n    button \"A1\"\n    slider \"Level\"")
      #expect(try stage.harness.element("A1").frame == Rect(x: 20, y: 100, width: 50, height: 50))
      try stage.harness.perform(on: "A1")
      try stage.harness.perform(.increment, on: "Level")
      one.onActivate = { [weak log] in log?.lines.append("played") }
      try stage.harness.perform(on: "A1")
      #expect(log.lines == ["tap at 25", "more", "played"])
      #expect(stage.window.accessibilityTree.flattened.map(\.id) == read.flattened.map(\.id))
      one.traits.insert(.notEnabled)
      #expect(throws: HarnessError.self) { try stage.harness.perform(on: "A1") }
    }
  }

  @Test("Ignores actions on elements that do not exist")
  func unknownElements() throws {
    try onStage { stage in
      for id in [AccessibilityID(0), AccessibilityID(99), AccessibilityID(1, part: 7), AccessibilityID(-1)] {
        for action in [AccessibilityAction.activate, .escape, .setValue(.infinity), .reveal] {
          #expect(!stage.window.performAccessibilityAction(action, on: id))
        }
      }
    }
  }
}
