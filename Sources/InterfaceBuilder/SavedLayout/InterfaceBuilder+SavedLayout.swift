import SceneSyntax
import SceneValues

extension InterfaceBuilder {
  /// Returns the canvas layout saved in a document. The result is empty for Xcode 3 and watchOS, whose canvases differ.
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
  private let words: Words
  var layout = SavedLayout()
  private var lastRow: (table: Int, cells: Int, edge: Double, isMisplaced: Bool)?
  private var firstRowTops: [Int: Double] = [:]
  private let sizes: CanvasSizeReader

  init(tree: SyntaxTree, isMac: Bool) {
    self.tree = tree
    self.isMac = isMac
    words = Words(tree.names)
    sizes = CanvasSizeReader(tree)
  }

  mutating func read() {
    layout.toolsVersion = text("toolsVersion", of: 0).flatMap(SavedLayout.version)
    for (index, element) in tree.elements.enumerated() {
      switch element.name {
      case words.rect where reads("frame", words.key, of: index): readView(Int(element.parent), index)
      case words.constraint:
        let holder = tree.elements[Int(element.parent)].parent
        if let second = text(words.secondItem, of: index),
          let first = text(words.firstItem, of: index)
            ?? (holder < 0 ? nil : text(words.id, of: Int(holder)))
        {
          layout.ties.append((first, second))
        }
      case words.stackView: readStack(index)
      case words.scene: readScene(index)
      case words.device where element.parent == 0:
        layout.device = text(words.id, of: index)
        layout.isLandscape = text("orientation", of: index)?.hasPrefix("landscape") == true
      case words.objects where element.parent == 0:
        for child in tree.children(of: index) where self.child(words.rect, keyed: "frame", of: child) != nil {
          if let id = text(words.id, of: child) { append(child, id, root: id, isOfXib: true, links: []) }
        }
      default: break
      }
    }
    // In some files, the frame of a view is written after its subviews.
    layout.views.sort { $0.place < $1.place }
    for index in layout.views.indices {
      layout.views[index].firstRowTop = firstRowTops[layout.views[index].place]
    }
  }

  private mutating func readStack(_ index: Int) {
    guard let list = tree.children(of: index).first(where: { name($0) == "subviews" }) else { return }
    var last = text(words.id, of: index)
    for id in tree.children(of: list).compactMap({ text(words.id, of: $0) }) {
      if let last { layout.ties.append((last, id)) }
      last = id
    }
    if let last, let id = text(words.id, of: index), last != id { layout.ties.append((last, id)) }
  }

  private func lines(of index: Int) -> SavedLayout.Lines? {
    guard let string = child(words.attributedString, keyed: "attributedText", of: index),
      let fragment = tree.children(of: string).first(where: { name($0) == "fragment" }),
      let attributes = tree.children(of: fragment).first(where: { name($0) == "attributes" }),
      let style = child(words.paragraphStyle, keyed: "NSParagraphStyle", of: attributes)
    else { return nil }
    func length(_ name: String) -> Double { max(0, number(name, of: style) ?? 0) }
    let lines = SavedLayout.Lines(
      multiple: length("lineHeightMultiple"), between: length("lineSpacing"),
      minimum: length("minimumLineHeight"), maximum: length("maximumLineHeight"))
    return lines == SavedLayout.Lines(multiple: 0, between: 0, minimum: 0, maximum: 0) ? nil : lines
  }

  private func lineFontSize(of index: Int) -> Double? {
    guard tree.elements[index].name == words.label, text("numberOfLines", of: index) == nil,
      let font = child(words.fontDescription, keyed: "fontDescription", of: index),
      ["system", "boldSystem"].contains(text("type", of: font))
    else { return nil }
    return number("pointSize", of: font)
  }

  private mutating func readView(_ index: Int, _ rect: Int) {
    guard let id = text(words.id, of: index), let frame = self.rect(rect) else { return }
    let placeholder = sizes.placeholder(of: index)
    let isTable = tree.elements[index].name == words.tableView
    layout.views.append(
      SavedLayout.View(
        id: id, element: name(index), customClass: text(words.customClass, of: index), frame: frame,
        isFree: isFree(index), isMisplaced: reads("YES", words.misplaced, of: index),
        isAmbiguous: reads("YES", words.ambiguous, of: index),
        ambiguityCheck: ambiguityCheck(of: index),
        placeholderWidth: placeholder.width.flatMap(number),
        placeholderHeight: placeholder.height.flatMap(number),
        lineSpacing: lines(of: index), lineFontSize: lineFontSize(of: index),
        buttonType: text("buttonType", of: index),
        isConfigured: tree.elements[index].name == words.button
          && tree.children(of: index).contains { tree.elements[$0].name == words.buttonConfiguration },
        designableSize: designableSize(of: id), isMisplacedRow: isMisplacedRow(index, frame),
        isPlainTable: isTable && text("style", of: index).map { $0 == "plain" } ?? true,
        headerHeight: isTable ? headerHeight(ofTable: index) : nil,
        sectionHeaderHeight: isTable ? number("sectionHeaderHeight", of: index) : nil,
        sectionFooterHeight: isTable ? number("sectionFooterHeight", of: index) : nil, place: index))
  }

