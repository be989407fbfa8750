import SceneServices

extension TabBarController: TabBarDelegate {
  /// The navigation controller that contains the list of controllers without a tab, or nil if every controller has a tab.
  public var moreNavigationController: NavigationController? { storedMore }

  func arrange() {
    if members.untabbed.isEmpty {
      storedMore?.willMove(toParent: nil)
      storedMore?.removeFromParent()
      (storedMore, moreList) = (nil, nil)
    } else if storedMore == nil {
      let list = MoreController(of: self)
      list.title = moreTitle
      let more = NavigationController(rootViewController: list)
      more.tabBarItem = TabBarItem(title: moreTitle)
      more.tabBarItem.symbol = .more
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

  /// Returns whether the delegate permits a tap to select the tab's controller. The tab bar calls this method.
  public func tabBar(_ bar: TabBar, shouldSelect item: TabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  /// Displays a tapped tab's controller and notifies the delegate. The tab bar calls this method.
  ///
  /// If the tab is already selected and its controller is a navigation controller, the tap pops all controllers except
  /// the root controller. If the controller cannot be displayed, the error is reported to the context's failure handler,
  /// and the delegate is not notified.
  public func tabBar(_ bar: TabBar, didSelect item: TabBarItem) {
    guard let controller = controller(of: item) else { return }
    if controller === shown {
      reporting { _ = try (controller as? NavigationController)?.popToRootViewController(animated: true) }
    } else {
      reporting { try select(controller) }
      // If the controller cannot be displayed, the previous tab must be selected again.
      showSelectedTab()
      guard controller === shown else { return }
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  func chooseFromList(_ controller: ViewController) {
    guard let storedMore, delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    reporting {
      try storedMore.pushViewController(controller, animated: true)
      delegate?.tabBarController(self, didSelect: controller)
    }
  }
}

extension ViewController {
  /// The item that represents this controller in the tab bar. A navigation controller that has neither a tab bar item nor
  /// a title uses its root controller's item.
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
  var moreTitle: String { libraryText(.more) }

  func libraryTextsDidChange() {
    storedMore?.tabBarItem.title = moreTitle
    moreList?.title = moreTitle
  }
}
