import SceneTesting
import SceneUI
import SceneValues
import TestSupport

/// Numbered pages: the data source and delegate of a page view controller, which records the delegate calls.
final class Album: PageViewControllerDataSource, PageViewControllerDelegate {
  private let life = Life()
  let count: Int
  var showsDots = false
  var spine: PageViewController.SpineLocation?
  private(set) var reported: [String] = []
  private unowned let theatre: Theatre

  init(_ theatre: Theatre, count: Int = 5) {
    (self.theatre, self.count) = (theatre, count)
  }

  func page(_ number: Int) -> HostController {
    let page = theatre.controller("\(number)")
    let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    view.backgroundColor = .systemBackground
    let label = HostLabel(frame: Rect(x: 0, y: 30, width: 100, height: 40))
    label.text = "Page \(number)"
    label.textAlignment = .center
    label.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    view.addSubview(label)
    page.view = view
    return page
  }

  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? {
    number(of: controller) > 1 ? page(number(of: controller) - 1) : nil
  }

  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? {
    number(of: controller) < count ? page(number(of: controller) + 1) : nil
  }

  func presentationCount(for pages: PageViewController) -> Int { showsDots ? count : 0 }
  func presentationIndex(for pages: PageViewController) -> Int {
    pages.viewControllers.first.map { number(of: $0) - 1 } ?? 0
  }

  func pageViewController(_ pages: PageViewController, willTransitionTo pending: [ViewController]) {
    reported.append("will \(titles(pending))")
  }

  func pageViewController(
    _ pages: PageViewController, didFinishAnimating finished: Bool,
    previousViewControllers previous: [ViewController], transitionCompleted completed: Bool
  ) {
    reported.append("did \(titles(previous)) -> \(titles(pages.viewControllers)), \(completed)")
  }

  func pageViewController(
    _ pages: PageViewController, spineLocationFor orientation: InterfaceOrientation
  ) -> PageViewController.SpineLocation {
    reported.append("spine for \(orientation.isLandscape ? "wide" : "high")")
    return spine ?? pages.spineLocation
  }

  func takeTold() -> [String] {
    defer { reported = [] }
    return reported
  }

  private func number(of controller: ViewController) -> Int { Int(controller.title ?? "") ?? 0 }
}

func titles(_ controllers: [ViewController]) -> String {
  controllers.map { $0.title ?? "?" }.joined(separator: " ")
}

/// Runs a closure with a theater of pages and a harness, and checks that no object leaks.
func withPages(
  _ style: PageViewController.TransitionStyle, orientation: PageViewController.Orientation = .horizontal,
  spine: PageViewController.SpineLocation? = nil, count: Int = 5, dots: Bool = false, size: Size? = nil,
  showing first: [Int] = [1],
  _ play: (PageViewController, Album, Theatre, Harness) throws -> Void
) throws -> Int {
  try Lifetimes.counting { lifetimes in
    func run() throws {
      let theatre = try Theatre()
      if let size { theatre.window.frame.size = size }
      let album = Album(theatre, count: count)
      album.showsDots = dots
      let pages = PageViewController(
        transitionStyle: style, navigationOrientation: orientation, spineLocation: spine, pageSpacing: 20)
      pages.title = "pages"
      pages.dataSource = album
      pages.delegate = album
      try pages.setViewControllers(first.map(album.page), animated: false)
      theatre.window.rootViewController = pages
      _ = theatre.takeEvents()
      try play(pages, album, theatre, Harness(theatre.window))
    }
    try run()
    return lifetimes.alive
  }
}
