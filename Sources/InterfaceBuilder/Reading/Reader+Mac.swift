import SceneSyntax

/// Reads macOS documents. Views remain nested. Other objects, such as menus, refer to their owners with `ib:in`.
extension Reader {
  mutating func macTopLevel(_ index: Int) {
    if let id = text(.id, of: index), ["owner", "firstResponder"].contains(referenceIndex.targets[id]) {
      for child in tree.children(of: index) where outcomes.elements[child] == .lost { keep(child) }
      return markAll(index, .understood)
    }
    if elementName(index) == "controllerPlaceholder" { return markAll(index, .understood) }
    guard attribute(.id, of: index) != nil else { return keep(index) }
    macObject(index)
    while !pending.parts.isEmpty {
      let parts = pending.parts
      pending.parts = []
      for part in parts { macObject(part, isAside: true) }
    }
  }

  private mutating func macObject(_ index: Int, isAside: Bool = false) {
    outcomes.elements[index] = .understood
    let name = elementName(index)
    let isController = form.isStoryboard && text(.sceneMemberID, of: index) == "viewController"
    let isView = !isController && isMacView(index)
    let element =
      isController
      ? MacFacts.controllers[name] ?? "viewController"
      : !isView ? "object" : name == "containerView" ? name : "view"
    out.open(out.name(element), from: index)
    identify(index, className: MacFacts.className(of: name))
    if isController {
      // Every controller is an entry, because windows present controllers in ways that scenes cannot express.
      write("entry", "true", at: index)
      // An identifier that is not a valid id differs from the scene id, so it must be preserved.
      let identifier = text(.storyboardIdentifier, of: index)
      if identifier == referenceIndex.targets[text(.id, of: index) ?? ""] {
        mark(.storyboardIdentifier, of: index)
      }
    }
    mark(.sceneMemberID, of: index, .editorOnly)
    if isAside {
      writeHolder(of: index)
    } else if let key = take(.key, of: index) {
      write("ib:as", key, at: index)
    }
    if isView { readMacFrame(of: index) }
    if isView { readPriorities(of: index) }
    if isController { readRelationships(of: index) }
    for position in tree.attributeIndices(of: tree.elements[index])
    where outcomes.attributes[position] == .lost {
      keep(attribute: position, as: tree.name(of: tree.attributes[position]), .kept)
    }
    macParts(of: index, in: index, isView: isView, isController: isController)
    out.close()
  }

  private mutating func macParts(of group: Int, in index: Int, isView: Bool, isController: Bool) {
    for child in tree.children(of: group) where outcomes.elements[child] == .lost {
      switch elementName(child) {
      case "connections": connections(child)
      // The sizes of AppKit's controls are unknown, so the canvas shows the saved frames.
      case "constraints" where isView: options.isForCanvas ? keep(child) : constraints(child)
      case "userDefinedRuntimeAttributes": runtimeAttributes(child)
      case "point" where text(.key, of: child) == "canvasLocation": markAll(child, .editorOnly)
      case _ where isObject(child):
        let isInPlace = isMacView(child) && (isView || (isController && text(.key, of: child) == "view"))
        if isInPlace { macObject(child) } else { pending.parts.append(child) }
        if isView, !isInPlace { macViews(in: child) }
      case _ where holdsObjects(child):
        outcomes.elements[child] = .understood
        for position in tree.attributeIndices(of: tree.elements[child]) {
          outcomes.attributes[position] = .editorOnly
        }
        macParts(of: child, in: index, isView: isView, isController: isController)
      default: keep(child)
      }
    }
  }

  private mutating func macViews(in part: Int) {
    for child in tree.children(of: part) where elementName(child) != "connections" {
      if isObject(child), isMacView(child) {
        macObject(child, isAside: true)
      } else {
        macViews(in: child)
      }
    }
  }

  private func holdsObjects(_ index: Int) -> Bool {
    tree.children(of: index).contains { child in
      isObject(child) || (elementName(child) != "connections" && holdsObjects(child))
    }
  }

  private func isObject(_ index: Int) -> Bool { attribute(.id, of: index) != nil && !isArchived(index) }

  private func isMacView(_ index: Int) -> Bool {
    let parent = Int(tree.elements[index].parent)
    return (parent >= 0 && elementName(parent) == "subviews") || macRectangle(of: index) != nil
  }

  private func macRectangle(of index: Int) -> Int? {
    tree.children(of: index).first {
      elementName($0) == "rect" && ["frame", "contentRect"].contains(text(.key, of: $0))
    }
  }

  /// Converts a frame to scene coordinates. On macOS, the origin is at the bottom. In a scene, it is at the top.
  private mutating func readMacFrame(of index: Int) {
    if let mask = tree.children(of: index).first(where: { elementName($0) == "autoresizingMask" }) {
      readValue(mask, .view)
    }
    guard let rectangle = macRectangle(of: index) else { return }
    let key = text(.key, of: rectangle) ?? ""
    let numbers = [ReaderKey.x, .y, .width, .height].map {
      PixelSnapping.snapped(text($0, of: rectangle).flatMap(Number.read) ?? 0)
    }
    outcomes.elements[rectangle] = .understood
    mark(.key, of: rectangle)
    for used in [ReaderKey.width, .height] { mark(used, of: rectangle) }
    var place = (numbers[0], numbers[1])
    if key == "contentRect" {
      // The position of a window on the screen is ignored.
      place = (0, 0)
    } else {
      for used in [ReaderKey.x, .y] { mark(used, of: rectangle) }
      if let height = heightAround(index) {
        place.1 = PixelSnapping.snapped(height - numbers[1] - numbers[3])
      }
    }
    let frame = [place.0, place.1, numbers[2], numbers[3]].map(Number.plain).joined(separator: " ")
    out.append(out.name("frame"), frame, at: tree.elements[rectangle].tagRange)
    preserveRemaining(of: rectangle, as: key, .object)
  }

  private func heightAround(_ index: Int) -> Double? {
    var parent = Int(tree.elements[index].parent)
    while parent >= 0, attribute(.id, of: parent) == nil { parent = Int(tree.elements[parent].parent) }
    guard parent >= 0, let rectangle = macRectangle(of: parent) else { return nil }
    return text(.height, of: rectangle).flatMap(Number.read).map(PixelSnapping.snapped)
  }
}
