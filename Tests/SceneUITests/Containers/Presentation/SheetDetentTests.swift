import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

private final class Listener: PresentationDelegate {
  var heard: [SheetDetent.Identifier?] = []
  var allows = true
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ controller: ViewController) {
    heard.append(controller.sheetPresentation.selectedDetent)
  }
  func presentationControllerShouldDismiss(_ controller: ViewController) -> Bool { allows }
}

/// In a window of 320 by 480 points, a sheet has 451 points of height.
@Suite("Sheet detents") struct SheetDetentTests {
  private let listener = Listener()

  private func sheet(
    _ detents: [SheetDetent], _ prepare: (SheetPresentation) -> Void = { _ in }
  ) throws -> (Theatre, HostController, Harness) {
    let theatre = try Theatre()
    let sheet = theatre.controller("sheet", .pageSheet)
    sheet.presentationDelegate = listener
    sheet.sheetPresentation.detents = detents
    prepare(sheet.sheetPresentation)
    try theatre.root.present(sheet, animated: true)
    let harness = Harness(theatre.window)
    harness.advance(seconds: 1)
    return (theatre, sheet, harness)
  }

  private func drag(_ sheet: ViewController, _ harness: Harness, by way: Double, seconds: Double = 2) throws {
    try harness.drag(
      sheet.view, from: Point(x: 100, y: 60), to: Point(x: 100, y: 60 + way), seconds: seconds)
  }

