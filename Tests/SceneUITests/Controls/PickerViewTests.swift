import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class Dishes: PlainSceneObject, PickerViewDataSource, PickerViewDelegate {
  var courses = [["Soup", "Salad", "Bread"], (1...40).map { "Dish \($0)" }]
  var widths: [Double?] = [nil, nil]
  var log: [String] = []

  static var declaration: ClassDeclaration { ClassDeclaration(Dishes.self) }
  func awakeFromNib() {}

  func numberOfComponents(in pickerView: PickerView) -> Int { courses.count }
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int {
    courses[component].count
  }
  func pickerView(_ pickerView: PickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    courses[component][row]
  }
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double {
    widths[component] ?? PickerView.automaticDimension
  }
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append("\(component): \(courses[component][row])")
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }
}

@Suite struct PickerViewTests {
  private func play(_ body: (Stage, PickerView, Dishes) throws -> Void) throws {
    try onStage { stage in
      let picker = stage.add(PickerView(frame: Rect(x: 0, y: 20, width: 320, height: 216)))
      let menu = Dishes()
      stage.watch(menu)
      picker.dataSource = menu
      picker.delegate = menu
      try body(stage, picker, menu)
    }
  }

  @Test("Requests the number of rows from the data source")
  func dataSource() throws {
    try play { stage, picker, menu in
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 40)
      #expect(picker.numberOfRows(inComponent: 2) == 0 && picker.selectedRow(inComponent: 2) == -1)
      #expect(picker.selectedRow(inComponent: 0) == 0 && picker.selectedRow(inComponent: -1) == -1)
      let shown = stage.harness.svg()
      #expect(shown.contains(">Soup<") && shown.contains(">Dish 3<") && !shown.contains(">Dish 9<"))
      menu.courses = [["Cake"]]
      picker.reloadAllComponents()
      #expect(picker.numberOfComponents == 1)
      #expect(stage.harness.svg().contains(">Cake<") && !stage.harness.svg().contains(">Soup<"))
      picker.dataSource = nil
      #expect(picker.numberOfComponents == 0)
    }
  }

  @Test func rowHasWidthOfItsComponent() throws {
    try play { stage, picker, menu in
      menu.widths = [80, nil]
      picker.setNeedsLayout()
      stage.window.layoutIfNeeded()
      #expect(picker.rowSize(forComponent: 0) == Size(width: 80, height: 32))
      #expect(picker.rowSize(forComponent: 1).width > 200)
      #expect(picker.rowSize(forComponent: 2) == .zero)
    }
  }

  @Test func tapSelectsRow() throws {
    try play { stage, picker, menu in
      let row = picker.frameForRow(2, inComponent: 1)
      try stage.harness.tap(picker, at: row.center)
      #expect(menu.log == [] && picker.selectedRow(inComponent: 1) == 2, "the wheel is still moving")
      stage.harness.advance(seconds: 0.4)
      #expect(menu.take() == ["1: Dish 3"] && picker.selectedRow(inComponent: 0) == 0)
      #expect(picker.frameForRow(2, inComponent: 1).center.y == 108)
      try stage.harness.tap(picker, at: picker.frameForRow(2, inComponent: 1).center)
      stage.harness.advance(seconds: 1)
      #expect(menu.log == [] && stage.clock.nextDueTime == nil, "the selection has not changed")
    }
  }

  @Test func draggedWheelStopsAtRow() throws {
    try play { stage, picker, menu in
      let touch = try stage.harness.touchDown(in: picker, at: Point(x: 80, y: 108))
      stage.harness.move(touch, to: Point(x: 80, y: 60), in: picker)
      #expect(picker.selectedRow(inComponent: 0) == 0, "the selection changes when the finger is lifted")
      stage.harness.advance(seconds: 0.5)
      stage.harness.up(touch)
      stage.harness.advance(seconds: 0.4)
      // 48 points are one and a half rows.
      #expect(menu.take() == ["0: Bread"])
      try stage.harness.drag(picker, from: Point(x: 80, y: 108), to: Point(x: 80, y: 900))
      stage.harness.advance(seconds: 0.4)
      #expect(menu.take() == ["0: Soup"], "there are no rows above")
    }
  }

  @Test func flickedWheelKeepsTurning() throws {
    try play { stage, picker, menu in
      try stage.harness.drag(picker, from: Point(x: 240, y: 200), to: Point(x: 240, y: 8), seconds: 0.2)
      stage.harness.advance(seconds: 0.4)
      // Six rows by dragging, and four and a half at 30 rows per second.
      #expect(picker.selectedRow(inComponent: 1) > 6 && menu.log.count == 1)
    }
  }

  @Test func touchStopsWheel() throws {
    try play { stage, picker, menu in
      picker.selectRow(30, inComponent: 1, animated: true)
      stage.harness.advance(seconds: 0.1)
      try stage.harness.tap(picker, at: Point(x: 240, y: 108))
      stage.harness.advance(seconds: 0.4)
      let row = picker.selectedRow(inComponent: 1)
      #expect(row > 5 && row < 30 && menu.log == ["1: Dish \(row + 1)"])
    }
  }

  @Test("Does not notify the delegate of selections made in code")
  func selectionsByCode() throws {
    try play { stage, picker, menu in
      picker.selectRow(1, inComponent: 0, animated: false)
      #expect(picker.selectedRow(inComponent: 0) == 1 && stage.clock.nextDueTime == nil)
      picker.selectRow(99, inComponent: 1, animated: true)
      #expect(picker.selectedRow(inComponent: 1) == 39 && stage.clock.nextDueTime != nil)
      stage.harness.advance(seconds: 1)
      #expect(menu.log == [] && stage.clock.nextDueTime == nil)
      menu.courses[1] = ["Only"]
      picker.reloadComponent(1)
      #expect(picker.selectedRow(inComponent: 1) == 0)
      picker.selectRow(0, inComponent: 7, animated: true)
      picker.reloadComponent(-1)
    }
  }

  @Test func delegateSetsWidthsOfWheels() throws {
    try play { _, picker, menu in
      func widths() -> [Double] { (0..<2).map { picker.frameForRow(0, inComponent: $0).width } }
      #expect(widths() == [151, 151])
      menu.widths = [100, nil]
      picker.reloadAllComponents()
      #expect(widths() == [100, 202])
      menu.widths = [604, 604]
      picker.reloadAllComponents()
      #expect(widths() == [151, 151])
      menu.widths = [50, 50]
      picker.reloadAllComponents()
      #expect(widths() == [50, 50] && picker.frameForRow(0, inComponent: 0).minX == 110)
    }
  }

  @Test func removingPickerFinishesTurnOfWheel() throws {
    try play { stage, picker, menu in
      try stage.harness.tap(picker, at: picker.frameForRow(1, inComponent: 0).center)
      picker.removeFromSuperview()
      #expect(menu.log == ["0: Salad"] && stage.clock.nextDueTime == nil)
    }
  }

  @Test func pickerCanBeReleasedWhileWheelTurns() throws {
    try play { stage, picker, _ in
      picker.selectRow(20, inComponent: 1, animated: true)
      #expect(stage.clock.nextDueTime != nil)
    }
  }

  @Test func sceneConnectsDataSourceAndDelegateOfPicker() throws {
    let registry = try Registry.library(and: Dishes.self)
    try onStage(registry) { stage in
      let text = """
        <nib version="1">
          <pickerView frame="0 0 320 216">
            <outlet property="dataSource" destination="menu"/>
            <outlet property="delegate" destination="menu"/>
          </pickerView>
          <object id="menu" class="Dishes"/>
        </nib>
        """
      let file = try opened(text, registry: registry)
      let objects = try Nib(file: file, context: stage.context).instantiate()
      let picker = stage.add(try #require(objects.first as? PickerView))
      #expect(picker.numberOfComponents == 2)
      let menu = try #require(objects.last as? Dishes)
      stage.watch(menu)
      try stage.harness.tap(picker, at: picker.frameForRow(1, inComponent: 0).center)
      stage.harness.advance(seconds: 1)
      #expect(menu.log == ["0: Salad"])
    }
  }
}
