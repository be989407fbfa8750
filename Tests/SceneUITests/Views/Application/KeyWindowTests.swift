import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct KeyWindowTests {
  private func windows(_ count: Int, on stage: Stage, _ log: KeyLog) throws -> (Application, [LoggingWindow])
  {
    let application = Application(context: stage.context)
    stage.watch(application)
    let windows = (0..<count).map { index in
      let window = LoggingWindow(frame: stage.window.frame, context: stage.context)
      window.label = "\(index)"
      window.log = log
      stage.watch(window)
      application.add(window)
      return window
    }
    for window in windows { try window.makeKeyAndVisible() }
    return (application, windows)
  }

  @Test func onlyOneWindowIsKey() throws {
    try onStage { stage in
      let log = KeyLog()
      let (application, windows) = try windows(2, on: stage, log)
      #expect(log.lines == ["0 key", "0 not", "1 key"])
      windows[0].makeKey()
      windows[0].makeKey()
      #expect(log.lines.suffix(2) == ["1 not", "0 key"] && windows[0].isKeyWindow && !windows[1].isKeyWindow)
      application.close(windows[0])
      #expect(log.lines.suffix(2) == ["0 not", "1 key"])
    }
  }

  @Test("makeKeyAndVisible() makes a window key and frontmost")
  func visibleWindowBecomesKeyAndFrontmost() throws {
    try onStage { stage in
      let (application, windows) = try windows(2, on: stage, KeyLog())
      try windows[0].makeKeyAndVisible()
      #expect(application.keyWindow === windows[0] && application.windows.last === windows[0])
    }
  }

  @Test func closedWindowIsNotKey() throws {
    try onStage { stage in
      let (application, windows) = try windows(2, on: stage, KeyLog())
      windows[1].close()
      #expect(application.keyWindow === windows[0])
      windows[0].close()
      #expect(application.keyWindow == nil && application.windows.count == 2)
    }
  }

  @Test("Adding a window to an application removes it from the previous application")
  func windowBelongsToOneApplication() throws {
    try onStage { stage in
      let (first, windows) = try windows(2, on: stage, KeyLog())
      let second = Application(context: stage.context)
      stage.watch(second)
      second.add(windows[1])
      #expect(first.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(windows[0])])
      #expect(first.keyWindow === windows[0] && second.keyWindow === windows[1])
      first.close(windows[1])
      #expect(windows[1].isOnScreen && second.keyWindow === windows[1])
    }
  }

  @Test("A window that becomes key can make another window key")
  func changeDuringNotification() throws {
    try onStage { stage in
      let log = KeyLog()
      let (application, windows) = try windows(3, on: stage, log)
      log.lines = []
      windows[2].onResign = { [weak first = windows[1]] in first?.makeKey() }
      windows[0].makeKey()
      #expect(log.lines == ["2 not", "1 key"] && application.keyWindow === windows[1])
    }
  }

  @Test func windowLevelsDetermineOrder() throws {
    try onStage { stage in
      let (application, windows) = try windows(3, on: stage, KeyLog())
      windows[0].windowLevel = .alert
      windows[1].windowLevel = .statusBar
      #expect(application.windows.map { ($0 as? LoggingWindow)?.label } == ["2", "1", "0"])
      try windows[2].makeKeyAndVisible()
      #expect(application.windows.first === windows[2] && application.keyWindow === windows[2])
      #expect(application.window(at: Point(x: 10, y: 10)) === windows[0])
      windows[0].frame = Rect(x: 100, y: 100, width: 50, height: 50)
      #expect(application.window(at: Point(x: 10, y: 10)) === windows[1])
      #expect(application.window(at: Point(x: 120, y: 120)) === windows[0])
      windows[1].isHidden = true
      #expect(application.window(at: Point(x: 10, y: 10)) === windows[2])
      windows[1].isHidden = false
      windows[1].close()
      #expect(application.window(at: Point(x: 10, y: 10)) === windows[2])
      windows[1].isHidden = false
      #expect(
        application.window(at: Point(x: 10, y: 10)) === windows[2],
        "making a window visible does not change the order")
      #expect(application.window(at: Point(x: 900, y: 10)) == nil)
    }
  }

  @Test func hiddenWindowIsNotKey() throws {
    try onStage { stage in
      let (application, windows) = try windows(1, on: stage, KeyLog())
      let hidden = LoggingWindow(frame: stage.window.frame, context: stage.context)
      stage.watch(hidden)
      application.add(hidden)
      hidden.makeKey()
      #expect(application.keyWindow === windows[0])
    }
  }

  @Test func visibleWindowBecomesKeyIfNoWindowIsKey() throws {
    try onStage { stage in
      let application = Application(context: stage.context)
      stage.watch(application)
      application.add(stage.window)
      #expect(application.keyWindow === stage.window)
    }
  }

  @Test("Notifies observers of the new and previous key windows")
  func observers() throws {
    try onStage { stage in
      let (application, windows) = try windows(2, on: stage, KeyLog())
      var heard: [String] = []
      let tokens = [
        stage.context.notifications.observe(.windowDidBecomeKey) {
          heard.append("\(($0.object as? LoggingWindow)?.label ?? "") key")
        },
        stage.context.notifications.observe(.windowDidResignKey, object: windows[1]) { _ in
          heard.append("not")
        },
      ]
      windows[0].makeKey()
      #expect(heard == ["not", "0 key"] && application.keyWindow === windows[0])
      for token in tokens { token.cancel() }
    }
  }
}

final class KeyLog {
  var lines: [String] = []
}

private final class LoggingWindow: Window {
  var label = ""
  var log: KeyLog?
  var onResign: () -> Void = {}

  override func didBecomeKey() { log?.lines.append("\(label) key") }
  override func didResignKey() {
    log?.lines.append("\(label) not")
    onResign()
  }
}
