import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct MenuTests {
  private final class Log { var lines: [String] = [] }

  private struct Desk {
    let stage: Stage
    let button = Button(frame: Rect(x: 20, y: 60, width: 100, height: 40))
    let log = Log()

    init(_ stage: Stage, primary: Bool = true) {
      self.stage = stage
      button.setTitle("More", for: .normal)
      button.showsMenuAsPrimaryAction = primary
      stage.add(button)
      button.addTarget(log, for: .touchUpInside) { (log, _: Button) in log.lines.append("tapped") }
    }

    var harness: Harness { stage.harness }

    func action(_ title: String, _ attributes: Action.Attributes = [], state: Action.State = .off) -> Action {
      Action(title: title, attributes: attributes, state: state) { [log] action in
        log.lines.append(action.title)
      }
    }

    func rows() -> [String] {
      let names = ["Copy", "Paste", "Move", "Delete", "Sort", "Name", "Date"]
      let found = names.compactMap { name in
        (try? harness.find(text: name, as: Button.self)).map { ($0.convert(Point.zero, to: nil).y, name) }
      }
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    func tap(_ text: String) throws {
      try harness.tap(harness.find(text: text))
      harness.advance(seconds: 1)
    }
  }

  @Test("A tap opens the menu below the button, and only the chosen action runs")
  func pullDown() throws {
    try onStage { stage in
      let desk = Desk(stage)
      desk.button.menu = Menu(children: [
        desk.action("Copy"), desk.action("Move", .hidden), desk.action("Paste", .disabled),
        desk.action("Delete", .destructive),
      ])
      try desk.tap("More")
      #expect(stage.window.isMenuShown)
      #expect(desk.rows() == ["Copy", "Paste", "Delete"])
      let copy = try desk.harness.find(text: "Copy")
      #expect(copy.convert(copy.bounds, to: nil).origin == Point(x: 20, y: 108))
      try desk.tap("Paste")
      #expect(stage.window.isMenuShown && desk.log.lines.isEmpty, "the item is disabled")
      try desk.tap("Delete")
      #expect(!stage.window.isMenuShown)
      #expect(desk.log.lines == ["Delete"])
      #expect(desk.rows() == [])
      #expect((desk.button.menu?.children[3] as? Action)?.sender === desk.button)
    }
  }

  @Test("A touch outside dismisses the menu and has no other effect")
  func outside() throws {
    try onStage { stage in
      let desk = Desk(stage)
      desk.button.menu = Menu(children: [desk.action("Copy")])
      let other = stage.add(Button(frame: Rect(x: 0, y: 400, width: 320, height: 40)))
      other.addTarget(desk.log, for: .touchUpInside) { (log, _: Button) in log.lines.append("other") }
      try desk.tap("More")
      try desk.harness.tap(at: Point(x: 100, y: 420))
      desk.harness.advance(seconds: 1)
      #expect(!stage.window.isMenuShown && desk.log.lines.isEmpty)
      try desk.harness.tap(at: Point(x: 100, y: 420))
      #expect(desk.log.lines == ["other"])
    }
  }

  @Test("Dragging from the button to an action and lifting the finger performs the action")
  func dragging() throws {
    try onStage { stage in
      let desk = Desk(stage)
      desk.button.menu = Menu(children: [desk.action("Copy"), desk.action("Paste")])
      let touch = try desk.harness.touchDown(in: desk.button)
      let paste = try desk.harness.find(text: "Paste", as: Button.self)
      desk.harness.move(touch, to: paste.convert(paste.bounds.center, to: nil))
      #expect(paste.isHighlighted)
      desk.harness.up(touch)
      desk.harness.advance(seconds: 1)
      #expect(desk.log.lines == ["Paste"] && !stage.window.isMenuShown)
    }
  }

  @Test("If a button has its own tap action, a long press opens the menu")
  func longPress() throws {
    try onStage { stage in
      let desk = Desk(stage, primary: false)
      desk.button.menu = Menu(children: [desk.action("Copy")])
      try desk.tap("More")
      #expect(desk.log.lines == ["tapped"] && !stage.window.isMenuShown)
      try desk.harness.longPress(desk.button)
      #expect(stage.window.isMenuShown && desk.log.lines == ["tapped"])
      try desk.tap("Copy")
      #expect(desk.log.lines == ["tapped", "Copy"])
    }
  }

  @Test("Opens a submenu in front of its menu and shows inline elements in the menu itself")
  func nested() throws {
    try onStage { stage in
      let desk = Desk(stage)
      let elements: [MenuElement] = [
        desk.action("Copy"), Menu(title: "Sort", children: [desk.action("Name"), desk.action("Date")]),
        Menu(options: .displayInline, children: [desk.action("Delete", .destructive)]),
      ]
      desk.button.menu = Menu(children: elements)
      try desk.tap("More")
      #expect(desk.rows() == ["Copy", "Sort", "Delete"])
      let sort = try desk.harness.find(text: "Sort")
      let delete = try desk.harness.find(text: "Delete")
      #expect(
        delete.convert(Point.zero, to: nil).y - sort.convert(Point.zero, to: nil).y == 52, "44 and a band")
      try desk.tap("Sort")
      #expect(Set(desk.rows()).isSuperset(of: ["Sort", "Name", "Date"]))
      #expect(throws: HarnessError.self) { try desk.harness.tap(delete) }
      let back = try #require(desk.harness.findAll(Button.self).last { $0.currentTitle == "Sort" })
      try desk.harness.tap(back)
      #expect(desk.rows() == ["Copy", "Sort", "Delete"])
      try desk.tap("Sort")
      try desk.tap("Date")
      #expect(desk.log.lines == ["Date"])
    }
  }

  @Test("Single selection marks only the chosen action, and a menu can stay open after a choice")
  func selection() throws {
    try onStage { stage in
      let desk = Desk(stage)
      let name = desk.action("Name", .keepsMenuPresented, state: .on)
      let date = desk.action("Date", .keepsMenuPresented)
      let menu = Menu(title: "Sort", options: .singleSelection, children: [name, date])
      desk.button.menu = menu
      try desk.tap("More")
      try desk.tap("Date")
      #expect(stage.window.isMenuShown && desk.log.lines == ["Date"])
      #expect(name.state == .off && date.state == .on)
      #expect(menu.selectedElements.map(\.title) == ["Date"])
      name.title = "Copy"
      #expect(desk.rows() == ["Copy", "Date"])
      stage.window.dismissMenu()
      #expect(!stage.window.isMenuShown)
    }
  }

  @Test("A pop-up button shows the selected action, or the first action by default")
  func popUp() throws {
    try onStage { stage in
      let desk = Desk(stage)
      desk.button.changesSelectionAsPrimaryAction = true
      desk.button.menu = Menu(children: [desk.action("Name"), desk.action("Date")])
      #expect(desk.button.currentTitle == "Name")
      try desk.harness.tap(desk.button)
      desk.harness.advance(seconds: 1)
      try desk.tap("Date")
      #expect(desk.button.currentTitle == "Date" && desk.log.lines == ["Date"])
      (desk.button.menu?.children[0] as? Action)?.state = .on
      (desk.button.menu?.children[1] as? Action)?.state = .off
      #expect(desk.button.currentTitle == "Name")
    }
  }

  @Test("A button without a menu toggles its selection if changesSelectionAsPrimaryAction is set")
  func toggle() throws {
    try onStage { stage in
      let desk = Desk(stage)
      desk.button.changesSelectionAsPrimaryAction = true
      try desk.tap("More")
      #expect(desk.button.isSelected && desk.log.lines == ["tapped"])
      try desk.tap("More")
      #expect(!desk.button.isSelected)
    }
  }

  @Test("Arrow keys navigate a menu, Return chooses an action, and Escape closes the menu")
  func keys() throws {
    try onStage { stage in
      let desk = Desk(stage)
      desk.button.menu = Menu(children: [
        desk.action("Copy"), desk.action("Paste", .disabled),
        Menu(title: "Sort", children: [desk.action("Name"), desk.action("Date")]),
      ])
      try desk.tap("More")
      for key in [Key.down, .down, .right, .down, .down, .return] { try desk.harness.press(key) }
      desk.harness.advance(seconds: 1)
      #expect(
        desk.log.lines == ["Name"], "the keys skip disabled items, open the submenu, and skip its title")
      try desk.tap("More")
      for key in [Key.up, .right, .left, .up, .return] { try desk.harness.press(key) }
      desk.harness.advance(seconds: 1)
      #expect(desk.log.lines == ["Name", "Date"] || desk.log.lines == ["Name"])
      stage.window.dismissMenu()
      try desk.tap("More")
      try desk.harness.press(.escape)
      #expect(!stage.window.isMenuShown)
    }
  }

  @Test(
    "A menu stays in the safe area and scrolls if it is too tall",
    arguments: [
      (Point(x: 250, y: 20), 2, true), (Point(x: 10, y: 420), 2, false), (Point(x: 10, y: 420), 20, false),
    ])
  func place(at origin: Point, count: Int, isBelow: Bool) throws {
    try onStage { stage in
      let desk = Desk(stage)
      desk.button.frame = Rect(x: origin.x, y: origin.y, width: 60, height: 40)
      desk.button.menu = Menu(children: (0..<count).map { desk.action("Row \($0)") })
      try desk.harness.tap(desk.button)
      desk.harness.advance(seconds: 1)
      let first = try desk.harness.find(text: "Row 0")
      let frame = first.convert(first.bounds, to: nil)
      #expect(frame.minX >= 8 && frame.maxX <= 312 && frame.minY >= 8)
      #expect(isBelow == (frame.minY > origin.y))
      if count == 20 {
        #expect(throws: HarnessError.self) { try desk.harness.tap(desk.harness.find(text: "Row 19")) }
        for _ in 0..<20 { try desk.harness.press(.down) }
        try desk.harness.press(.return)
        #expect(desk.log.lines == ["Row 19"])
      }
    }
  }

  @Test("rule 29: a menu leaves no objects alive after it closes")
  func lifetimes() throws {
    weak var weakMenu: Menu?
    weak var weakButton: Button?
    try onStage { stage in
      func run() throws {
        let button = stage.add(Button(frame: Rect(x: 20, y: 60, width: 100, height: 40)))
        let menu = Menu(children: [
          Action(title: "Copy"), Menu(title: "Sort", children: [Action(title: "Name")]),
        ])
        (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
        (weakMenu, weakButton) = (menu, button)
        try stage.harness.tap(button)
        stage.harness.advance(seconds: 1)
        try stage.harness.tap(stage.harness.find(text: "Sort"))
        try stage.harness.tap(stage.harness.find(text: "Name"))
        stage.harness.advance(seconds: 1)
        button.removeFromSuperview()
      }
      try run()
      #expect(weakMenu == nil && weakButton == nil)
    }
  }
}
