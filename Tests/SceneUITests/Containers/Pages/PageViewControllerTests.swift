import SceneDrawing
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Page view controllers")
struct PageViewControllerTests {
  private static let turned = [
    "1 viewWillDisappear", "2 viewWillAppear", "1 viewDidDisappear", "2 viewDidAppear",
  ]

  @Test(
    "rules 12 and 29: a swipe in either direction turns one page and calls each callback once",
    arguments: PageViewController.TransitionStyle.allCases)
  func swipe(style: PageViewController.TransitionStyle) throws {
    let alive = try withPages(style) { pages, album, theatre, harness in
      try harness.swipe(pages.view, .left)
      harness.advance(seconds: 0.5)
      #expect(theatre.takeEvents() == Self.turned)
      #expect(titles(pages.viewControllers) == "2")
      #expect(pages.children.map(\.title) == ["2"])
      #expect(album.takeTold() == ["will 2", "did 1 -> 2, true"])
      try harness.swipe(pages.view, .right)
      harness.advance(seconds: 0.5)
      #expect(titles(pages.viewControllers) == "1")
      _ = theatre.takeEvents()
      _ = album.takeTold()
      try harness.swipe(pages.view, .right)
      harness.advance(seconds: 0.5)
      #expect(theatre.takeEvents() == [])
      #expect(album.takeTold() == [])
    }
    #expect(alive == 0)
  }

