import SceneValues

@testable import SceneArchive

extension ArchiveContent {
  /// Adds an object with its values. The caller sets the parent and the number of descendants.
  @discardableResult
  mutating func addObject(
    _ className: String, custom: (module: String, name: String)? = nil, id: String? = nil, parent: Int? = nil,
    slot: String? = nil, descendants: Int = 0, values: [(String, Value)] = [],
    attributes: [(String, Value)] = []
  ) -> ObjectIndex {
    let element = classIndex(
      name: className, module: "SceneUI", element: className.prefix(1).lowercased() + className.dropFirst())
    let start = self.values.count
    for (key, value) in values { appendValue(key: key, value) }
    for (key, value) in attributes { appendValue(key: key, value, isRuntimeAttribute: true) }
    var record = ObjectRecord(classIndex: element, elementClass: element)
    if let custom { record.classIndex = classIndex(name: custom.name, module: custom.module) }
    record.id = id.map { string($0) }
    record.parent = parent
    record.slot = slot.map { key($0) }
    record.descendants = descendants
    record.values = start..<self.values.count
    objects.append(record)
    return objects.count - 1
  }
}

/// Contents that together use all features of the format.
enum Sample: CaseIterable {
  case storyboard, styled, translated, constrained, nib, tiny, chain, varied

  var content: ArchiveContent {
    switch self {
    case .storyboard: Self.storyboardContent
    case .styled: Self.styledContent
    case .translated: Self.translatedContent
    case .constrained: Self.constrainedContent
    case .nib: Self.nibContent
    case .tiny: Self.tinyContent
    case .chain: Self.chain(depth: 5)
    case .varied: Self.variedContent
    }
  }

