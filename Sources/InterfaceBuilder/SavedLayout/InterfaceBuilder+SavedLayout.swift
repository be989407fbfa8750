import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// Reads how the canvas of a file looks.
  ///
  /// - Parameter tree: as Interface Builder wrote it.
  /// - Returns: nothing for forms that have another canvas: documents of Xcode 3, and those for a watch.
  package static func savedLayout(of tree: SyntaxTree) -> SavedLayout {
    guard let form = DocumentForm(of: tree), !form.isArchive, !form.isWatch else { return SavedLayout() }
    var reader = SavedLayoutReader(tree: tree, isMac: form.isMac)
    reader.read()
    return reader.layout
  }
}

private struct SavedLayoutReader {
  let tree: SyntaxTree
  let isMac: Bool
  var layout = SavedLayout()
  /// The table, the section and the lower edge of the row that was read last, and whether a gap was before it.
  private var lastRow: (table: Int, cells: Int, edge: Double, isBehindGap: Bool)?
  /// By the ids of views: how large those were that drew themselves on the canvas.
  private var designables: [String: Size] = [:]

  init(tree: SyntaxTree, isMac: Bool) {
    self.tree = tree
    self.isMac = isMac
  }

  mutating func read() {
    layout.toolsVersion = text("toolsVersion", of: 0).flatMap { Int($0.prefix { $0 != "." }) }
    for index in tree.elements.indices {
      switch name(index) {
      case "device" where tree.elements[index].parent == 0:
        layout.device = text("id", of: index)
        layout.isLandscape = text("orientation", of: index)?.hasPrefix("landscape") == true
      case "rect" where text("key", of: index) == "frame": readView(Int(tree.elements[index].parent), index)
      case "scene": readScene(index)
      case "objects" where tree.elements[index].parent == 0:
        for child in tree.children(of: index) where self.child("rect", keyed: "frame", of: child) != nil {
          if let id = text("id", of: child) { append(child, id, root: id, links: []) }
        }
      case "constraint":
        let holder = tree.elements[Int(tree.elements[index].parent)].parent
        if let second = text("secondItem", of: index),
          let first = text("firstItem", of: index) ?? (holder < 0 ? nil : text("id", of: Int(holder)))
        {
          layout.ties.append((first, second))
        }
      case "designable": readDesignable(index)
      default: break
      }
    }
    // A frame stands behind what is in the view in some files.
    layout.views.sort { $0.place < $1.place }
    // They stand behind all views.
    for index in layout.views.indices {
      layout.views[index].designableSize = designables[layout.views[index].id]
    }
  }

  /// What the first paragraph of an attributed text says of its lines: a label's text looks the same all over.
  private func lines(of index: Int) -> SavedLayout.Lines? {
    guard let string = child("attributedString", keyed: "attributedText", of: index),
      let fragment = tree.children(of: string).first(where: { name($0) == "fragment" }),
      let attributes = tree.children(of: fragment).first(where: { name($0) == "attributes" }),
      let style = child("paragraphStyle", keyed: "NSParagraphStyle", of: attributes)
    else { return nil }
    func length(_ name: String) -> Double { max(0, number(name, of: style) ?? 0) }
    let lines = SavedLayout.Lines(
      multiple: length("lineHeightMultiple"), between: length("lineSpacing"),
      minimum: length("minimumLineHeight"), maximum: length("maximumLineHeight"))
    return lines == SavedLayout.Lines(multiple: 0, between: 0, minimum: 0, maximum: 0) ? nil : lines
  }

  /// `<designable name="aBc-De-fGh"><size key="intrinsicContentSize" width="39" height="18"/></designable>`
  private mutating func readDesignable(_ index: Int) {
    guard let id = text("name", of: index),
      let size = child("size", keyed: "intrinsicContentSize", of: index).flatMap(size),
      size.width >= 0, size.height >= 0
    else { return }
    designables[id] = size
  }

  private mutating func readView(_ index: Int, _ rect: Int) {
    guard let id = text("id", of: index), let frame = self.rect(rect) else { return }
    let placeholder = child("size", keyed: "intrinsicContentSize", of: index)
    layout.views.append(
      SavedLayout.View(
        id: id, element: name(index), customClass: text("customClass", of: index), frame: frame,
        isLoose: isLoose(index), isMisplaced: flag("misplaced", of: index) == true,
        isAmbiguous: flag("ambiguous", of: index) == true,
        ambiguityCheck: ambiguityCheck(of: index),
        placeholderWidth: number("placeholderIntrinsicWidth", of: index)
          ?? placeholder.flatMap { number("width", of: $0) },
        placeholderHeight: number("placeholderIntrinsicHeight", of: index)
          ?? placeholder.flatMap { number("height", of: $0) },
        lineSpacing: lines(of: index), buttonType: text("buttonType", of: index),
        isBehindGap: isBehindGap(index, frame),
        hasHeader: tree.children(of: index).contains { text("key", of: $0) == "tableHeaderView" },
        sectionHeaderHeight: number("sectionHeaderHeight", of: index),
        sectionFooterHeight: number("sectionFooterHeight", of: index), place: index))
  }

  private mutating func isBehindGap(_ index: Int, _ frame: Rect) -> Bool {
    let cells = Int(tree.elements[index].parent)
    guard name(index) == "tableViewCell", cells >= 0, name(cells) == "cells" else { return false }
    let section = Int(tree.elements[cells].parent)
    let table = section < 0 ? -1 : Int(tree.elements[section].parent)
    var isBehindGap = false
    if let last = lastRow, last.table == table {
      isBehindGap = last.isBehindGap || last.cells == cells && abs(frame.minY - last.edge) > 1
    }
    lastRow = (table, cells, frame.maxY, isBehindGap)
    return isBehindGap
  }