  @Test(
    "rule 12: a partial drag does not turn the page, and callbacks are balanced",
    arguments: PageViewController.TransitionStyle.allCases)
  func canceledTurn(style: PageViewController.TransitionStyle) throws {
    let alive = try withPages(style) { pages, album, theatre, harness in
      let finger = try harness.touchDown(in: pages.view, at: Point(x: 300, y: 200))
      for x in stride(from: 290.0, through: 180, by: -10) { harness.move(finger, to: Point(x: x, y: 200)) }
      #expect(theatre.takeEvents() == ["1 viewWillDisappear", "2 viewWillAppear"])
      #expect(pages.children.map(\.title) == ["1", "2"])
      harness.advance(seconds: 1)
      harness.up(finger)
      harness.advance(seconds: 1)
      #expect(
        theatre.takeEvents() == [
          "2 viewWillDisappear", "1 viewWillAppear", "2 viewDidDisappear", "1 viewDidAppear",
        ])
      #expect(pages.children.map(\.title) == ["1"])
      #expect(titles(pages.viewControllers) == "1")
      #expect(album.takeTold() == ["will 2", "did 1 -> 1, false"])
      #expect(pages.viewControllers[0].view.transform == .identity)
      #expect(pages.viewControllers[0].view.frame == pages.view.bounds)
    }
    #expect(alive == 0)
  }

  @Test("A quick swipe in the opposite direction cancels a page turn at any progress")
  func canceledByFlick() throws {
    let alive = try withPages(.scroll) { pages, album, _, harness in
      let finger = try harness.touchDown(in: pages.view, at: Point(x: 300, y: 200))
      for x in stride(from: 290.0, through: 40, by: -10) { harness.move(finger, to: Point(x: x, y: 200)) }
      for x in stride(from: 50.0, through: 110, by: 10) { harness.move(finger, to: Point(x: x, y: 200)) }
      harness.up(finger)
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "1")
      #expect(album.takeTold() == ["will 2", "did 1 -> 1, false"])
    }
    #expect(alive == 0)
  }

  @Test("rule 12: canceling a page turn removes the new page from the container")
  func movesBack() throws {
    final class Moving: HostController {
      override func willMove(toParent parent: ViewController?) {
        super.willMove(toParent: parent)
        Journal.note("will \(parent == nil ? "nil" : "pages")")
      }
      override func didMove(toParent parent: ViewController?) {
        super.didMove(toParent: parent)
        Journal.note("did \(parent == nil ? "nil" : "pages")")
      }
    }
    final class Source: PageViewControllerDataSource {
      func pageViewController(
        _ pages: PageViewController, viewControllerBefore controller: ViewController
      ) -> ViewController? { nil }
      func pageViewController(
        _ pages: PageViewController, viewControllerAfter controller: ViewController
      ) -> ViewController? { Moving() }
    }
    try Journal.keeping { journal in
      let alive = try withPages(.scroll) { pages, _, _, harness in
        let source = Source()
        pages.dataSource = source
        let finger = try harness.touchDown(in: pages.view, at: Point(x: 300, y: 200))
        for x in stride(from: 290.0, through: 200, by: -10) { harness.move(finger, to: Point(x: x, y: 200)) }
        #expect(journal.entries == ["will pages"])
        harness.advance(seconds: 1)
        harness.up(finger)
        harness.advance(seconds: 1)
        #expect(journal.entries == ["will pages", "will nil", "did nil"])
      }
      #expect(alive == 0)
    }
  }

  @Test(
    "Pages and the space between them follow the finger during a scroll",
    arguments: [-1.0, 1])
  func follows(way: Double) throws {
    let alive = try withPages(.scroll, showing: [2]) { pages, _, _, harness in
      let finger = try harness.touchDown(in: pages.view, at: Point(x: 160, y: 200))
      for step in 1...10 { harness.move(finger, to: Point(x: 160 + way * 10 * Double(step), y: 200)) }
      #expect(abs(pages.children[0].view.frame.minX - way * 100) < 1e-9)
      #expect(abs(pages.children[1].view.frame.minX + way * 240) < 1e-9)
      harness.up(finger)
    }
    #expect(alive == 0)
  }

  @Test("Ignores drags across the page axis and turns vertically arranged pages with vertical drags")
  func otherWay() throws {
    let across = try withPages(.scroll) { pages, album, _, harness in
      try harness.swipe(pages.view, .up)
      #expect(album.takeTold() == [])
    }
    let along = try withPages(.scroll, orientation: .vertical) { pages, album, _, harness in
      try harness.swipe(pages.view, .left)
      #expect(album.takeTold() == [])
      try harness.swipe(pages.view, .up)
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "2")
    }
    #expect(across + along == 0)
  }

  @Test(
    "Taps at the edges turn curling pages, even in right-to-left books"
  )
  func edges() throws {
    let left = try withPages(.pageCurl) { pages, album, _, harness in
      try harness.tap(pages.view, at: Point(x: 160, y: 200))
      harness.advance(seconds: 1)
      #expect(album.takeTold() == [])
      try harness.tap(pages.view, at: Point(x: 310, y: 200))
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "2")
      try harness.tap(pages.view, at: Point(x: 10, y: 200))
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "1")
    }
    let right = try withPages(.pageCurl, spine: .max) { pages, _, _, harness in
      try harness.tap(pages.view, at: Point(x: 10, y: 200))
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "2")
      try harness.swipe(pages.view, .right)
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "3")
    }
    #expect(left + right == 0)
  }

  @Test("rule 12: with the spine in the middle, two pages are shown and turn together")
  func bothSides() throws {
    let alive = try withPages(
      .pageCurl, spine: .mid, size: Size(width: 600, height: 400), showing: [1, 2]
    ) { pages, album, theatre, harness in
      #expect(pages.isDoubleSided)
      #expect(pages.viewControllers.map(\.view.frame.minX) == [0, 300])
      try harness.swipe(pages.view, .left, distance: 200)
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "3 4")
      #expect(
        theatre.takeEvents() == [
          "1 viewWillDisappear", "2 viewWillDisappear", "3 viewWillAppear", "4 viewWillAppear",
          "1 viewDidDisappear", "2 viewDidDisappear", "3 viewDidAppear", "4 viewDidAppear",
        ])
      #expect(album.takeTold() == ["will 3 4", "did 1 2 -> 3 4, true"])
      #expect(pages.viewControllers.allSatisfy { !$0.view.isHidden && $0.view.transform == .identity })
      // A single fifth page does not form a pair.
      try harness.swipe(pages.view, .left, distance: 200)
      #expect(album.takeTold() == [])
      try harness.swipe(pages.view, .right, distance: 200)
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "1 2")
    }
    #expect(alive == 0)
  }

  @Test("The delegate can move the spine to the middle in wide windows")
  func spine() throws {
    let alive = try withPages(.pageCurl) { pages, album, theatre, harness in
      album.spine = .mid
      theatre.window.frame.size = Size(width: 600, height: 400)
      harness.advance(seconds: 0)
      #expect(album.takeTold() == ["spine for wide"])
      #expect(titles(pages.viewControllers) == "1 2")
      #expect(theatre.takeEvents() == ["2 viewWillAppear", "2 viewDidAppear"])
      album.spine = .min
      theatre.window.frame.size = Size(width: 320, height: 480)
      harness.advance(seconds: 0)
      #expect(titles(pages.viewControllers) == "1")
      #expect(theatre.takeEvents() == ["2 viewWillDisappear", "2 viewDidDisappear"])
      #expect(pages.viewControllers[0].view.frame == pages.view.bounds)
    }
    #expect(alive == 0)
  }

  @Test("The page indicator shows the current page, and a tap turns the page")
  func dots() throws {
    let alive = try withPages(.scroll, dots: true) { pages, album, _, harness in
      let control = pages.pageControl
      #expect(!control.isHidden)
      #expect((control.numberOfPages, control.currentPage) == (5, 0))
      #expect(control.frame.maxY == 480)
      try harness.swipe(pages.view, .left)
      harness.advance(seconds: 1)
      #expect(control.currentPage == 1)
      try harness.tap(control, at: Point(x: 300, y: 18))
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "3")
      #expect(control.currentPage == 2)
      try pages.setViewControllers([album.page(5)], animated: false)
      #expect(control.currentPage == 4)
      try harness.tap(control, at: Point(x: 300, y: 18))
      #expect(control.currentPage == 4)
    }
    let none = try withPages(.scroll) { pages, _, _, _ in #expect(pages.pageControl.isHidden) }
    #expect(alive + none == 0)
  }

  @Test("rule 27: page turns in code follow the clock, and the completion receives the result")
  func byCode() throws {
    let alive = try withPages(.scroll) { pages, album, theatre, harness in
      var ends: [Bool] = []
      try pages.setViewControllers([album.page(2)], animated: true) { ends.append($0) }
      #expect(theatre.takeEvents() == ["1 viewWillDisappear", "2 viewWillAppear"])
      #expect(throws: (any Error).self) { try pages.setViewControllers([album.page(3)], animated: false) }
      #expect(throws: (any Error).self) { try pages.present(theatre.controller("over"), animated: false) }
      harness.advance(seconds: 0.29)
      #expect(ends == [])
      harness.advance(seconds: 0.02)
      #expect(ends == [true])
      #expect(theatre.takeEvents() == ["1 viewDidDisappear", "2 viewDidAppear"])
      #expect(album.takeTold() == [], "the delegate is notified only of page turns by the user")
      #expect(throws: (any Error).self) {
        try pages.setViewControllers([album.page(1), album.page(2)], animated: false)
      }
      #expect(titles(pages.viewControllers) == "2")
    }
    #expect(alive == 0)
  }

  @Test(
    "rule 12: removing a container during a page turn finishes the turn first", arguments: [false, true])
  func interrupted(byHand: Bool) throws {
    let alive = try withPages(.scroll) { pages, album, theatre, harness in
      if byHand {
        let finger = try harness.touchDown(in: pages.view, at: Point(x: 300, y: 200))
        for x in stride(from: 290.0, through: 100, by: -10) { harness.move(finger, to: Point(x: x, y: 200)) }
      } else {
        try pages.setViewControllers([album.page(2)], animated: true)
      }
      theatre.window.rootViewController = theatre.root
      let (stays, goes) = byHand ? ("1", "2") : ("2", "1")
      let events = theatre.takeEvents()
      #expect(events.filter { $0.hasPrefix(goes) }.last == "\(goes) viewDidDisappear")
      let last = Array(events.filter { $0.hasPrefix(stays) }.suffix(3))
      let expected = ["viewDidAppear", "viewWillDisappear", "viewDidDisappear"].map { "\(stays) \($0)" }
      #expect(last == expected)
      #expect(pages.children.map(\.title) == [stays])
    }
    #expect(alive == 0)
  }

  @Test("rule 12: a child that is removed during an interactive page turn receives disappearance callbacks")
  func removedDuringDrag() throws {
    let alive = try withPages(.scroll) { pages, _, theatre, harness in
      let (page, child) = (pages.viewControllers[0], theatre.controller("child"))
      page.addChild(child)
      child.view.frame = page.view.bounds
      page.view.addSubview(child.view)
      child.didMove(toParent: page)
      let finger = try harness.touchDown(in: pages.view, at: Point(x: 200, y: 200))
      for x in [190.0, 180, 170, 210] { harness.move(finger, to: Point(x: x, y: 200)) }
      #expect(theatre.events(of: "child").last == "viewWillDisappear")
      child.willMove(toParent: nil)
      // The touch ends and the page, which had not moved yet, reappears immediately.
      child.view.removeFromSuperview()
      child.removeFromParent()
      #expect(theatre.events(of: "1").last == "viewDidAppear")
      #expect(theatre.events(of: "child").last == "viewDidDisappear")
    }
    #expect(alive == 0)
  }

  @Test("rule 29: an object graph that is released during a page turn is freed", arguments: [false, true])
  func released(byHand: Bool) throws {
    let alive = try withPages(.pageCurl) { pages, album, _, harness in
      if byHand {
        let finger = try harness.touchDown(in: pages.view, at: Point(x: 300, y: 200))
        harness.move(finger, to: Point(x: 200, y: 200))
      } else {
        try pages.setViewControllers([album.page(2)], animated: true) { [pages] _ in pages.title = "over" }
      }
    }
    #expect(alive == 0)
  }

  @Test("rule 9b: turning to a page whose view fails to load changes nothing")
  func failing() throws {
    let stage = try SceneStage(
      storyboardText(
        """
        <scene>
          <pageViewController id="main" viewControllers="good" transitionStyle="scroll"/>
        </scene>
        <scene><viewController id="good"/></scene>
        <scene><viewController id="bad"><view><view class="FailingView" name="fail"/></view></viewController></scene>
        """), registry: .hosts())
    let pages = try #require(try stage.show() as? PageViewController)
    _ = stage.takeEvents()
    let bad = try stage.storyboard.instantiate("bad")
    #expect(throws: (any Error).self) { try pages.setViewControllers([bad], animated: true) }
    #expect(pages.viewControllers.map(\.sceneID) == ["good"])
    #expect(bad.parent == nil)
    #expect(stage.takeEvents(of: "Disappear") == [])
    try pages.setViewControllers([stage.storyboard.instantiate("good")], animated: false)
  }

  @Test("rule 21: a scene sets the initially visible pages")
  func scenes() throws {
    func show(
      _ attributes: String, vocabulary: Vocabulary = Registry.library.vocabulary
    ) throws -> PageViewController {
      let stage = try SceneStage(
        storyboardText(
          """
          <scene><pageViewController id="main" \(attributes)><view backgroundColor="red"/></pageViewController></scene>
          <scene><viewController id="a"/></scene>
          <scene><viewController id="b"/></scene>
          """), vocabulary: vocabulary)
      return try #require(try stage.show() as? PageViewController)
    }
    let one = try show("viewControllers=\"a\" transitionStyle=\"scroll\" navigationOrientation=\"vertical\"")
    #expect(one.viewControllers.map(\.sceneID) == ["a"])
    #expect(one.navigationOrientation == .vertical)
    #expect(one.spineLocation == .none)
    #expect(one.view.backgroundColor == .red)
    #expect(one.viewControllers[0].view.frame == one.view.bounds)
    let two = try show("viewControllers=\"a b\" spineLocation=\"mid\"")
    #expect(two.viewControllers.map(\.view.frame.minX) == [0, 160])
    let error = try loadingError {
      _ = try show(
        "viewControllers=\"a b\"", vocabulary: .library(withoutChildCountsOf: "PageViewController"))
    }
    #expect("\(error)".contains("shows 1 page at a time"))
  }
}

