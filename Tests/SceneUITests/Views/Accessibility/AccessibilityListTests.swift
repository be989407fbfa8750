import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct AccessibilityListTests {
  @Test("Rows are list items with their text and position, and section headers are headings")
  func rows() throws {
    try onTable([["Apple", "Pear"], ["Carrot"]]) { stage, table, host in
      host.headers = ["Fruit", "Vegetables"]
      table.reloadData()
      #expect(
        stage.harness.accessibilityOutline == """
          window
            list with 3
              heading "Fruit"
              listItem "Apple" 1 of 3
              listItem "Pear" 2 of 3
              heading "Vegetables"
              listItem "Carrot" 3 of 3
          """)
    }
  }

  @Test("Activating a row selects it")
  func choosing() throws {
    try onTable([["Apple", "Pear"]]) { stage, table, host in
      try stage.harness.perform(on: "Pear", .listItem)
      #expect(table.indexPathForSelectedRow == row(1))
      #expect(host.take().suffix(2) == ["willSelect 1", "didSelect 1"])
      #expect(try stage.harness.element("Pear").isSelected)
      table.allowsSelection = false
      #expect(try !stage.harness.element("Apple").actions.contains(.activate))
    }
  }

  @Test("A reused row has a new id, and a row that stays visible keeps its id")
  func identity() throws {
    try onTable([(0..<100).map { "Row \($0)" }]) { stage, table, _ in
      func ids() -> [String: AccessibilityID] {
        let items = stage.window.accessibilityTree.flattened.filter { $0.role == .listItem }
        return Dictionary(uniqueKeysWithValues: items.map { ($0.label, $0.id) })
      }
      let before = ids()
      table.contentOffset = Point(x: 0, y: 200)
      let after = ids()
      for (label, id) in after {
        if let old = before[label] {
          #expect(old == id, "\(label)")
        } else {
          #expect(!before.values.contains(id), "\(label)")
        }
      }
      #expect(after.count > 5 && before.keys.contains { after[$0] == nil })
      let six = try stage.harness.element("Row 6")
      #expect(six.position == AccessibilityPosition(index: 7, count: 100))
    }
  }

  @Test("A switch in a row is a separate element that has the name of the row")
  func controls() throws {
    try onTable([["Alarm", "Snooze"]]) { stage, table, _ in
      let toggle = Switch()
      try table.seenCell("Alarm").accessoryView = toggle
      #expect(
        stage.window.accessibilityTree.outline.split(separator: "\n").dropFirst(2) == [
          "    listItem \"Alarm\" 1 of 2", "      switch \"Alarm\" off", "    listItem \"Snooze\" 2 of 2",
        ])
      try stage.harness.perform(on: "Alarm", .switch)
      #expect(toggle.isOn && table.indexPathForSelectedRow == nil)
      // The accessibility label of a cell replaces its texts.
      try table.seenCell("Snooze").accessibilityLabel = "Sleep on"
      #expect(try stage.harness.element("Sleep on").role == .listItem)
    }
  }

  @Test("The actions of a row include its swipe actions and its detail button")
  func swipes() throws {
    try onTable([["Apple"]]) { stage, table, host in
      var done: [String] = []
      host.swipes = { _, isLeading in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: isLeading ? "Pin" : "Archive") { action, _, completion in
            done.append(action.title)
            completion(true)
          }
        ])
      }
      try table.seenCell("Apple").accessoryType = .detailButton
      #expect(
        try stage.harness.element("Apple").actions == [
          .activate, .custom("More info"), .custom("Pin"), .custom("Archive"), .focus,
        ])
      try stage.harness.perform(.custom("Archive"), on: "Apple")
      try stage.harness.perform(.custom("Pin"), on: "Apple")
      #expect(done == ["Archive", "Pin"])
    }
  }

  @Test("Accessibility actions can scroll a list by pages and by its section index")
  func scrolling() throws {
    try onTable([["A"], (0..<50).map { "B\($0)" }, ["C"]]) { stage, table, host in
      host.indexTitles = ["A", "B", "C"]
      table.reloadData()
      let list = try #require(stage.window.accessibilityTree.first { $0.role == .list })
      #expect(stage.window.performAccessibilityAction(.scroll(.down), on: list.id))
      #expect(table.contentOffset.y == 396)
      try stage.harness.perform(.increment, on: "Section index")
      #expect(try stage.harness.element("Section index").value == "A" && table.contentOffset.y == 0)
      try stage.harness.perform(.increment, on: "Section index")
      #expect(try stage.harness.element("Section index").value == "B")
    }
  }
}