  private func headerHeight(ofTable table: Int) -> Double? {
    tree.children(of: table).first { reads("tableHeaderView", words.key, of: $0) }
      .map { child(words.rect, keyed: "frame", of: $0).flatMap(rect)?.height ?? 0 }
  }

  private func designableSize(of id: String) -> Size? {
    guard let size = sizes.designables[id], let width = size.width.flatMap(number), width >= 0,
      let height = size.height.flatMap(number), height >= 0
    else { return nil }
    return Size(width: width, height: height)
  }

  private mutating func isMisplacedRow(_ index: Int, _ frame: Rect) -> Bool {
    let cells = Int(tree.elements[index].parent)
    guard name(index) == "tableViewCell", cells >= 0, name(cells) == "cells" else { return false }
    let section = Int(tree.elements[cells].parent)
    let sections = section < 0 ? -1 : Int(tree.elements[section].parent)
    let table = sections < 0 ? -1 : Int(tree.elements[sections].parent)
    guard table >= 0 else { return false }
    var isMisplaced = false
    if let last = lastRow, last.table == table {
      let gap = frame.minY - last.edge
      isMisplaced = last.isMisplaced || (last.cells == cells ? abs(gap) > 1 : gap < leastGap(in: table) - 1)
    } else {
      firstRowTops[table] = frame.minY
    }
    lastRow = (table, cells, frame.maxY, isMisplaced)
    return isMisplaced || frame.minX == 0 && text("style", of: table) == "insetGrouped"
  }

  private func leastGap(in table: Int) -> Double {
    guard let style = text("style", of: table), style != "plain",
      let header = number("sectionHeaderHeight", of: table), header > 0,
      let footer = number("sectionFooterHeight", of: table), footer > 0
    else { return 0 }
    return header + footer
  }

  private func isFree(_ index: Int) -> Bool {
    let parent = Int(tree.elements[index].parent)
    return parent >= 0 && name(parent) == "objects"
  }