extension Vocabulary {
  /// Returns the class library without the child counts of a class, so that the loader must report too many
  /// children.
  fileprivate static func library(withoutChildCountsOf name: String) -> Vocabulary {
    var classes = Registry.library.vocabulary.classes
    let own = classes.firstIndex { $0.name == name }!
    for index in classes[own].properties.indices { classes[own].properties[index].children = nil }
    return Vocabulary(classes)
  }

  @Test(
    "In right-to-left layouts, the next page comes from the left",
    arguments: PageViewController.TransitionStyle.allCases)
  func mirrored(style: PageViewController.TransitionStyle) throws {
    let alive = try withPages(style) { pages, album, theatre, harness in
      theatre.context.layoutDirection = .rightToLeft
      try harness.swipe(pages.view, .right)
      harness.advance(seconds: 0.5)
      #expect(titles(pages.viewControllers) == "2")
      let finger = try harness.touchDown(in: pages.view, at: Point(x: 60, y: 200))
      for x in stride(from: 70.0, through: 160, by: 10) { harness.move(finger, to: Point(x: x, y: 200)) }
      let (old, new) = (pages.children[0].view, pages.children[1].view)
      #expect(titles(pages.children) == "2 3")
      if style == .scroll {
        #expect(old.convert(old.bounds, to: nil).minX > 50 && new.convert(new.bounds, to: nil).maxX < 250)
      } else {
        // The page is bound at the right and rolls up from the left.
        func layers(_ layer: PictureLayer) -> [PictureLayer] { [layer] + layer.sublayers.flatMap(layers) }
        #expect(
          layers(theatre.window.picture().layers[0]).contains {
            $0.clipsToBounds && $0.bounds.minX > 20 && $0.bounds.maxX > 319
          })
      }
      harness.up(finger)
      harness.advance(seconds: 1)
      try harness.swipe(pages.view, .left)
      harness.advance(seconds: 0.5)
      #expect(titles(pages.viewControllers) != "4")
    }
    #expect(alive == 0)
  }

  @Test("In right-to-left layouts, facing pages are mirrored, and a tap at the left turns forward")
  func mirroredBook() throws {
    let alive = try withPages(
      .pageCurl, spine: .mid, count: 6, size: Size(width: 480, height: 320), showing: [1, 2]
    ) { pages, album, theatre, harness in
      theatre.context.layoutDirection = .rightToLeft
      theatre.window.layoutIfNeeded()
      #expect(pages.viewControllers.map(\.view.frame.minX) == [240, 0])
      try harness.tap(at: Point(x: 10, y: 100))
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "3 4")
      try harness.tap(at: Point(x: 470, y: 100))
      harness.advance(seconds: 1)
      #expect(titles(pages.viewControllers) == "1 2")
    }
    #expect(alive == 0)
  }
}
