import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct BarPictureTests {
  private func gallery(_ look: (Stage) throws -> Void) throws {
    try onStage { stage in
      stage.root.backgroundColor = .systemBackground
      let large = stage.add(NavigationBar(frame: Rect(x: 0, y: 0, width: 320, height: 96)))
      large.prefersLargeTitles = true
      let alarms = NavigationItem(title: "Alarms")
      alarms.leftBarButtonItem = BarButtonItem(systemItem: .edit)
      alarms.rightBarButtonItems = [.add, .search].map { BarButtonItem(systemItem: $0) }
      large.items = [alarms]

      let deep = stage.add(NavigationBar(frame: Rect(x: 0, y: 108, width: 320, height: 74)))
      let detail = NavigationItem(title: "Morning")
      detail.prompt = "Choose a melody"
      detail.rightBarButtonItem = BarButtonItem(systemItem: .done)
      deep.items = [NavigationItem(title: "Alarms"), detail]

      let symbols = SystemItem.allCases.filter { !$0.title.isEmpty }
      for (row, start) in stride(from: 0, to: symbols.count, by: 7).enumerated() {
        let bar = stage.add(Toolbar(frame: Rect(x: 0, y: 194 + 48 * Double(row), width: 320, height: 44)))
        bar.items = symbols[start..<min(start + 7, symbols.count)].flatMap {
          [BarButtonItem(systemItem: $0), .flexibleSpace()]
        }
        bar.items[0].isEnabled = row != 1
      }
      for (row, hasImages) in [false, true].enumerated() {
        let tabs = stage.add(TabBar(frame: Rect(x: 0, y: 376 + 54 * Double(row), width: 320, height: 49)))
        tabs.items = ["World", "Alarm", "Watch", "Off"].map {
          TabBarItem(title: $0, image: hasImages ? ImageName($0.lowercased()) : nil)
        }
        tabs.selectedItem = tabs.items[1]
        tabs.items[0].badgeValue = "3"
        tabs.items[1].badgeValue = ""
        tabs.items[2].badgeValue = "a long one"
        tabs.items[3].isEnabled = false
      }
      stage.window.layoutIfNeeded()
      try look(stage)
    }
  }

  @Test func lightAndDarkPicturesDifferOnlyInColors() throws {
    try gallery { stage in
      let light = texts(of: stage.harness.picture().layers[0])
      stage.context.style = .dark
      let dark = texts(of: stage.harness.picture().layers[0])
      #expect(light.map(\.text) == dark.map(\.text))
      #expect(light.first?.text == "Alarms")
      #expect(light.first?.color == StandardColor.label.components(dark: false))
      #expect(dark.first?.color == StandardColor.label.components(dark: true))
    }
  }

  @Test func pictureIsReproducible() throws {
    try gallery { stage in #expect(stage.harness.svg() == stage.harness.svg()) }
  }
}
