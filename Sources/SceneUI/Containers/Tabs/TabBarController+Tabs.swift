import SceneServices

extension TabBarController: TabBarDelegate {
  /// Holds the list of the controllers that have no tab, and the one of them that is shown; nil where all have one.
  public var moreNavigationController: NavigationController? { storedMore }

  /// Children are those with a tab, in their order; the list of the others comes last.
  func arrange() {
    if members.untabbed.isEmpty {
      storedMore?.willMove(toParent: nil)
      storedMore?.removeFromParent()
      (storedMore, moreList) = (nil, nil)
    } else if storedMore == nil {
      let list = MoreController(of: self)
      list.title = moreTitle
      let more = NavigationController(rootViewController: list)
      more.tabBarItem = TabBarItem(title: moreTitle, image: "more")
      (storedMore, moreList) = (more, list)
    }
    let wanted = members.tabbed + (storedMore.map { [$0] } ?? [])
    for child in children where !wanted.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in wanted where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    tabItemsDidChange()
    moreList?.refresh()
  }

  func tabItemsDidChange() {
    let items = members.tabbed.map(\.shownTabBarItem) + (storedMore.map { [$0.tabBarItem] } ?? [])
    if !items.elementsEqual(tabBar.items, by: ===) { tabBar.items = items }
    showSelectedTab()
  }

  func showSelectedTab() { tabBar.selectedItem = shown?.shownTabBarItem }

  private func controller(of item: TabBarItem) -> ViewController? {
    if item === storedMore?.tabBarItem { return storedMore }
    return members.first { $0.shownTabBarItem === item }
  }

  // MARK: What a person chooses

  /// Asks the delegate whether a touch of a tab selects its controller; the tab bar calls it.
  public func tabBar(_ bar: TabBar, shouldSelect item: TabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// Shows the controller of a tab that was touched, and tells the delegate; the tab bar calls it.
  ///
  /// The tab that is selected already takes a navigation controller back to its first controller. What cannot
  /// be shown goes to the context's failure handler, and the delegate is not told.
  public func tabBar(_ bar: TabBar, didSelect item: TabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === shown {
      // The tab that one is on leads back to where it begins.
      reporting { _ = try (controller as? NavigationController)?.popToRootViewController(animated: true) }
    } else {
      reporting { try select(controller) }
      // What could not be shown is not selected.
      showSelectedTab()
      guard controller === shown else { return }
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// A row of the list was touched.
  func chooseFromList(_ controller: ViewController) {
    guard let storedMore, delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    reporting {
      try storedMore.pushViewController(controller, animated: true)
      delegate?.tabBarController(self, didSelect: controller)
    }
  }
}

extension ViewController {
  /// Its own tab; that of its first controller, where a navigation controller says nothing of its own.
  var shownTabBarItem: TabBarItem {
    if barItems.tabBarItem == nil, title == nil,
      let first = (self as? NavigationController)?.viewControllers.first
    {
      return first.shownTabBarItem
    }
    return tabBarItem
  }
}

extension TabBarController: LibraryTextFollowing {
  /// What the list of controllers without a tab is called.
  var moreTitle: String { libraryText(.more) }

  func libraryTextsDidChange() {
    storedMore?.tabBarItem.title = moreTitle
    moreList?.title = moreTitle
  }
}