  /// All kinds of values, some of them twice to test sharing.
  static let values: [(String, Value)] = [
    ("isOn", .bool(true)), ("isHidden", .bool(false)), ("tag", .int(-7)), ("count", .int(.max)),
    ("alpha", .number(0.5)), ("text", .string("Grüße, 世界 👋\n")), ("origin", .point(Point(x: 1, y: -2))),
    ("size", .size(Size(width: 3, height: 4))), ("frame", .rect(Rect(x: 0, y: 0, width: 320, height: 44.5))),
    ("margins", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))),
    ("transform", .transform(AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 5, ty: 6))),
    ("color", .color(Color(red: 1, green: 0.5, blue: 0, alpha: 0.25))), ("color2", .color(.systemBlue)),
    ("color3", .color(.tint)), ("color4", .color(.asset("Brand one"))), ("font", .font(.system(17))),
    ("font2", .font(.bold(15))), ("font3", .font(.italic(12))), ("font4", .font(.monospaced(13))),
    ("font5", .font(.family("Gill Sans", 20))), ("font6", .font(.style(.headline))),
    ("font7", .font(.system(17))), ("image", .image("star")), ("alignment", .enumeration("center")),
    ("mask", .optionSet(["width", "height"])), ("mask2", .optionSet([])), ("custom", .text("12 px")),
  ]

  static let storyboardContent: ArchiveContent = {
    var content = ArchiveContent()
    content.appendValue(key: "tintColor", .color(.systemRed))
    content.document = DocumentRecord(initialScene: 0, values: 0..<1)
    // The first scene: a controller with a tap recognizer, and its view with a label and a stack.
    content.addObject(
      "ViewController", custom: ("Clock", "ClockController"), id: "clock",
      values: [("title", .string("Clock"))])
    content.addObject("TapGestureRecognizer", id: "tap")
    content.addObject("View", id: "root", parent: 0, slot: "view", descendants: 3, values: values)
    content.addObject(
      "Label", id: "label", parent: 2, slot: "subviews", attributes: [("cornerRadius", .text("4"))])
    content.addObject("StackView", parent: 2, slot: "subviews", descendants: 1)
    content.addObject("Button", id: "button", parent: 4, slot: "arrangedSubviews")
    content.addObject("TableViewCell", id: "cell", descendants: 1)
    content.addObject("Label", parent: 6, slot: "contentView")
    content.addObject("ViewController", id: "settings")
    let (label, tick, tap) = (content.key("label"), content.selector("tick:"), content.key("touchUpInside"))
    content.members = [.object(3), .object(0), .object(5)]
    content.connections = [
      ConnectionRecord(source: .object(1), kind: .action(tick, to: .object(0), event: nil)),
      ConnectionRecord(source: .object(0), kind: .outlet(label, to: .object(3))),
      ConnectionRecord(source: .object(0), kind: .collection(content.key("all"), members: 0..<3)),
      ConnectionRecord(source: .object(5), kind: .action(tick, to: .firstResponder, event: tap)),
      ConnectionRecord(source: .object(5), kind: .trigger(0, event: tap)),
      ConnectionRecord(source: .object(6), kind: .outlet(label, to: .object(7))),
    ]
    let start = content.values.count
    content.appendValue(key: "animated", .bool(true))
    content.segues = [
      SegueRecord(
        kind: content.string("show"), identifier: content.string("toSettings"), source: 0, destination: 1,
        customClass: content.classIndex(name: "FadeSegue", module: "Clock"), values: start..<start + 1),
      SegueRecord(
        kind: content.string("present"), source: 0, external: content.string("Other#main"),
        values: start + 1..<start + 1),
      SegueRecord(
        kind: content.string("unwind"), source: 8, selector: content.selector("done:"),
        values: start + 1..<start + 1),
    ]
    content.units = [
      UnitRecord(kind: .scene, scene: 0, objects: 0..<2, connections: 0..<1),
      UnitRecord(kind: .view, scene: 0, objects: 2..<6, connections: 1..<5),
      UnitRecord(kind: .prototype, scene: 0, objects: 6..<8, connections: 5..<6),
      UnitRecord(kind: .scene, scene: 1, objects: 8..<9, connections: 6..<6),
    ]
    content.prototypes = [PrototypeRecord(unit: 2, holder: 4, slot: content.key("subviews"))]
    content.scenes = [
      SceneRecord(controller: 0, sceneUnit: 0, viewUnit: 1, segues: 0..<2, isEntry: true),
      SceneRecord(controller: 8, sceneUnit: 3, segues: 2..<3),
    ]
    return content
  }()

  /// A storyboard with appearance rules in two containers, for a state, and without conditions.
  static let styledContent: ArchiveContent = {
    var content = ArchiveContent()
    content.addObject("ViewController", id: "clock")
    content.units = [UnitRecord(kind: .scene, scene: 0, objects: 0..<1, connections: 0..<0)]
    content.scenes = [SceneRecord(controller: 0, sceneUnit: 0)]
    content.document.initialScene = 0
    let label = content.classIndex(name: "Label", module: "SceneUI", element: "label")
    let dial = content.classIndex(name: "ClockView", module: "Clock")
    content.containers = [dial, label]
    for (key, value) in [
      ("textColor", Value.color(.systemRed)), ("name", .text("big")), ("hand", .text("#fff")),
    ] {
      content.appendValue(key: key, value)
    }
    content.appearances = [
      AppearanceRecord(classIndex: label, containers: 0..<2, values: 0..<1),
      AppearanceRecord(classIndex: dial, containers: 2..<2, variant: content.key("hands"), values: 1..<3),
      AppearanceRecord(classIndex: label, containers: 2..<2, values: 3..<3),
    ]
    return content
  }()

  /// A nib with three languages, including its own.
  static let translatedContent: ArchiveContent = {
    var content = ArchiveContent()
    content.document = DocumentRecord(kind: .nib)
    content.addObject(
      "Label", id: "title", values: [("tag", .int(3)), ("text", .string("Alarm"))],
      attributes: [("caption", .text("Soon"))])
    content.units = [UnitRecord(kind: .nib, objects: 0..<1, connections: 0..<0)]
    content.translations = [
      TranslationRecord(value: 1, text: content.string("Wecker")),
      TranslationRecord(value: 2, text: content.string("Bald")),
      TranslationRecord(value: 1, text: content.string("")),
    ]
    content.stringTables = [
      StringTableRecord(locale: content.string("de"), translations: 0..<2),
      StringTableRecord(locale: content.string("en"), translations: 2..<2),
      StringTableRecord(locale: content.string("pt-BR"), translations: 2..<3),
    ]
    return content
  }()

  /// A nib with two trees. The first has nested views with constraints, one of which is an object.
  static let constrainedContent: ArchiveContent = {
    var content = ArchiveContent()
    content.document = DocumentRecord(kind: .nib)
    content.addObject("View", id: "page", descendants: 2)
    content.addObject("Label", id: "title", parent: 0, slot: "subviews", descendants: 1)
    content.addObject("LayoutConstraint", id: "height", parent: 1, slot: "constraints")
    content.addObject("TableView", descendants: 0)
    content.addObject("TableViewCell", id: "cell")
    content.units = [
      UnitRecord(kind: .nib, objects: 0..<4, connections: 0..<0),
      UnitRecord(kind: .prototype, objects: 4..<5, connections: 0..<0),
    ]
    content.prototypes = [PrototypeRecord(unit: 1, holder: 3, slot: content.key("cells"))]
    content.constraints = [
      ConstraintRecord(
        holder: 0, first: ConstraintRecord.Side(object: 1, attribute: .lastBaseline),
        relation: .lessThanOrEqual,
        second: ConstraintRecord.Side(object: 0, area: .margins, attribute: .bottom), multiplier: 0.5,
        constant: -8, priority: 750),
      ConstraintRecord(
        holder: 1, object: 2, first: ConstraintRecord.Side(object: 1, attribute: .height), constant: 44),
      ConstraintRecord(
        holder: 4, first: ConstraintRecord.Side(object: 4, area: .safeArea, attribute: .width),
        relation: .greaterThanOrEqual, constant: 320),
    ]
    return content
  }()

  static let nibContent: ArchiveContent = {
    var content = ArchiveContent()
    content.document = DocumentRecord(
      kind: .nib, ownerClass: content.classIndex(name: "CardLoader", module: "Cards"))
    content.addObject("View", id: "card")
    content.addObject("TapGestureRecognizer")
    content.members = [.owner]
    content.connections = [
      ConnectionRecord(source: .owner, kind: .outlet(content.key("card"), to: .object(0))),
      ConnectionRecord(source: .object(0), kind: .outlet(content.key("delegate"), to: .owner)),
      ConnectionRecord(source: .object(0), kind: .collection(content.key("owners"), members: 0..<1)),
      ConnectionRecord(source: .object(1), kind: .action(content.selector("open"), to: .owner, event: nil)),
    ]
    content.units = [UnitRecord(kind: .nib, objects: 0..<2, connections: 0..<4)]
    return content
  }()

  /// The smallest useful content: one red view.
  static let tinyContent: ArchiveContent = {
    var content = ArchiveContent()
    content.document = DocumentRecord(kind: .nib)
    content.addObject("View", values: [("backgroundColor", .color(Color(red: 1, green: 0, blue: 0)))])
    content.units = [UnitRecord(kind: .nib, objects: 0..<1, connections: 0..<0)]
    return content
  }()

  static func map(for content: ArchiveContent) -> SourceMap {
    func positions(_ count: Int) -> [SourceMap.Position] {
      (0..<count).map { SourceMap.Position(line: $0 + 2, column: $0 * 3 + 1) }
    }
    return SourceMap(
      path: "Scenes/Clock.scene", objects: positions(content.objects.count),
      connections: positions(content.connections.count), segues: positions(content.segues.count),
      appearances: positions(content.appearances.count),
      constraints: positions(content.constraints.count))
  }

  static func chain(depth: Int) -> ArchiveContent {
    var content = ArchiveContent()
    content.document = DocumentRecord(kind: .nib)
    for level in 0..<depth {
      content.addObject(
        "View", parent: level == 0 ? nil : level - 1, slot: level == 0 ? nil : "subviews",
        descendants: depth - level - 1)
    }
    content.units = [UnitRecord(kind: .nib, objects: 0..<depth, connections: 0..<0)]
    return content
  }
}