  private func ambiguityCheck(of index: Int) -> SavedLayout.AmbiguityCheck {
    switch text(words.verifyAmbiguity, of: index) {
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
    append(
      controller, id, root: root.flatMap { text("id", of: $0) }, isOfXib: false, links: links(in: index))
    layout.scenes[layout.scenes.count - 1].topEdge = root.flatMap {
      SavedTopEdge(tree: tree).position(inRoot: $0, of: controller)
    }
  }

  private mutating func append(
    _ controller: Int, _ id: String, root: String?, isOfXib: Bool, links: [SavedLayout.Link]
  ) {
    let parts = tree.children(of: controller)
    let item = parts.first { text("key", of: $0) == "navigationItem" }
    let bar = parts.first { text("key", of: $0) == "navigationBar" }
    let size = parts.first { text("key", of: $0) == "freeformSize" }.flatMap(size)
    let metrics = parts.first { text("key", of: $0) == "simulatedOrientationMetrics" }
    let orientation = metrics.flatMap { text("orientation", of: $0) }
    let displayMode = item.flatMap { text("largeTitleDisplayMode", of: $0) }
    let prefersLargeTitles = bar.flatMap { flag("largeTitles", of: $0) } == true
    let barFrame = bar.flatMap { child(words.rect, keyed: "frame", of: $0) }.flatMap(rect)
    layout.scenes.append(
      SavedLayout.Scene(
        controller: id, element: name(controller), root: root, isOfXib: isOfXib,
        topBar: simulatedBar("simulatedTopBarMetrics", of: controller),
        bottomBar: simulatedBar("simulatedBottomBarMetrics", of: controller),
        destination: destination(of: controller, size),
        isLandscape: orientation.map { $0.hasPrefix("landscape") },
        largeTitle: displayMode.flatMap(SavedLayout.LargeTitle.init) ?? (prefersLargeTitles ? .always : nil),
        navigationBarHeight: barFrame?.height,
        hidesTopBar: flag("navigationBarHidden", of: controller) == true,
        hidesBottomBar: flag("hidesBottomBarWhenPushed", of: controller) == true,
        showsToolbar: flag("toolbarHidden", of: controller) == false,
        modalPresentationStyle: text("modalPresentationStyle", of: controller), leadsTo: links,
        places: controller..<Int(tree.elements[controller].subtreeEnd)))
  }

  private func simulatedBar(_ key: String, of controller: Int) -> SavedLayout.Bar {
    guard let part = tree.children(of: controller).first(where: { text("key", of: $0) == key }) else {
      return .inferred
    }
    return SavedLayout.Scene.bar(named: name(part), hasPrompt: flag("prompted", of: part) == true)
  }

  private func destination(of controller: Int, _ size: Size?) -> SavedLayout.Destination? {
    let metrics = tree.children(of: controller).first {
      ["simulatedDestinationMetrics", "simulatedSizeMetrics"].contains(text("key", of: $0) ?? "")
    }
    guard let metrics else { return size.map { .freeform($0) } }
    return SavedLayout.Scene.destination(named: name(metrics), size: size)
  }

  private func links(in scene: Int) -> [SavedLayout.Link] {
    (scene..<Int(tree.elements[scene].subtreeEnd)).compactMap { index in
      guard name(index) == "segue", let destination = text("destination", of: index) else { return nil }
      return SavedLayout.Link(
        kind: text("kind", of: index) ?? "", relationship: text("relationship", of: index),
        destination: destination, style: text("modalPresentationStyle", of: index))
    }
  }

  // MARK: Attribute access

  private func name(_ index: Int) -> String { tree.name(of: tree.elements[index]) }

  private func text(_ name: String, of index: Int) -> String? { text(tree.names.id(of: name), of: index) }

  private func text(_ name: NameID?, of index: Int) -> String? {
    name.flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0) }
  }

  private func reads(_ word: StaticString, _ name: NameID?, of index: Int) -> Bool {
    name.flatMap { tree.attribute($0, of: tree.elements[index]) }.map { tree.value(of: $0, is: word) } == true
  }

  private func flag(_ name: String, of index: Int) -> Bool? { text(name, of: index).map { $0 == "YES" } }

  private func number(_ name: String, of index: Int) -> Double? {
    number(tree.names.id(of: name), of: index)
  }

  private func number(_ name: NameID?, of index: Int) -> Double? {
    name.flatMap { tree.attribute($0, of: tree.elements[index]) }.flatMap(number)
  }

  private func number(_ attribute: SyntaxTree.Attribute) -> Double? {
    Number.read(tree.value(of: attribute)).map { $0.bounded(to: NumberLimits.coordinates, from: 0) }
  }

  private func child(_ element: NameID?, keyed key: StaticString, of index: Int) -> Int? {
    tree.children(of: index).first { tree.elements[$0].name == element && reads(key, words.key, of: $0) }
  }

  private func rect(_ index: Int) -> Rect? {
    guard let x = number(words.x, of: index), let y = number(words.y, of: index),
      let width = number(words.width, of: index), let height = number(words.height, of: index)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private func size(_ index: Int) -> Size? {
    guard let width = number(words.width, of: index), let height = number(words.height, of: index) else {
      return nil
    }
    return Size(width: width, height: height)
  }
}

private struct Words {
  let rect, scene, device, objects, constraint, tableView: NameID?
  let stackView, button, buttonConfiguration: NameID?
  let attributedString, paragraphStyle, label, fontDescription: NameID?
  let id, key, firstItem, secondItem, customClass, misplaced, ambiguous, verifyAmbiguity: NameID?
  let x, y, width, height: NameID?

  init(_ names: NameTable) {
    rect = names.id(of: "rect")
    scene = names.id(of: "scene")
    device = names.id(of: "device")
    objects = names.id(of: "objects")
    constraint = names.id(of: "constraint")
    tableView = names.id(of: "tableView")
    stackView = names.id(of: "stackView")
    button = names.id(of: "button")
    buttonConfiguration = names.id(of: "buttonConfiguration")
    attributedString = names.id(of: "attributedString")
    paragraphStyle = names.id(of: "paragraphStyle")
    label = names.id(of: "label")
    fontDescription = names.id(of: "fontDescription")
    id = names.id(of: "id")
    key = names.id(of: "key")
    firstItem = names.id(of: "firstItem")
    secondItem = names.id(of: "secondItem")
    customClass = names.id(of: "customClass")
    misplaced = names.id(of: "misplaced")
    ambiguous = names.id(of: "ambiguous")
    verifyAmbiguity = names.id(of: "verifyAmbiguity")
    x = names.id(of: "x")
    y = names.id(of: "y")
    width = names.id(of: "width")
    height = names.id(of: "height")
  }
}
