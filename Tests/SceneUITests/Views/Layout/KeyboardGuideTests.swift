import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("The keyboard layout guide")
struct KeyboardGuideTests {
  /// Runs a closure with a bar above the keyboard or the safe area.
  private func onBar(_ play: (Stage, View) throws -> Void) throws {
    try onStage { stage in
      let bar = View()
      bar.translatesAutoresizingMaskIntoConstraints = false
      stage.add(bar)
      LayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 40),
        bar.bottomAnchor.constraint(equalTo: stage.root.keyboardLayoutGuide.topAnchor),
      ])
      stage.controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
      stage.window.layoutIfNeeded()
      try play(stage, bar)
    }
  }

  @Test("A view moves with the keyboard when the keyboard appears, resizes, and hides")
  func follows() throws {
    try onBar { stage, bar in
      #expect(bar.frame == Rect(x: 0, y: 406, width: 320, height: 40), "on the safe area")
      stage.harness.showKeyboard(height: 200)
      #expect(bar.frame == Rect(x: 0, y: 240, width: 320, height: 40))
      #expect(stage.root.keyboardLayoutGuide.layoutFrame == Rect(x: 0, y: 280, width: 320, height: 200))
      stage.harness.showKeyboard(height: 250)
      #expect(bar.frame.maxY == 230)
      stage.harness.showKeyboard(height: 20)
      #expect(bar.frame.maxY == 446, "a low keyboard does not reach the safe area")
      stage.harness.hideKeyboard()
      #expect(bar.frame.maxY == 446 && stage.window.keyboardFrame == nil)
    }
  }

  @Test("Views move together with the keyboard's animation, and observers are notified")
  func animation() throws {
    try onBar { stage, bar in
      var heard: [String] = []
      let names: [NotificationName<KeyboardChange>] = [
        .keyboardWillShow, .keyboardDidShow, .keyboardWillHide, .keyboardDidHide, .keyboardWillChangeFrame,
        .keyboardDidChangeFrame,
      ]
      let tokens = names.map { name in
        stage.context.notifications.observe(name) {
          heard.append("\(name.text) \(Int($0.content.frameBegin.minY)) \(Int($0.content.frameEnd.minY))")
        }
      }
      stage.harness.showKeyboard(height: 200, duration: 0.25)
      #expect(heard == ["keyboardWillShow 480 280", "keyboardWillChangeFrame 480 280"])
      #expect(bar.frame.maxY == 446)
      var edges: [Double] = []
      for _ in 0..<20 {
        stage.clock.advance(by: 1 / 60.0)
        stage.window.layoutIfNeeded()
        edges.append(bar.frame.maxY)
      }
      #expect(edges == edges.sorted(by: >) && Set(edges).count > 8 && edges.last == 280)
      #expect(heard.suffix(2) == ["keyboardDidShow 480 280", "keyboardDidChangeFrame 480 280"])
      heard = []
      stage.harness.showKeyboard(height: 240)
      #expect(heard == ["keyboardWillChangeFrame 280 240", "keyboardDidChangeFrame 280 240"])
      heard = []
      // Reverses direction during the animation.
      stage.harness.hideKeyboard(duration: 0.25)
      stage.clock.advance(by: 0.1)
      stage.harness.showKeyboard(height: 240)
      #expect(bar.frame.maxY == 240)
      #expect(
        heard.first == "keyboardWillHide 240 480" && heard.last?.hasPrefix("keyboardDidChangeFrame") == true)
      #expect(!heard.contains { $0.hasPrefix("keyboardDidHide") })
      stage.clock.advance(by: 1)
      stage.window.layoutIfNeeded()
      #expect(bar.frame.maxY == 240)
      tokens.forEach { $0.cancel() }
    }
  }

  @Test("The keyboard guide starts at the bottom edge if usesBottomSafeArea is off")
  func bottomEdge() throws {
    try onBar { stage, bar in
      stage.root.keyboardLayoutGuide.usesBottomSafeArea = false
      stage.window.layoutIfNeeded()
      #expect(bar.frame.maxY == 480)
      stage.harness.showKeyboard(height: 20)
      #expect(bar.frame.maxY == 460)
    }
  }

  @Test("The guide ignores a floating keyboard unless followsUndockedKeyboard is set")
  func floating() throws {
    try onBar { stage, bar in
      stage.window.setKeyboardFrame(Rect(x: 40, y: 100, width: 200, height: 150), duration: 0)
      stage.window.layoutIfNeeded()
      #expect(bar.frame.maxY == 446)
      stage.root.keyboardLayoutGuide.followsUndockedKeyboard = true
      stage.window.layoutIfNeeded()
      #expect(bar.frame.maxY == 100)
      #expect(stage.root.keyboardLayoutGuide.layoutFrame == Rect(x: 40, y: 100, width: 200, height: 150))
    }
  }

  @Test(
    "The keyboard guide moves the content of a view only by the height that is covered")
  func parts() throws {
    try onStage { stage in
      let inside = View()
      let card = stage.add(View(frame: Rect(x: 20, y: 20, width: 200, height: 300)))
      inside.translatesAutoresizingMaskIntoConstraints = false
      stage.add(inside, to: card)
      LayoutConstraint.activate([
        inside.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        inside.widthAnchor.constraint(equalToConstant: 50),
        inside.topAnchor.constraint(equalTo: card.topAnchor),
        inside.bottomAnchor.constraint(equalTo: card.keyboardLayoutGuide.topAnchor),
      ])
      stage.harness.showKeyboard(height: 150)
      #expect(inside.frame.maxY == 300)
      stage.harness.showKeyboard(height: 260)
      #expect(inside.frame.maxY == 200)
    }
  }

  @Test("A scene can attach a field to the keyboard guide")
  func scene() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene><viewController id="main"><view frame="0 0 320 480">
          <textField id="field" borderStyle="roundedRect">
            <constraint equation="leading = superview.leading + 10"/>
            <constraint equation="trailing = superview.trailing - 10"/>
            <constraint equation="bottom = superview.keyboardGuide.top - 8"/>
          </textField>
        </view></viewController></scene>
        """))
    try stage.show()
    let harness = Harness(stage.window)
    let field = try harness.find(id: "field")
    #expect(field.frame.maxY == 472)
    try harness.tap(field)
    harness.showKeyboard(height: 216)
    try harness.type("Hello")
    #expect(field.frame.maxY == 480 - 216 - 8)
    harness.hideKeyboard()
    #expect(field.frame.maxY == 472)
  }
}
