import SceneRuntime
import SceneValues

final class BarItems: ControllerPart {
  var navigationItem: NavigationItem?
  var tabBarItem: TabBarItem?
  var toolbarItems: [BarButtonItem] = []
  fileprivate var editButton: BarButtonItem?

  func titleDidChange(to title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }

  func editingDidChange(to isEditing: Bool) { editButton?.systemItem = isEditing ? .done : .edit }
}

extension ViewController {
  var barItems: BarItems { part() }

  /// The item that a navigation bar displays while this controller is on top. If the scene contains no item, an item with
  /// the controller's title is created on first access.
  public var navigationItem: NavigationItem {
    if let item = barItems.navigationItem { return item }
    let item = NavigationItem(title: title)
    barItems.navigationItem = item
    return item
  }

  /// The item that represents this controller in a tab bar. If the scene contains no item, an item with the controller's
  /// title is created on first access.
  public var tabBarItem: TabBarItem {
    get {
      if let item = barItems.tabBarItem { return item }
      let item = TabBarItem(title: title)
      barItems.tabBarItem = item
      return item
    }
    set {
      if newValue.title == nil { newValue.title = title }
      barItems.tabBarItem = newValue
      tabBarController?.tabItemsDidChange()
    }
  }

  /// A button that starts and ends editing, with the title `Edit` or `Done`. Add it to the navigation item to display it.
  public var editButtonItem: BarButtonItem {
    if let button = barItems.editButton { return button }
    let button = BarButtonItem(systemItem: .edit)
    button.addTarget(self) { controller, _ in
      controller.setEditing(!controller.isEditing, animated: true)
    }
    barItems.editButton = button
    barItems.editingDidChange(to: isEditing)
    return button
  }

  /// The items that a container's toolbar displays while this controller is on top.
  public var toolbarItems: [BarButtonItem] {
    get { partIfAny(BarItems.self)?.toolbarItems ?? [] }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// Replaces the toolbar items. If `animated` is true, the new items fade in.
  public func setToolbarItems(_ items: [BarButtonItem], animated: Bool) {
    barItems.toolbarItems = items
    (parent as? NavigationController)?.toolbarItemsDidChange(of: self, animated: animated)
  }

  /// The items of the controller for bars. Items that nothing has accessed yet are not created.
  package var ownItems: [any Identified] {
    guard let barItems = partIfAny(BarItems.self) else { return [] }
    let items: [(any Identified)?] = [barItems.navigationItem, barItems.tabBarItem]
    return items.compactMap(\.self) + barItems.toolbarItems
  }

  var ownBarItems: [BarButtonItem] {
    guard let barItems = partIfAny(BarItems.self) else { return [] }
    let item = barItems.navigationItem
    return (item?.leftBarButtonItems ?? []) + (item?.rightBarButtonItems ?? []) + barItems.toolbarItems
  }
}

extension ClassMembers<ViewController> {
  mutating func barItemSlots() {
    slot(
      "navigationItem", single: true,
      "The content of the navigation bar while the view controller is on top."
    ) {
      (controller, item: NavigationItem) in
      if item.title == nil { item.title = controller.title }
      controller.barItems.navigationItem = item
    }
    slot("tabBarItem", single: true, "The tab of the view controller.") { (controller, item: TabBarItem) in
      controller.tabBarItem = item
    }
    slot("toolbarItems", "The content of the container's toolbar while the view controller is on top.") {
      (controller, item: BarButtonItem) in
      controller.barItems.toolbarItems.append(item)
      (controller.parent as? NavigationController)?.toolbarItemsDidChange(of: controller, animated: false)
    }
  }
}
