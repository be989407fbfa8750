import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct AccessibilityTreeTests {
  private func label(_ text: String, at frame: Rect) -> Label {
    let label = Label(frame: frame)
    label.text = text
    return label
  }

  private func texts(_ stage: Stage) -> [String] {
    stage.window.accessibilityTree.flattened.dropFirst().map(\.label)
  }

  @Test("Omits hidden, transparent, offscreen, and explicitly hidden views and their subviews")
  func hidden() throws {
    try onStage { stage in
      let box = stage.add(View(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
      stage.add(label("Inside", at: Rect(x: 10, y: 10, width: 80, height: 20)), to: box)
      #expect(texts(stage) == ["Inside"])
      box.isHidden = true
      #expect(texts(stage) == [])
      box.isHidden = false
      box.alpha = 0
      #expect(texts(stage) == [])
      box.alpha = 1
      box.accessibilityElementsHidden = true
      #expect(texts(stage) == [])
      box.accessibilityElementsHidden = false
      box.center = Point(x: 1000, y: 100)
      #expect(texts(stage) == [])
      box.center = Point(x: 300, y: 100)
      #expect(texts(stage) == ["Inside"])
      // Clipped elements are excluded.
      box.clipsToBounds = true
      box.bounds.size.width = 5
      #expect(texts(stage) == [])
      stage.window.close()
      box.clipsToBounds = false
      #expect(stage.window.accessibilityTree.children == [])
    }
  }

  @Test("The frames of elements are clipped and in window coordinates")
  func frames() throws {
    try onStage { stage in
      let box = stage.add(View(frame: Rect(x: 100, y: 100, width: 50, height: 50)))
      box.clipsToBounds = true
      let text = stage.add(label("Inside", at: Rect(x: 10, y: 20, width: 80, height: 20)), to: box)
      func frame() -> Rect? { stage.window.accessibilityTree.children.first?.frame }
      #expect(frame() == Rect(x: 110, y: 120, width: 40, height: 20))
      text.frame.origin.x = -20
      #expect(frame() == Rect(x: 100, y: 120, width: 50, height: 20))
      box.transform = .scale(x: 2, y: 2)
      #expect(frame() == Rect(x: 75, y: 115, width: 100, height: 40))
    }
  }

  @Test("Elements are in reading order, grouped by their superviews")
  func order() throws {
    try onStage { stage in
      stage.add(label("4", at: Rect(x: 10, y: 100, width: 80, height: 20)))
      stage.add(label("2", at: Rect(x: 150, y: 12, width: 80, height: 30)))
      stage.add(label("1", at: Rect(x: 10, y: 16, width: 80, height: 20)))
      let column = stage.add(View(frame: Rect(x: 10, y: 200, width: 100, height: 100)))
      stage.add(label("6", at: Rect(x: 0, y: 40, width: 80, height: 20)), to: column)
      stage.add(label("5", at: Rect(x: 0, y: 0, width: 80, height: 20)), to: column)
      let other = stage.add(View(frame: Rect(x: 150, y: 200, width: 100, height: 100)))
      stage.add(label("8", at: Rect(x: 0, y: 40, width: 80, height: 20)), to: other)
      stage.add(label("7", at: Rect(x: 0, y: 0, width: 80, height: 20)), to: other)
      stage.add(label("3", at: Rect(x: 250, y: 20, width: 20, height: 10)))
      #expect(texts(stage) == ["1", "2", "3", "4", "5", "6", "7", "8"])
      stage.context.layoutDirection = .rightToLeft
      #expect(texts(stage) == ["3", "2", "1", "4", "7", "8", "5", "6"])
    }
  }

  @Test("If the app sets the accessibility elements, the reading order contains only those elements")
  func ownOrder() throws {
    try onStage { stage in
      let one = stage.add(label("One", at: Rect(x: 0, y: 0, width: 80, height: 20)))
      let two = stage.add(label("Two", at: Rect(x: 0, y: 30, width: 80, height: 20)))
      stage.add(label("Three", at: Rect(x: 0, y: 60, width: 80, height: 20)))
      stage.root.accessibilityElements = [two, one]
      #expect(texts(stage) == ["Two", "One"])
      // Elements outside of the view, and the view itself, are ignored.
      stage.root.accessibilityElements = [stage.window, stage.root, one]
      #expect(texts(stage) == ["One"])
      stage.root.accessibilityElements = nil
      #expect(texts(stage) == ["One", "Two", "Three"])
    }
  }

  @Test("Applies the accessibility traits that an app sets for a view")
  func traits() throws {
    try onStage { stage in
      let text = stage.add(label("News", at: Rect(x: 0, y: 0, width: 80, height: 20)))
      #expect(text.accessibilityTraits == .staticText)
      text.accessibilityTraits = .header
      #expect(stage.window.accessibilityTree.children.map(\.role) == [.heading])
      text.accessibilityTraits = [.link, .notEnabled]
      #expect(stage.window.accessibilityTree.children.map(\.summary) == ["link \"News\" disabled"])
      text.accessibilityTraits = [.button, .selected]
      text.accessibilityValue = "unread"
      #expect(
        stage.window.accessibilityTree.children.map(\.summary) == ["button \"News\" = \"unread\" selected"])
    }
  }

  @Test("Omits elements behind a modal view but includes elements in front of the view")
  func modal() throws {
    try onStage { stage in
      stage.add(label("Behind", at: Rect(x: 0, y: 0, width: 80, height: 20)))
      let card = stage.add(View(frame: Rect(x: 0, y: 100, width: 200, height: 200)))
      stage.add(label("Card", at: Rect(x: 0, y: 0, width: 80, height: 20)), to: card)
      stage.add(label("Before", at: Rect(x: 0, y: 400, width: 80, height: 20)))
      #expect(texts(stage) == ["Behind", "Card", "Before"])
      card.accessibilityViewIsModal = true
      #expect(texts(stage) == ["Card", "Before"])
      card.isHidden = true
      #expect(texts(stage) == ["Behind", "Before"])
    }
  }

  @Test("An element keeps its unique id during changes, moves, and scrolling")
  func identity() throws {
    try onStage { stage in
      let scroll = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 200)))
      scroll.contentSize = Size(width: 320, height: 1000)
      let text = stage.add(label("One", at: Rect(x: 0, y: 0, width: 80, height: 20)), to: scroll)
      func node() -> AccessibilityNode? { stage.window.accessibilityTree.first { $0.role == .staticText } }
      let first = try #require(node())
      text.text = "Other"
      scroll.contentOffset = Point(x: 0, y: 500)
      let second = try #require(node())
      #expect(second.id == first.id && second.isOffscreen && !first.isOffscreen)
      #expect(second.frame == Rect(x: 0, y: -500, width: 80, height: 20))
      text.removeFromSuperview()
      stage.add(label("New", at: Rect(x: 0, y: 500, width: 80, height: 20)), to: scroll)
      #expect(try #require(node()).id > first.id)
      scroll.addSubview(text)
      #expect(stage.window.accessibilityTree[first.id]?.label == "Other")
      #expect(Set(stage.window.accessibilityTree.flattened.map(\.id)).count == 4)
    }
  }

  @Test(
    "Accessibility ids round-trip as strings", arguments: [AccessibilityID(1), AccessibilityID(12, part: 3)])
  func ids(_ id: AccessibilityID) {
    #expect(AccessibilityID(id.description) == id)
  }

  @Test(
    "Rejects strings that are not accessibility ids",
    arguments: ["", ".", "1.", ".1", "1.0", "1.2.3", "x", "+1", "01", "1 "])
  func invalidIDs(_ text: String) {
    #expect(AccessibilityID(text) == nil)
  }

  @Test("The window has the title of its controller, and the focused element is marked")
  func window() throws {
    try onStage { stage in
      stage.controller.title = "Letters"
      let field = stage.add(TextField(frame: Rect(x: 0, y: 0, width: 200, height: 34)))
      stage.add(Button(frame: Rect(x: 0, y: 50, width: 200, height: 44))).setTitle("Send", for: .normal)
      #expect(
        stage.harness.accessibilityOutline == "window \"Letters\"\n  textField text \"\"\n  button \"Send\"")
      field.becomeFirstResponder()
      try stage.harness.type("Hi")
      #expect(stage.window.accessibilityTree.children[0].summary == "textField text \"Hi\" focused")
      #expect(stage.window.accessibilityTree.children[0].text?.selection == 2..<2)
      stage.window.press(.tab)
      #expect(stage.window.accessibilityTree.flattened.filter(\.isFocused).map(\.label) == ["Send"])
    }
  }
}
