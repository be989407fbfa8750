import SceneSyntax

/// Reads the menu of a button or bar button item: `<menu key="menu"><menuElements><command
/// title="Wide"/></menuElements></menu>`.
extension Reader {
  mutating func menu(_ index: Int) {
    beginElement("menu", index, .menu)
    for child in tree.children(of: index) where outcomes.elements[child] == .lost {
      guard elementName(child) == "menuElements" else {
        keep(child)
        continue
      }
      openGroup(child)
      for element in tree.children(of: child) { menuElement(element) }
    }
    out.close()
  }

  private mutating func menuElement(_ index: Int) {
    switch elementName(index) {
    case "menu": menu(index)
    case "action", "command", "uiAction": menuAction(index)
    default: keep(index, unknown)
    }
  }

  private mutating func menuAction(_ index: Int) {
    beginElement("menuAction", index, .menuAction)
    for child in tree.children(of: index) where outcomes.elements[child] == .lost {
      if elementName(child) == "connections" { connections(child) } else { keep(child) }
    }
    out.close()
  }

  private mutating func beginElement(_ name: String, _ index: Int, _ family: ElementFamily) {
    begin(name, index)
    mark(.key, of: index)
    identify(index, className: nil)
    readAttributes(of: index, family: family)
    readValues(of: index, family: family)
    preserveUnreadParts()
  }
}
