import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct AlertTests {
  private final class Log { var lines: [String] = [] }

  private func alert(
    _ titles: [(String, AlertAction.Style)], _ style: AlertController.Style = .alert, log: Log
  ) -> AlertController {
    let alert = AlertController(
      title: "Delete the entry?", message: "It cannot be brought back.", preferredStyle: style)
    for (title, style) in titles {
      alert.addAction(
        AlertAction(title: title, style: style) { [weak alert] _ in
          log.lines.append("\(title), \(alert?.view.window == nil ? "gone" : "there")")
        })
    }
    return alert
  }

  private func show(_ alert: AlertController, on theatre: Theatre) throws -> Harness {
    try theatre.root.present(alert, animated: true)
    let harness = Harness(theatre.window)
    harness.advance(seconds: 1)
    _ = theatre.takeEvents()
    return harness
  }

  @Test("Calls an action's handler after dismissal, and the handler can present another alert")
  func answer() throws {
    let theatre = try Theatre()
    let log = Log()
    let alert = alert([("Delete", .destructive), ("Cancel", .cancel)], log: log)
    let next = AlertController(title: "Deleted")
    alert.addAction(
      AlertAction(title: "Again") { [unowned root = theatre.root] _ in
        #expect(throws: Never.self) { try root.present(next, animated: false) }
      })
    let harness = try show(alert, on: theatre)
    #expect(theatre.root.view.window === theatre.window)
    try harness.tap(at: Point(x: 5, y: 5))
    try harness.tap(harness.find(text: "Delete"))
    #expect(log.lines == [])
    harness.advance(seconds: 1)
    #expect(log.lines == ["Delete, gone"])
    _ = try show(alert, on: theatre)
    try harness.tap(harness.find(text: "Again"))
    harness.advance(seconds: 1)
    #expect(theatre.root.presentedViewController === next)
  }

  @Test("A tap on an alert action has no effect while the action is disabled")
  func enabled() throws {
    let theatre = try Theatre()
    let log = Log()
    let alert = alert([("OK", .default)], log: log)
    alert.actions[0].isEnabled = false
    let harness = try show(alert, on: theatre)
    try harness.tap(harness.find(text: "OK"))
    harness.advance(seconds: 1)
    #expect(theatre.root.presentedViewController === alert)
    alert.actions[0].isEnabled = true
    try harness.tap(harness.find(text: "OK"))
    harness.advance(seconds: 1)
    #expect(log.lines == ["OK, gone"])
  }

  @Test("Return moves to the next text field and finally triggers the preferred action")
  func fields() throws {
    let theatre = try Theatre()
    let log = Log()
    let alert = alert([("Cancel", .cancel), ("Other", .default), ("Log in", .default)], log: log)
    alert.preferredAction = alert.actions[2]
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    let harness = try show(alert, on: theatre)
    #expect(alert.textFields[0].isFirstResponder)
    try harness.type("ada\nsecret\n")
    harness.advance(seconds: 1)
    #expect(alert.textFields.map(\.text) == ["ada", "secret"])
    #expect(log.lines == ["Log in, gone"])
  }

  @Test("Places two actions side by side if they fit and stacks them otherwise")
  func layout() throws {
    func places(_ titles: [(String, AlertAction.Style)]) throws -> [String] {
      let theatre = try Theatre()
      let alert = alert(titles, log: Log())
      let harness = try show(alert, on: theatre)
      let buttons = try titles.map { title, _ -> (String, Rect) in
        let button = try harness.find(text: title)
        return (title, button.convert(button.bounds, to: nil))
      }
      let frame = theatre.place(alert)
      #expect(frame.width == 270 && frame.midX == 160 && abs(frame.midY - 240) < 1)
      #expect(buttons.allSatisfy { frame.union($0.1) == frame })
      return buttons.sorted { ($0.1.minY, $0.1.minX) < ($1.1.minY, $1.1.minX) }.map(\.0)
        + ["\(Set(buttons.map(\.1.minY)).count) rows"]
    }
    #expect(try places([("Yes", .default), ("No", .cancel)]) == ["No", "Yes", "1 rows"])
    #expect(
      try places([("Cancel", .cancel), ("One", .default), ("Two", .default)])
        == ["One", "Two", "Cancel", "3 rows"])
    #expect(
      try places([("Something very long indeed", .default), ("No", .cancel)])
        == ["Something very long indeed", "No", "2 rows"])
  }

  @Test("Scrolls an alert that is larger than its window")
  func much() throws {
    let theatre = try Theatre()
    let log = Log()
    let alert = alert((0..<20).map { ("Answer \($0)", .default) }, log: log)
    let harness = try show(alert, on: theatre)
    #expect(theatre.place(alert).height == 448)
    #expect(throws: HarnessError.self) { try harness.tap(harness.find(text: "Answer 19")) }
    let third = try harness.find(text: "Answer 3")
    try harness.drag(third, from: Point(x: 50, y: 20), to: Point(x: 50, y: -600), seconds: 0.5)
    harness.advance(seconds: 3)
    try harness.tap(harness.find(text: "Answer 19"))
    harness.advance(seconds: 1)
    #expect(log.lines == ["Answer 19, gone"])
  }

  @Test("Shows an action sheet at the bottom, and a touch outside cancels the sheet")
  func sheet() throws {
    let theatre = try Theatre()
    let log = Log()
    let sheet = alert([("Cancel", .cancel), ("Delete", .destructive)], .actionSheet, log: log)
    let harness = try show(sheet, on: theatre)
    #expect(theatre.place(sheet).maxY == 472)
    let (delete, cancel) = (try harness.find(text: "Delete"), try harness.find(text: "Cancel"))
    #expect(cancel.convert(Point.zero, to: nil).y > delete.convert(Point.zero, to: nil).y + 57)
    try harness.tap(at: Point(x: 160, y: 20))
    harness.advance(seconds: 1)
    #expect(log.lines == ["Cancel, gone"])
    let other = alert([("Delete", .destructive)], .actionSheet, log: log)
    _ = try show(other, on: theatre)
    try harness.tap(at: Point(x: 160, y: 20))
    harness.advance(seconds: 1)
    #expect(
      theatre.root.presentedViewController === other, "an alert without a cancel action is not dismissed")
  }

  @Test("On iPad, shows an action sheet as a popover without the cancel action")
  func pad() throws {
    let theatre = try Theatre()
    theatre.context.idiom = .pad
    theatre.window.resize(to: Size(width: 1024, height: 768))
    let log = Log()
    let sheet = alert([("Cancel", .cancel), ("Delete", .destructive)], .actionSheet, log: log)
    #expect(
      try loadingError { try theatre.root.present(sheet, animated: true) }.description.contains("anchorView"))
    sheet.popoverPresentation.anchorView = theatre.root.view
    sheet.popoverPresentation.anchorRect = Rect(x: 500, y: 100, width: 20, height: 20)
    let harness = try show(sheet, on: theatre)
    #expect(sheet.popoverPresentation.arrowDirection == .up)
    #expect(throws: HarnessError.self) { try harness.tap(harness.find(text: "Cancel")) }
    try harness.tap(at: Point(x: 900, y: 700))
    harness.advance(seconds: 1)
    #expect(log.lines == ["Cancel, gone"])
  }

  @Test("rule 29: an alert leaves no objects alive after an action dismisses it")
  func lifetimes() throws {
    weak var weakAlert: AlertController?
    weak var weakView: View?
    let theatre = try Theatre()
    func run() throws {
      let alert = alert([("OK", .default)], log: Log())
      alert.addTextField()
      (weakAlert, weakView) = (alert, alert.view)
      let harness = try show(alert, on: theatre)
      try harness.tap(harness.find(text: "OK"))
      harness.advance(seconds: 1)
    }
    try run()
    #expect(weakAlert == nil && weakView == nil)
    #expect(theatre.clock.nextDueTime == nil)
  }
}
