import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite struct SafeAreaTests {
  @Test("A scroll view extends under the bars, and its insets keep content clear of the bars")
  func table() throws {
    let stack = try Stack("a")
    let list = ListController(rows: 40)
    list.title = "b"
    stack.navigation.isToolbarHidden = false
    try stack.navigation.pushViewController(list, animated: true)
    stack.harness.advance(seconds: 1)
    let table = list.tableView
    #expect(table.frame == stack.theatre.window.bounds)
    #expect(table.safeAreaInsets == EdgeInsets(top: 44, bottom: 44))
    #expect(table.adjustedContentInset == EdgeInsets(top: 44, bottom: 44) && table.contentInset == .zero)
    #expect(table.contentOffset == Point(x: 0, y: -44))
    let first: Label = try stack.harness.find(text: "Row 0")
    #expect(first.convert(first.bounds.center, to: nil).y > 44)
    table.scrollToRow(at: IndexPath(row: 39, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 40 * 44 + 44 - 480)
    table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 3 * 44 - 44)
    table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
    #expect(table.contentOffset.y == 2 * 44 - 44)
    stack.navigation.isNavigationBarHidden = true
    stack.harness.advance(seconds: 0)
    #expect(table.adjustedContentInset.top == 0)
  }

  @Test("The scroll indicator extends only between the bars")
  func indicator() throws {
    let stack = try Stack()
    let list = ListController(rows: 40)
    try stack.navigation.setViewControllers([list], animated: false)
    stack.harness.advance(seconds: 0)
    for (row, position) in [(0, TableView.ScrollPosition.top), (39, .bottom)] {
      list.tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
      list.tableView.flashScrollIndicators()
      stack.harness.advance(seconds: 0)
      let indicator = try #require(list.tableView.subviews.first { "\(type(of: $0))" == "ScrollIndicator" })
      let place = indicator.convert(indicator.bounds, to: nil)
      #expect(row == 0 ? place.minY > 44 && place.minY < 50 : place.maxY < 480 && place.maxY > 474)
    }
  }

  @Test("Content stays at the top when bars appear and disappear")
  func atTheTop() throws {
    let list = ListController(rows: 40)
    let stack = try Stack()
    try stack.navigation.setViewControllers([list], animated: false)
    stack.harness.advance(seconds: 0)
    for (hidden, offset) in [(true, 0.0), (false, -44)] {
      stack.navigation.isNavigationBarHidden = hidden
      stack.harness.advance(seconds: 0)
      #expect(list.tableView.contentOffset.y == offset)
    }
    list.tableView.contentOffset.y = 100
    stack.navigation.isNavigationBarHidden = true
    stack.harness.advance(seconds: 0)
    #expect(list.tableView.contentOffset.y == 100)
  }

  @Test("Nested scroll views and scroll views with adjustment disabled receive no insets")
  func never() throws {
    let list = ListController(rows: 4)
    list.tableView.contentInsetAdjustment = .never
    let stack = try Stack()
    try stack.navigation.setViewControllers([list], animated: false)
    stack.harness.advance(seconds: 0)
    #expect(list.tableView.frame.minY == 44 && list.tableView.contentOffset.y == 0)
    #expect(list.tableView.safeAreaInsets == .zero)
    let inner = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 40))
    let outer = ListController(rows: 4)
    outer.tableView.addSubview(inner)
    try stack.navigation.setViewControllers([outer], animated: false)
    stack.harness.advance(seconds: 0)
    outer.tableView.contentOffset.y = 20
    stack.harness.advance(seconds: 0)
    #expect(inner.safeAreaInsets == .zero && inner.adjustedContentInset == .zero)
  }

  @Test("A controller's view either lies between the bars, or extends under them with insets")
  func plain() throws {
    final class Told: HostController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() { count += 1 }
    }
    let stack = try Stack("a")
    #expect(stack.top.view.frame.minY == 44 && stack.top.view.safeAreaInsets == .zero)
    let reported = Told()
    reported.extendedLayoutIncludesOpaqueBars = true
    try stack.navigation.pushViewController(reported, animated: false)
    stack.harness.advance(seconds: 0)
    #expect(
      reported.view.frame == stack.theatre.window.bounds
        && reported.view.safeAreaInsets == EdgeInsets(top: 44))
    #expect(reported.count == 1)
    reported.additionalSafeAreaInsets = EdgeInsets(top: 10, bottom: 5)
    #expect(reported.view.safeAreaInsets == EdgeInsets(top: 54, bottom: 5) && reported.count == 2)
    let below = View(frame: Rect(x: 0, y: 30, width: 100, height: 100))
    reported.view.addSubview(below)
    #expect(below.safeAreaInsets == EdgeInsets(top: 24))
    below.frame.origin.y = -20
    #expect(below.safeAreaInsets == EdgeInsets(top: 54), "only the covered part of the superview counts")
    below.frame.origin.y = -90
    #expect(below.safeAreaInsets == EdgeInsets(top: 10))
    below.frame.origin.y = 100
    #expect(below.safeAreaInsets == .zero, "views in the middle have no safe area insets")
  }

  @Test("A list in a navigation controller in a tab bar controller has insets for all bars")
  func nested() throws {
    let stack = try Stack()
    let list = ListController(rows: 40)
    let tabs = TabBarController()
    let navigation = NavigationController(rootViewController: list)
    try tabs.setViewControllers([navigation])
    stack.theatre.window.rootViewController = tabs
    #expect(navigation.view.frame == stack.theatre.window.bounds)
    #expect(list.tableView.adjustedContentInset == EdgeInsets(top: 44, bottom: 49))
    navigation.isToolbarHidden = false
    stack.harness.advance(seconds: 0)
    #expect(navigation.toolbar.frame.maxY == 480 - 49)
    #expect(list.tableView.adjustedContentInset == EdgeInsets(top: 44, bottom: 93))
  }

  @Test("Scrolling collapses and expands a large title")
  func collapsing() throws {
    let list = ListController(rows: 40)
    list.title = "Large"
    let stack = try Stack()
    stack.navigation.navigationBar.prefersLargeTitles = true
    try stack.navigation.setViewControllers([list], animated: false)
    stack.harness.advance(seconds: 0)
    let bar = stack.navigation.navigationBar
    #expect(bar.frame.height == 96 && list.tableView.contentOffset.y == -96)
    list.tableView.contentOffset.y = -80
    stack.harness.advance(seconds: 0)
    #expect(bar.frame.height == 80)
    let title: Label = try stack.harness.find(text: "Large")
    #expect(title.font == .bold(34 * 36 / 52))
    try stack.harness.drag(list.tableView, from: Point(x: 100, y: 200), to: Point(x: 100, y: 100))
    stack.harness.advance(seconds: 3)
    #expect(bar.frame.height == 44 && title.font == .bold(17))
    list.tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: true)
    stack.harness.advance(seconds: 1)
    #expect(bar.frame.height == 96)
    // Next to a standard title, the bar animates between the two heights.
    let other = stack.theatre.controller("small")
    other.navigationItem.largeTitleDisplayMode = .never
    try stack.navigation.pushViewController(other, animated: true)
    stack.harness.advance(seconds: 0.1)
    #expect(bar.frame.height < 96 && bar.frame.height > 44)
    stack.harness.advance(seconds: 1)
    #expect(bar.frame.height == 44 && other.view.frame.minY == 44)
  }
}
