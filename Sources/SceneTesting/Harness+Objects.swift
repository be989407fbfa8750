import SceneUI

extension Harness {
  var identifiedObjects: [any Identified] {
    var objects: [any Identified] = []
    for controller in controllers {
      objects.append(controller)
      for item in controller.ownItems { add(item, to: &objects) }
      objects += controller.keyCommands as [any Identified]
      objects += (controller as? AlertController)?.actions as [any Identified]? ?? []
    }
    for view in viewsFrontToBack {
      objects += view.gestureRecognizers as [any Identified]
      objects += view.constraints as [any Identified]
      objects += view.layoutGuides as [any Identified]
      objects += view.keyCommands as [any Identified]
      switch view {
      case let bar as NavigationBar: for item in bar.items { add(item, to: &objects) }
      case let bar as Toolbar: for item in bar.items { add(item, to: &objects) }
      case let bar as TabBar: for item in bar.items { add(item, to: &objects) }
      case let button as Button: if let menu = button.menu { add(menu, to: &objects) }
      default: break
      }
    }
    return objects
  }

  private func add(_ object: any Identified, to objects: inout [any Identified]) {
    objects.append(object)
    switch object {
    case let item as NavigationItem:
      for button in item.leftBarButtonItems + item.rightBarButtonItems { add(button, to: &objects) }
      if let search = item.searchController { objects.append(search) }
    case let item as BarButtonItem: if let menu = item.menu { add(menu, to: &objects) }
    case let menu as Menu: for element in menu.children { add(element, to: &objects) }
    default: break
    }
  }

  private var controllers: [ViewController] {
    var found: [ViewController] = []
    var seen: Set<ObjectIdentifier> = []
    var open = [window.rootViewController].compactMap(\.self)
    while let next = open.popLast() {
      guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
      found.append(next)
      open += next.children + [next.presentedViewController].compactMap(\.self)
    }
    return found
  }
}
