import Foundation
import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// Curls of pages. Writes pictures to the folder `SCENEC_PICTURES`, for visual review.
@Suite("Partial curls and curling pages")
struct PartialCurlTests {
  private func play(
    _ body: (_ theatre: Theatre, _ other: HostController, _ harness: Harness) throws -> Void
  ) throws {
    let alive = try Lifetimes.counting { lifetimes in
      func run() throws {
        let theatre = try Theatre()
        fill(theatre.root, "Page", .systemYellow)
        let other = theatre.controller("other")
        other.modalTransitionStyle = .partialCurl
        fill(other, "Below", .systemBlue)
        try body(theatre, other, Harness(theatre.window))
      }
      try run()
      return lifetimes.alive
    }
    #expect(alive == 0)
  }

  /// Adds a background and labels at the top and at the bottom.
  private func fill(_ controller: ViewController, _ text: String, _ color: Color) {
    controller.view.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    controller.view.backgroundColor = color
    for (name, y) in [("top", 40.0), ("bottom", 420)] {
      let button = Button(frame: Rect(x: 20, y: y, width: 200, height: 40))
      button.setTitle("\(text) \(name)", for: .normal)
      controller.view.addSubview(button)
    }
  }

  private func save(_ harness: Harness, _ name: String) throws {
    guard let directory = ProcessInfo.processInfo.environment["SCENEC_PICTURES"] else { return }
    try harness.svg().write(toFile: "\(directory)/\(name).svg", atomically: true, encoding: .utf8)
  }

  private func hit(_ theatre: Theatre, _ x: Double, _ y: Double) -> String? {
    (theatre.window.hitTest(Point(x: x, y: y)) as? Button)?.currentTitle
  }

  @Test("rule 10: a partial curl uncovers the lower part of the presented view and keeps the page curled")
  func keepsPageCurled() throws {
    try play { theatre, other, harness in
      _ = theatre.takeEvents()
      let flat = theatre.window.picture()
      try theatre.root.present(other, animated: true)
      harness.advance(seconds: 0.2)
      #expect(theatre.root.view.transform == .identity && theatre.window.picture() != flat)
      try save(harness, "partial-curl-middle")
      harness.advance(seconds: 0.3)
      try save(harness, "partial-curl-end")
      #expect(theatre.takeEvents() == ["other viewWillAppear", "other viewDidAppear"])
      #expect(theatre.window.subviews.first === other.view && theatre.root.view.window != nil)
      #expect(hit(theatre, 60, 440) == "Below bottom")
      #expect(hit(theatre, 60, 60) == nil, "the page does not react to touches")
      let spoken = harness.accessibilityOutline
      #expect(spoken.contains("Below bottom") && !spoken.contains("Page top"))
      #expect(throws: (any Error).self) { try other.present(theatre.controller("third"), animated: false) }
    }
  }

  @Test(
    "A tap on the curled page dismisses the controller, and the page becomes flat", arguments: [60.0, 250])
  func tapDismisses(y: Double) throws {
    try play { theatre, other, harness in
      let flat = theatre.window.picture()
      try theatre.root.present(other, animated: y == 60)
      harness.advance(seconds: 1)
      try harness.tap(at: Point(x: 60, y: 440))
      #expect(theatre.root.presentedViewController === other)
      try harness.tap(at: Point(x: 60, y: y))
      harness.advance(seconds: 0.2)
      #expect(theatre.window.picture() != flat)
      harness.advance(seconds: 1)
      #expect(theatre.root.presentedViewController == nil && other.view.window == nil)
      #expect(hit(theatre, 60, 440) == "Page bottom")
      #expect(theatre.window.picture() == flat)
      #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
    }
  }

  @Test("The curled page keeps its shape after a rotation")
  func rotation() throws {
    try play { theatre, other, harness in
      try theatre.root.present(other, animated: false)
      theatre.window.rotate(to: .landscapeLeft, animated: true)
      harness.advance(seconds: 1)
      #expect(hit(theatre, 60, 60) == nil)
      try save(harness, "partial-curl-landscape")
      try harness.tap(at: Point(x: 300, y: 40))
      harness.advance(seconds: 1)
      #expect(theatre.root.presentedViewController == nil)
    }
  }

  @Test("A dismissal of several controllers unrolls the page and uncovers the outermost presenter")
  func dismissesChain() throws {
    try play { theatre, other, harness in
      let middle = theatre.controller("middle")
      fill(middle, "Middle", .systemGreen)
      try theatre.root.present(middle, animated: false)
      try middle.present(other, animated: false)
      _ = theatre.takeEvents()
      #expect(hit(theatre, 60, 440) == "Below bottom")
      try theatre.root.dismiss(animated: true)
      harness.advance(seconds: 0.2)
      try save(harness, "partial-curl-chain")
      harness.advance(seconds: 1)
      #expect(hit(theatre, 60, 440) == "Page bottom")
      #expect(theatre.window.subviews.map { $0 === theatre.root.view } == [true])
      #expect(theatre.takeEvents().count { $0.hasSuffix("viewDidDisappear") } == 2)
    }
  }

  @Test("A presenter in a sheet uses another transition for a partial curl")
  func sheet() throws {
    try play { theatre, other, harness in
      let sheet = theatre.controller("sheet", .pageSheet)
      try theatre.root.present(sheet, animated: false)
      try sheet.present(other, animated: true)
      harness.advance(seconds: 1)
      #expect(sheet.view.window == nil && hit(theatre, 60, 60) == "Below top")
      try theatre.root.dismiss(animated: false)
    }
  }

  @Test("A curling page of a page view controller rolls up and is not squeezed", arguments: [false, true])
  func pages(isBook: Bool) throws {
    let alive = try withPages(
      .pageCurl, spine: isBook ? .mid : .min, size: isBook ? Size(width: 600, height: 400) : nil,
      showing: isBook ? [1, 2] : [1]
    ) { pages, _, theatre, harness in
      for page in pages.viewControllers { fill(page, page.title ?? "", .systemYellow) }
      let finger = try harness.touchDown(in: pages.view, at: Point(x: 300, y: 200))
      for (x, name) in [(200.0, "start"), (100, "middle"), (-100, "end")] {
        harness.move(finger, to: Point(x: x, y: 200))
        #expect(pages.viewControllers.allSatisfy { $0.view.transform == .identity })
        try save(harness, "\(isBook ? "book" : "page")-curl-\(name)")
      }
      harness.up(finger)
      harness.advance(seconds: 1)
    }
    #expect(alive == 0)
  }
}
