import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct FirstResponderTests {
  @Test func onlyOneFirstResponderAtATime() throws {
    try onStage { stage in
      let (first, second) = (stage.add(Writing()), stage.add(Writing()))
      #expect(first.becomeFirstResponder() && first.isFirstResponder)
      #expect(second.becomeFirstResponder() && second.isFirstResponder && !first.isFirstResponder)
      #expect(stage.window.firstResponder === second)
      #expect(second.resignFirstResponder() && stage.window.firstResponder == nil)
      #expect(second.resignFirstResponder(), "resigning succeeds for a view that is not the first responder")
    }
  }

  @Test("A first responder can refuse to resign")
  func refusesToResign() throws {
    try onStage { stage in
      let (first, second) = (stage.add(Writing()), stage.add(Writing()))
      first.becomeFirstResponder()
      first.agrees = false
      #expect(!second.becomeFirstResponder() && first.isFirstResponder)
      #expect(!first.resignFirstResponder() && first.isFirstResponder)
    }
  }

  @Test("A view cannot become first responder if it refuses or has no window")
  func cannotBecomeFirstResponder() throws {
    try onStage { stage in
      let plain = stage.add(View())
      #expect(!plain.becomeFirstResponder() && stage.window.firstResponder == nil)
      let alone = Writing()
      #expect(!alone.becomeFirstResponder(), "the view is not in a window")
    }
  }

  @Test("A view that leaves the window is no longer first responder even if it refuses to resign")
  func leavesWindow() throws {
    try onStage { stage in
      let holder = stage.add(View())
      let writing = stage.add(Writing(), to: holder)
      writing.becomeFirstResponder()
      writing.agrees = false
      holder.removeFromSuperview()
      #expect(writing.resignations == 1)
      #expect(stage.window.firstResponder == nil)
    }
  }

  @Test func controllerResignsWhenItsViewLeavesWindow() throws {
    try onStage { stage in
      let child = WritingController()
      stage.watch(child)
      stage.controller.addChild(child)
      stage.add(child.view)
      #expect(child.becomeFirstResponder() && child.isFirstResponder)
      child.view.removeFromSuperview()
      #expect(stage.window.firstResponder == nil)
    }
  }

  @Test("A window has no first responder after the first responder is released")
  func released() throws {
    try onStage { stage in
      let inner = Window(frame: .zero, context: stage.context)
      var writing: Writing? = Writing()
      inner.addSubview(writing!)
      writing!.becomeFirstResponder()
      writing!.removeFromSuperview()
      writing = nil
      #expect(inner.firstResponder == nil)
    }
  }
}

private final class Writing: View {
  var agrees = true
  var resignations = 0
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { agrees }
  override func resignFirstResponder() -> Bool {
    resignations += 1
    return super.resignFirstResponder()
  }
}

private final class WritingController: ViewController {
  override var canBecomeFirstResponder: Bool { true }
}