  private func isLoose(_ index: Int) -> Bool {
    let parent = Int(tree.elements[index].parent)
    return parent >= 0 && name(parent) == "objects"
  }

  private func ambiguityCheck(of index: Int) -> SavedLayout.AmbiguityCheck {
    switch text("verifyAmbiguity", of: index) {
    case "off": .off
    case "ignoreSizes": .positions
    default: .all
    }
  }

  private mutating func readScene(_ index: Int) {
    guard let objects = tree.children(of: index).first(where: { name($0) == "objects" }),
      let controller = tree.children(of: objects).first(where: {
        text("sceneMemberID", of: $0) == "viewController"
          || name($0).lowercased().hasSuffix("controller")
      }), let id = text("id", of: controller)
    else { return }
    let root = tree.children(of: controller).first {
      text("key", of: $0) == "view" || ["tableView", "collectionView"].contains(name($0))
    }
    append(controller, id, root: root.flatMap { text("id", of: $0) }, links: links(in: index))
  }

  private mutating func append(_ controller: Int, _ id: String, root: String?, links: [SavedLayout.Link]) {
    let parts = tree.children(of: controller)
    let item = parts.first { text("key", of: $0) == "navigationItem" }
    let bar = parts.first { text("key", of: $0) == "navigationBar" }
    let size = parts.first { text("key", of: $0) == "freeformSize" }.flatMap(size)
    layout.scenes.append(
      SavedLayout.Scene(
        controller: id, element: name(controller), root: root,
        topBar: simulatedBar("simulatedTopBarMetrics", of: controller),
        bottomBar: simulatedBar("simulatedBottomBarMetrics", of: controller),
        destination: destination(of: controller, size),
        isLandscape: parts.first { text("key", of: $0) == "simulatedOrientationMetrics" }
          .flatMap { text("orientation", of: $0) }.map { $0.hasPrefix("landscape") },
        largeTitle: item.flatMap { text("largeTitleDisplayMode", of: $0) }
          .flatMap(SavedLayout.LargeTitle.init)
          ?? (bar.flatMap { flag("largeTitles", of: $0) } == true ? .always : nil),
        hidesTopBar: flag("navigationBarHidden", of: controller) == true,
        hidesBottomBar: flag("hidesBottomBarWhenPushed", of: controller) == true,
        showsToolbar: flag("toolbarHidden", of: controller) == false,
        modalPresentationStyle: text("modalPresentationStyle", of: controller), leadsTo: links))
  }

  private func simulatedBar(_ key: String, of controller: Int) -> SavedLayout.Bar {
    guard let part = tree.children(of: controller).first(where: { text("key", of: $0) == key }) else {
      return .inferred
    }
    switch name(part) {
    case "nil": return .none
    case "simulatedNavigationBarMetrics": return .navigation(hasPrompt: flag("prompted", of: part) == true)
    case "simulatedToolbarMetrics": return .toolbar
    case "simulatedTabBarMetrics": return .tab
    default: return .inferred
    }
  }

  private func destination(of controller: Int, _ size: Size?) -> SavedLayout.Destination? {
    let metrics = tree.children(of: controller).first {
      ["simulatedDestinationMetrics", "simulatedSizeMetrics"].contains(text("key", of: $0) ?? "")
    }
    guard let metrics else { return size.map { .freeform($0) } }
    switch name(metrics) {
    case "freeformSimulatedSizeMetrics": return .freeform(size)
    case "modalPageSheetSimulatedSizeMetrics", "modalFormSheetSimulatedSizeMetrics": return .sheet
    default: return nil
    }
  }

  private func links(in scene: Int) -> [SavedLayout.Link] {
    (scene..<Int(tree.elements[scene].subtreeEnd)).compactMap { index in
      guard name(index) == "segue", let destination = text("destination", of: index) else { return nil }
      return SavedLayout.Link(
        kind: text("kind", of: index) ?? "", relationship: text("relationship", of: index),
        destination: destination, style: text("modalPresentationStyle", of: index))
    }
  }

  // MARK: Looking

  private func name(_ index: Int) -> String { tree.name(of: tree.elements[index]) }

  private func text(_ name: String, of index: Int) -> String? {
    tree.names.id(of: name).flatMap { tree.attribute($0, of: tree.elements[index]) }.map {
      tree.value(of: $0)
    }
  }

  private func flag(_ name: String, of index: Int) -> Bool? { text(name, of: index).map { $0 == "YES" } }

  private func number(_ name: String, of index: Int) -> Double? {
    text(name, of: index).flatMap(Number.read).map { $0.bounded(to: NumberLimits.coordinates, from: 0) }
  }

  private func child(_ element: String, keyed key: String, of index: Int) -> Int? {
    tree.children(of: index).first { name($0) == element && text("key", of: $0) == key }
  }

  private func rect(_ index: Int) -> Rect? {
    guard let x = number("x", of: index), let y = number("y", of: index),
      let width = number("width", of: index),
      let height = number("height", of: index)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func size(_ index: Int) -> Size? {
    guard let width = number("width", of: index), let height = number("height", of: index) else { return nil }
    return Size(width: width, height: height)
  }
}
