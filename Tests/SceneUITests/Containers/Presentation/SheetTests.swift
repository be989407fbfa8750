import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Decides whether users may dismiss presentations, and records the delegate calls.
final class Doorman: PresentationDelegate {
  var allows = true
  var style: ModalPresentationStyle?
  var calls: [String] = []
  func adaptivePresentationStyle(
    for controller: ViewController, traitCollection: TraitCollection
  ) -> ModalPresentationStyle {
    style ?? (traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none)
  }
  func presentationControllerShouldDismiss(_ controller: ViewController) -> Bool {
    calls.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: ViewController) { calls.append("will") }
  func presentationControllerDidDismiss(_ controller: ViewController) {
    calls.append("did, in \(controller.view.window == nil ? "no window" : "a window")")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: ViewController) { calls.append("attempt") }
}

@Suite struct SheetTests {
  private let doorman = Doorman()

  private func sheet(_ style: ModalPresentationStyle = .pageSheet) throws -> (
    Theatre, HostController, Harness
  ) {
    let theatre = try Theatre()
    let sheet = theatre.controller("sheet", style)
    sheet.presentationDelegate = doorman
    try theatre.root.present(sheet, animated: true)
    let harness = Harness(theatre.window)
    harness.advance(seconds: 1)
    _ = theatre.takeEvents()
    return (theatre, sheet, harness)
  }

  @Test("rule 10: dragging a sheet far enough dismisses it from its current position")
  func far() throws {
    let (theatre, sheet, harness) = try sheet()
    try harness.drag(sheet.view, from: Point(x: 100, y: 20), to: Point(x: 100, y: 260), seconds: 1)
    #expect(theatre.takeEvents() == ["sheet viewWillDisappear"])
    let left = theatre.place(sheet).minY
    #expect(left > 250)
    harness.advance(seconds: 0.1)
    #expect(theatre.place(sheet).minY > left)
    harness.advance(seconds: 1)
    #expect(theatre.takeEvents() == ["sheet viewDidDisappear"])
    #expect(doorman.calls == ["should", "will", "did, in no window"])
    #expect(theatre.root.presentedViewController == nil)
    #expect(theatre.clock.nextDueTime == nil)
  }

  @Test("rule 10: a flick dismisses a sheet, and a short drag returns it to its position")
  func throwing() throws {
    let (theatre, sheet, harness) = try sheet()
    try harness.drag(sheet.view, from: Point(x: 100, y: 20), to: Point(x: 100, y: 90), seconds: 1)
    #expect(theatre.place(sheet).minY > 80)
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).minY == 29)
    #expect(theatre.takeEvents() == [] && doorman.calls == [])
    try harness.drag(sheet.view, from: Point(x: 100, y: 20), to: Point(x: 100, y: 140), seconds: 0.1)
    harness.advance(seconds: 1)
    #expect(theatre.root.presentedViewController == nil)
  }

  @Test(
    "rule 10: a sheet stays open if it is modal or its delegate prevents dismissal", arguments: [true, false])
  func modal(isModal: Bool) throws {
    let (theatre, sheet, harness) = try sheet()
    if isModal { sheet.isModalInPresentation = true } else { doorman.allows = false }
    try harness.drag(sheet.view, from: Point(x: 100, y: 20), to: Point(x: 100, y: 400), seconds: 1)
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).minY == 29)
    #expect(doorman.calls == (isModal ? ["attempt"] : ["should", "attempt"]))
    #expect(theatre.root.presentedViewController === sheet)
    try sheet.dismiss(animated: false)
    #expect(theatre.root.presentedViewController == nil)
  }

  @Test("rule 18: scroll content in a sheet returns to the top before the sheet moves")
  func scrolling() throws {
    let (theatre, sheet, harness) = try sheet()
    let scroller = ScrollView(frame: sheet.view.bounds)
    scroller.contentSize = Size(width: 320, height: 2000)
    sheet.view.addSubview(scroller)
    scroller.contentOffset = Point(x: 0, y: 500)
    try harness.drag(scroller, from: Point(x: 100, y: 520), to: Point(x: 100, y: 620), seconds: 0.5)
    harness.advance(seconds: 3)
    #expect(scroller.contentOffset.y < 500)
    #expect(theatre.place(sheet).minY == 29)
    scroller.contentOffset = .zero
    try harness.drag(scroller, from: Point(x: 100, y: 300), to: Point(x: 100, y: 200), seconds: 0.5)
    harness.advance(seconds: 3)
    #expect(scroller.contentOffset.y > 50)
    scroller.contentOffset = .zero
    try harness.drag(scroller, from: Point(x: 100, y: 20), to: Point(x: 100, y: 300), seconds: 0.5)
    harness.advance(seconds: 3)
    #expect(theatre.root.presentedViewController == nil)
  }

  @Test("rule 17: views behind a sheet receive no touches, and touches next to the sheet have no effect")
  func behind() throws {
    let (theatre, sheet, harness) = try sheet()
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    theatre.root.view.addSubview(button)
    #expect(throws: HarnessError.self) { try harness.tap(button) }
    try harness.tap(at: Point(x: 50, y: 10))
    harness.advance(seconds: 1)
    #expect(theatre.root.presentedViewController === sheet)
  }

  @Test("rule 14: a presented controller receives key events, and editing behind the controller ends")
  func keyboard() throws {
    let theatre = try Theatre()
    let field = TextField(frame: Rect(x: 0, y: 0, width: 100, height: 30))
    theatre.root.view.addSubview(field)
    field.becomeFirstResponder()
    try theatre.root.present(theatre.controller("sheet", .pageSheet), animated: false)
    #expect(!field.isFirstResponder)
  }

  @Test("rule 29: sheets leave no objects alive after a drag and a dismissal")
  func lifetimes() throws {
    try Lifetimes.counting { lifetimes in
      var all: (Theatre, HostController, Harness)? = try sheet()
      try all!.2.drag(all!.1.view, from: Point(x: 100, y: 20), to: Point(x: 100, y: 400), seconds: 1)
      all!.2.advance(seconds: 1)
      all!.1 = all!.0.controller("other", .formSheet)
      try all!.0.root.present(all!.1, animated: true)
      #expect(lifetimes.alive == 2)
      let clock = all!.0.clock
      all = nil
      #expect(lifetimes.alive == 0)
      clock.advance(by: 1)
    }
  }
}
