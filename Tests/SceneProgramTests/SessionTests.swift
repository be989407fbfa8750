import SceneUI
import TestSupport
import Testing

@testable import SceneProgram

@Suite("Apps on real screens") struct SessionTests {
  private func session(_ play: (Stage, ScreenSession) throws -> Void) throws {
    try onStage { stage in
      let application = Application(context: stage.context)
      application.add(stage.window)
      stage.window.makeKey()
      application.activate()
      try play(stage, ScreenSession(application))
      application.close(stage.window)
    }
  }

  @Test("A finger can tap and drag, and its touch can be canceled")
  func fingers() throws {
    try session { stage, session in
      let control = stage.add(Switch(frame: Rect(x: 20, y: 20, width: 51, height: 31)))
      session.touchDown(1, at: Point(x: 40, y: 30), in: stage.window)
      #expect(session.isDown(1))
      session.touchUp(1)
      #expect(control.isOn && !session.isDown(1))
      // A second touch-down with the same identifier means that the first touch was canceled.
      session.touchDown(1, at: Point(x: 40, y: 30), in: stage.window)
      session.touchDown(1, at: Point(x: 200, y: 300), in: stage.window)
      session.touchUp(1)
      #expect(control.isOn)
      session.touchDown(2, at: Point(x: 40, y: 30), in: stage.window)
      session.cancelAllTouches()
      session.touchUp(2)
      session.moveTouches([(2, Point(x: 1, y: 1))])
      session.touchDown(3, at: Point(x: .nan, y: 30), in: stage.window)
      #expect(control.isOn && !session.isDown(3))
    }
  }

  @Test("Windows above the normal level appear in the picture and receive touches first")
  func overlays() throws {
    try session { stage, session in
      let above = Window(frame: Rect(x: 100, y: 100, width: 100, height: 100), context: stage.context)
      above.windowLevel = .alert
      above.rootViewController = ViewController()
      session.application.add(above)
      try above.makeKeyAndVisible()
      let control = Switch(frame: Rect(x: 10, y: 10, width: 51, height: 31))
      above.rootViewController?.view.addSubview(control)
      #expect(session.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(stage.window)])
      let picture = session.picture(of: stage.window)
      #expect(picture.size == Size(width: 320, height: 480))
      #expect(picture.layers.last?.transform.tx == 100)
      session.touchDown(1, at: Point(x: 130, y: 125), in: stage.window)
      session.touchUp(1)
      #expect(control.isOn)
      session.application.close(above)
      #expect(session.picture(of: stage.window).layers.count == 1)
    }
  }