  @Test("A sheet opens at its lowest detent or at the selected detent")
  func heights() throws {
    let (theatre, sheet, _) = try sheet([.large, .medium])
    #expect(theatre.place(sheet) == Rect(x: 0, y: 254.5, width: 320, height: 225.5))
    sheet.sheetPresentation.selectedDetent = .large
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet) == Rect(x: 0, y: 29, width: 320, height: 451))
    sheet.sheetPresentation.detents = [
      .height(100, "low"), .height(900, "high"), SheetDetent("none") { _ in nil },
    ]
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet).height == 100, "a removed detent is not selected")
    sheet.sheetPresentation.selectedDetent = "high"
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet).height == 451, "the sheet is not higher than the available space")
    sheet.sheetPresentation.detents = []
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet).height == 451)
    #expect(listener.heard == [])
  }

  @Test("Scenes can declare the detents of a sheet")
  func scenes() throws {
    let theatre = try Theatre()
    let file = try opened(
      """
      <storyboard version="1" initial="filter">
        <scene>
          <viewController id="filter" modalPresentationStyle="pageSheet">
            <sheetPresentation selectedDetent="list" largestUndimmedDetent="list" prefersGrabberVisible="true"
                preferredCornerRadius="20" prefersScrollingExpandsWhenScrolledToEdge="false">
              <detent/>
              <detent name="list" height="120"/>
              <detent kind="medium" name="half"/>
            </sheetPresentation>
            <view/>
          </viewController>
        </scene>
      </storyboard>
      """)
    let filter = try Storyboard(file: file, context: theatre.context).instantiateInitialViewController()
    let sheet = filter.sheetPresentation
    #expect(sheet.detents.map(\.identifier.rawValue) == ["large", "list", "half"])
    #expect(sheet.largestUndimmedDetent == "list" && sheet.prefersGrabberVisible)
    #expect(sheet.preferredCornerRadius == 20 && !sheet.prefersScrollingExpandsWhenScrolledToEdge)
    try theatre.root.present(filter, animated: true)
    Harness(theatre.window).advance(seconds: 1)
    let heights = ["list", "half", "large"].map { name -> Double in
      sheet.selectedDetent = SheetDetent.Identifier(rawValue: name)
      theatre.window.layoutIfNeeded()
      return theatre.place(filter).height
    }
    #expect(heights == [120, 225.5, 451])
  }

  @Test("Treats an invalid detent height in a scene as 0")
  func lengths() {
    let height = SheetHeight()
    height.height = -5
    #expect(height.height == 0)
    height.height = .nan
    #expect(height.height == 0)
  }

  @Test("The height of a sheet is its detent plus the bottom safe area")
  func safeArea() throws {
    let (theatre, sheet, _) = try sheet([.height(100, "low"), SheetDetent("most") { $0.maximumHeight }])
    theatre.window.screenInsets = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet).height == 134)
    sheet.sheetPresentation.selectedDetent = "most"
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet).height == 451)
  }

  @Test("At the fitting detent, the height of a sheet follows its view's constraints")
  func fitting() throws {
    let (theatre, sheet, _) = try sheet([.fitting])
    #expect(theatre.place(sheet).height == 451, "the content has no height")
    let box = View()
    box.translatesAutoresizingMaskIntoConstraints = false
    sheet.view.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 120)
    LayoutConstraint.activate([
      height, box.leadingAnchor.constraint(equalTo: sheet.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: sheet.view.trailingAnchor),
      box.topAnchor.constraint(equalTo: sheet.view.topAnchor, constant: 20),
      sheet.view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 20),
    ])
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet) == Rect(x: 0, y: 320, width: 320, height: 160))
    height.constant = 200
    theatre.window.layoutIfNeeded()
    #expect(theatre.place(sheet).height == 240)
    #expect(box.frame == Rect(x: 0, y: 20, width: 320, height: 200))
  }

  @Test("Dragging a sheet moves it between detents and resizes its view")
  func dragging() throws {
    let (theatre, sheet, harness) = try sheet([.medium, .large])
    try drag(sheet, harness, by: -150)
    #expect(abs(theatre.place(sheet).height - 375.5) < 20)
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).height == 451)
    #expect(listener.heard == [.large])
    try drag(sheet, harness, by: 60)
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).height == 451, "a short drag does not dismiss the sheet")
    try drag(sheet, harness, by: 170)
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).height == 225.5)
    #expect(listener.heard == [.large, .medium])
    try drag(sheet, harness, by: -40, seconds: 0.04)
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).height == 451, "a fast swipe expands the sheet")
    try drag(sheet, harness, by: 360)
    harness.advance(seconds: 1)
    #expect(
      theatre.root.presentedViewController == nil, "dragging below the lowest detent dismisses the sheet")
    #expect(theatre.clock.nextDueTime == nil)
  }

  @Test(
    "A sheet that cannot be dismissed returns to its lowest detent after a drag", arguments: [true, false])
  func staying(isModal: Bool) throws {
    let (theatre, sheet, harness) = try sheet([.medium, .large]) { $0.selectedDetent = .large }
    if isModal { sheet.isModalInPresentation = true } else { listener.allows = false }
    try drag(sheet, harness, by: 380)
    harness.advance(seconds: 1)
    #expect(theatre.root.presentedViewController === sheet)
    #expect(theatre.place(sheet) == Rect(x: 0, y: 254.5, width: 320, height: 225.5))
  }

  @Test("A tap on the visible grabber selects the next detent")
  func grabber() throws {
    let (theatre, sheet, harness) = try sheet([.medium, .large]) { $0.prefersGrabberVisible = true }
    for height in [451, 225.5, 451] {
      try harness.tap(at: Point(x: 160, y: theatre.place(sheet).minY + 7))
      harness.advance(seconds: 1)
      #expect(theatre.place(sheet).height == height)
    }
    #expect(listener.heard == [.large, .medium, .large])
    sheet.sheetPresentation.prefersGrabberVisible = false
    theatre.window.layoutIfNeeded()
    try harness.tap(at: Point(x: 160, y: theatre.place(sheet).minY + 7))
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).height == 451)
  }

  @Test("animateChanges animates changes of the selected detent")
  func animated() throws {
    let (theatre, sheet, harness) = try sheet([.medium, .large])
    sheet.sheetPresentation.animateChanges { sheet.sheetPresentation.selectedDetent = .large }
    harness.advance(seconds: 0.1)
    #expect((230...445).contains(theatre.place(sheet).height))
    harness.advance(seconds: 1)
    #expect(theatre.place(sheet).height == 451)
    #expect(listener.heard == [], "changes made in code are not reported")
  }

  @Test("Up to the largest undimmed detent, the background is not dimmed and receives touches")
  func undimmed() throws {
    let (theatre, sheet, harness) = try sheet([.medium, .large]) { $0.largestUndimmedDetent = .medium }
    let button = Button(frame: Rect(x: 0, y: 40, width: 100, height: 44))
    theatre.root.view.addSubview(button)
    try harness.tap(button)
    #expect(theatre.root.view.tintAdjustmentMode == .automatic)
    sheet.sheetPresentation.selectedDetent = .large
    theatre.window.layoutIfNeeded()
    #expect(theatre.root.view.tintAdjustmentMode == .dimmed)
    #expect(throws: HarnessError.self) { try harness.tap(button) }
  }

  @Test(
    "Scrolling up in a sheet expands the sheet unless this behavior is disabled",
    arguments: [true, false])
  func scrolling(expands: Bool) throws {
    let (theatre, sheet, harness) = try sheet([.medium, .large]) {
      $0.prefersScrollingExpandsWhenScrolledToEdge = expands
    }
    let scroller = ScrollView(frame: sheet.view.bounds)
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = Size(width: 320, height: 2000)
    sheet.view.addSubview(scroller)
    try harness.drag(scroller, from: Point(x: 100, y: 200), to: Point(x: 100, y: 20), seconds: 1)
    harness.advance(seconds: 3)
    #expect(theatre.place(sheet).height == (expands ? 451 : 225.5))
    #expect((scroller.contentOffset.y > 50) == !expands)
  }

  @Test("Ignores detents in regular width or compact height")
  func elsewhere() throws {
    let theatre = try Theatre()
    theatre.window.frame.size = Size(width: 800, height: 700)
    theatre.context.idiom = .pad
    let sheet = theatre.controller("sheet", .pageSheet)
    sheet.sheetPresentation.detents = [.medium]
    try theatre.root.present(sheet, animated: false)
    let (wide, traits) = (theatre.place(sheet), sheet.traitCollection)
    sheet.sheetPresentation.detents = [.large]
    theatre.window.layoutIfNeeded()
    #expect(traits.horizontalSizeClass == .regular)
    #expect(theatre.place(sheet) == wide)
  }
}