  @Test(
    "The mouse wheel scrolls the view at the pointer or an enclosing view")
  func wheel() throws {
    try session { stage, session in
      let outer = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 400)))
      outer.contentSize = Size(width: 320, height: 1000)
      let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 100))
      inner.contentSize = Size(width: 320, height: 130)
      outer.addSubview(inner)
      let place = Point(x: 50, y: 50)
      session.scroll(by: Point(x: 0, y: 50), at: place, in: stage.window, smoothly: false)
      #expect(inner.contentOffset.y == 30, "scrolling stops at the end")
      session.scroll(by: Point(x: 0, y: 50), at: place, in: stage.window, smoothly: false)
      #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 50)
      // Scrolling by wheel steps is animated, and the steps add up.
      session.scroll(by: Point(x: 0, y: 50), at: Point(x: 50, y: 300), in: stage.window, smoothly: true)
      #expect(outer.contentOffset.y == 50)
      stage.harness.advance(seconds: 0.1)
      #expect(outer.contentOffset.y > 50 && outer.contentOffset.y < 100)
      session.scroll(by: Point(x: 0, y: 50), at: Point(x: 50, y: 300), in: stage.window, smoothly: true)
      stage.harness.advance(seconds: 1)
      #expect(outer.contentOffset.y == 150)
      session.scroll(by: Point(x: 0, y: .infinity), at: place, in: stage.window, smoothly: false)
      outer.isScrollEnabled = false
      session.scroll(by: Point(x: 0, y: 50), at: Point(x: 50, y: 300), in: stage.window, smoothly: false)
      #expect(outer.contentOffset.y == 150)
    }
  }

  @Test("The mouse wheel scrolls a paging view by one page at a time")
  func pages() throws {
    try session { stage, session in
      let pages = stage.add(ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 400)))
      pages.contentSize = Size(width: 960, height: 400)
      pages.isPagingEnabled = true
      for expected in [320.0, 640, 640] {
        for _ in 0..<3 {
          session.scroll(by: Point(x: 54, y: 0), at: Point(x: 50, y: 50), in: stage.window, smoothly: true)
        }
        stage.harness.advance(seconds: 1)
        #expect(pages.contentOffset.x == expected)
      }
    }
  }

  @Test(
    "The first responder of the key window receives keys and text and shows the caret")
  func keys() throws {
    try session { stage, session in
      let field = stage.add(TextField(frame: Rect(x: 20, y: 100, width: 200, height: 30)))
      #expect(!session.wantsText && session.caretRect(in: stage.window) == nil)
      #expect(!session.insertText("x") && !session.press(.character("x")))
      #expect(session.pointerShape(at: Point(x: 50, y: 110), in: stage.window) == .text)
      #expect(session.pointerShape(at: Point(x: 50, y: 300), in: stage.window) == .arrow)
      session.touchDown(1, at: Point(x: 50, y: 110), in: stage.window)
      session.touchUp(1)
      #expect(session.wantsText)
      session.insertText("grün")
      session.press(.character("!"))
      #expect(field.text == "grün!")
      session.insertText("\na\nb")
      #expect(
        field.text == "grün! a b" && field.isFirstResponder,
        "dropped line breaks do not act as the Return key")
      let caret = try #require(session.caretRect(in: stage.window))
      #expect(field.frame.insetBy(dx: -1, dy: -1).contains(caret.center))
      session.press(.character("a"), .control)
      session.press(.delete)
      #expect(field.text == "")
    }
  }

  @Test("A field with an input view requires no keyboard")
  func inputView() throws {
    try session { stage, session in
      let field = stage.add(TextField(frame: Rect(x: 20, y: 100, width: 200, height: 30)))
      field.inputView = View(frame: Rect(x: 0, y: 0, width: 320, height: 100))
      session.touchDown(1, at: Point(x: 50, y: 110), in: stage.window)
      session.touchUp(1)
      #expect(field.isFirstResponder && !session.wantsText)
      field.inputView = nil
      field.reloadInputViews()
      #expect(session.wantsText)
    }
  }

  @Test(
    "The focused field shows marked text until the text is committed or focus is lost"
  )
  func composition() throws {
    try session { stage, session in
      let field = stage.add(TextField(frame: Rect(x: 20, y: 100, width: 200, height: 30)))
      #expect(!session.compose("k", selected: 0..<1) && !session.isComposing && !session.commitComposition())
      session.touchDown(1, at: Point(x: 50, y: 110), in: stage.window)
      session.touchUp(1)
      let empty = try #require(session.caretRect(in: stage.window))
      #expect(session.compose("かな", selected: 2..<2) && session.isComposing)
      #expect(field.text == "かな")
      let caret = try #require(session.caretRect(in: stage.window))
      #expect(caret.minX > empty.minX + 10)
      session.insertText("仮名")
      #expect(field.text == "仮名" && !session.isComposing)
      session.compose("x", selected: -3..<70)
      #expect(field.selectedRange == 2..<3)
      #expect(session.commitComposition() && field.text == "仮名x")
      session.compose("y", selected: 1..<1)
      field.resignFirstResponder()
      #expect(!session.isComposing && field.text == "仮名xy")
    }
  }

  @Test(
    "The window at the drop position receives dropped files, and the focused field receives text"
  )
  func drops() throws {
    final class Taker: DropInteractionDelegate {
      var lines: [String] = []
      func dropInteraction(_ interaction: DropInteraction, performDrop session: DropSession) {
        let place = session.location(in: nil)
        lines.append("\(session.files) \(Int(place.x)),\(Int(place.y))")
      }
      func dropInteraction(_ interaction: DropInteraction, sessionDidEnter session: DropSession) {
        lines.append("enter")
      }
      func dropInteraction(_ interaction: DropInteraction, sessionDidExit session: DropSession) {
        lines.append("exit")
      }
    }
    try session { stage, session in
      let (below, above) = (Taker(), Taker())
      stage.root.addInteraction(DropInteraction(delegate: below))
      let window = Window(frame: Rect(x: 100, y: 100, width: 100, height: 100), context: stage.context)
      window.windowLevel = .alert
      window.rootViewController = ViewController()
      session.application.add(window)
      try window.makeKeyAndVisible()
      window.rootViewController?.view.addInteraction(DropInteraction(delegate: above))
      let file = DropItem.file(path: "/a")
      #expect(session.drag([file], to: Point(x: 10, y: 10), in: stage.window))
      #expect(session.drag([file], to: Point(x: 120, y: 130), in: stage.window))
      #expect(session.drop([file], at: Point(x: 120, y: 130), in: stage.window))
      #expect(below.lines == ["enter", "exit"] && above.lines == ["enter", #"["/a"] 20,30"#])
      #expect(!session.drop([file], at: Point(x: .nan, y: 0), in: stage.window))
      session.application.close(window)
      stage.root.removeInteraction(try #require(stage.root.dropInteraction))
      #expect(!session.drop([file], at: Point(x: 10, y: 10), in: stage.window))
      #expect(
        !session.drop([.text("x")], at: Point(x: 10, y: 10), in: stage.window), "no text input is active")
      let field = stage.add(TextField(frame: Rect(x: 20, y: 300, width: 200, height: 30)))
      field.becomeFirstResponder()
      #expect(session.drop([.text("x"), .text("y")], at: Point(x: 10, y: 10), in: stage.window))
      #expect(field.text == "x y")
    }
  }

  @Test("The secondary mouse button opens the context menu")
  func otherButton() throws {
    try session { stage, session in
      final class Offer: ContextMenuInteractionDelegate {
        func contextMenuInteraction(
          _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
        ) -> ContextMenuConfiguration? {
          location.x < 50
            ? ContextMenuConfiguration { Menu(title: "", children: [Action(title: "Share") { _ in }]) } : nil
        }
      }
      let offer = Offer()
      let view = stage.add(View(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
      view.addInteraction(ContextMenuInteraction(delegate: offer))
      #expect(!session.openContextMenu(at: Point(x: 70, y: 50), in: stage.window))
      #expect(session.openContextMenu(at: Point(x: 20, y: 50), in: stage.window))
      #expect(
        !session.openContextMenu(at: Point(x: 20, y: 50), in: stage.window), "only one menu can be open")
      stage.harness.advance(seconds: 1)
      session.press(.escape)
      stage.harness.advance(seconds: 1)
      #expect(session.openContextMenu(at: Point(x: 20, y: 50), in: stage.window))
      session.press(.escape)
      stage.harness.advance(seconds: 1)
    }
  }

  @Test("Resizing a window updates its layout, and hidden views cause no animation frames")
  func sizes() throws {
    try session { stage, session in
      session.resize(stage.window, to: Size(width: 600, height: 0))
      #expect(stage.window.bounds.size == Size(width: 600, height: 1))
      #expect(stage.root.bounds.width == 600)
      session.resize(stage.window, to: Size(width: .nan, height: 100))
      #expect(stage.window.bounds.width == 600)
      #expect(!session.movesByItself)
      let view = stage.add(View(frame: Rect(x: 0, y: 0, width: 10, height: 10)))
      View.animate(withDuration: 1) { view.frame.origin.x = 100 }
      #expect(session.movesByItself)
      view.isHidden = true
      #expect(!session.movesByItself, "a hidden view does not animate")
      view.isHidden = false
      stage.harness.advance(seconds: 1.1)
      #expect(!session.movesByItself)
    }
  }

  @Test("Notifies controllers before a resized window changes its size classes and orientation")
  func traits() throws {
    final class Listener: ViewController {
      var lines: [String] = []
      override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("will \(Int(size.width))x\(Int(size.height))")
      }
      override func traitCollectionDidChange(_ previous: TraitCollection) {
        super.traitCollectionDidChange(previous)
        let traits = traitCollection
        lines.append("\(traits.horizontalSizeClass) \(traits.orientation)")
      }
    }
    try session { stage, session in
      stage.context.idiom = .pad
      let listener = Listener()
      stage.window.rootViewController = listener
      listener.lines = []
      session.resize(stage.window, to: Size(width: 1000, height: 700))
      session.resize(stage.window, to: Size(width: 1100, height: 700))
      session.resize(stage.window, to: Size(width: 500, height: 700))
      #expect(
        listener.lines == [
          "will 1000x700", "regular landscapeLeft", "will 1100x700", "will 500x700", "compact portrait",
        ])
    }
  }

  @Test("A window that covers another window resizes with that window and remains the key window")
  func coveringWindow() throws {
    try session { stage, session in
      let above = Window(frame: stage.window.frame, context: stage.context)
      above.windowLevel = .alert
      above.rootViewController = ViewController()
      session.application.add(above)
      try above.makeKeyAndVisible()
      session.resize(stage.window, to: Size(width: 500, height: 600))
      #expect(above.bounds.size == Size(width: 500, height: 600))
      session.focus(on: stage.window)
      #expect(above.isKeyWindow)
      session.application.close(above)
      session.focus(on: stage.window)
      #expect(stage.window.isKeyWindow)
    }
  }
}
