/// An element whose possible parents in an Xcode file are known.
struct KnownElement {
  let kind: ElementParents.Kind?
  let places: ElementParents?
  /// Whether the element can contain connections and values. Groups, connections, and constraints cannot contain them.
  let isObject: Bool
  let isGroup: Bool

  private init(_ name: String, _ kind: ElementParents.Kind?, isMac: Bool) {
    isGroup = Self.groups.contains(name)
    self.kind = Self.parts.contains(name) ? .part : Self.values.contains(name) ? .value : isGroup ? nil : kind
    places = ElementParents.places(of: name, self.kind, isMac: isMac)
    isObject = self.kind != .part && !isGroup
  }

  private init(isGroup: Bool, kind: ElementParents.Kind?, places: ElementParents?) {
    self.isGroup = isGroup
    self.kind = kind
    self.places = places
    isObject = !isGroup
  }

  static func all(of kit: DocumentForm.Kit) -> [String: KnownElement] {
    switch kit {
    case .touch: touch
    case .watch: watch
    case .mac: mac
    }
  }

  private static let touch = elements(
    ElementFacts.all.map(\.name) + KnownNames.elements + ElementFacts.editor.keys
      + ElementParents.byName.keys + ElementParents.byNameOfTouch.keys,
    kind: touchKind)
  private static let mac = elements(
    MacNames.elements.all + ElementParents.byName.keys + ElementParents.byNameOfMac.keys, isMac: true,
    kind: MacFacts.kind)
  private static let watch = elements(["userDefinedRuntimeAttribute"]) { _ in nil }
    .merging(watchObjects) { _, object in object }

  /// The objects of watchOS documents, which are in the `items` of controllers, groups, and tables. Other platforms use
  /// some of the names for other objects.
  private static let watchObjects: [String: KnownElement] = ElementFacts.all.reduce(
    into: ["items": KnownElement(isGroup: true, kind: nil, places: nil)]
  ) { elements, fact in
    guard fact.name.hasPrefix("watch.") else { return }
    let name = String(fact.name.dropFirst("watch.".count))
    let isController = name.hasSuffix("ontroller")
    elements[name] = KnownElement(
      isGroup: false, kind: isController ? .controller : .view,
      places: isController ? .ofWatchController : .ofWatchObject)
  }

  private static func elements(
    _ names: [String], isMac: Bool = false, kind: (String) -> ElementParents.Kind?
  ) -> [String: KnownElement] {
    let all = Set(names).union(groups).union(parts).union(values).union(["document"])
    return all.reduce(into: [:]) { $0[$1] = KnownElement($1, kind($1), isMac: isMac) }
  }

  private static func touchKind(_ name: String) -> ElementParents.Kind? {
    let words = DocumentVocabulary.all
    guard let word = words.element(name, isWatch: false) else { return nil }
    if name.hasSuffix("Controller") { return word.isObject ? nil : .controller }
    return [.recognizer, .longPress].contains(word.family) ? .recognizer : words.isView(word) ? .view : nil
  }

  /// Whether an element only groups other elements, and occurs at most once in its parent.
  static let isSingleGroup = NameFacts(groups.subtracting(["scene", "mask"]))

  /// The elements that only group other elements, and are neither objects nor values.
  private static let groups: Set<String> = [
    "scenes", "scene", "objects", "connections", "userDefinedRuntimeAttributes", "keyCommands", "subviews",
    "constraints", "gestureRecognizers", "userGuides", "layoutGuides", "mask", "prototypes", "sections",
    "cells", "segments", "viewControllers", "toolbarItems", "leftBarButtonItems", "rightBarButtonItems",
    "items", "tableColumns", "prototypeCellViews", "tabViewItems", "splitViewItems", "allowedToolbarItems",
    "defaultToolbarItems", "gridCells", "rows", "columns", "rowTemplates", "inferredMetricsTieBreakers",
    "dependencies",
  ]

  private static let parts: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "binding", "constraint", "include", "exclude",
  ]

  /// The values. Each value describes an object, a part of an object, or another value.
  private static let values: Set<String> = [
    "rect", "size", "inset", "edgeInsets", "directionalEdgeInsets", "color", "font", "fontDescription",
    "autoresizingMask", "mutableString", "attributedString", "accessibility", "textAttributes", "blurEffect",
    "vibrancyEffect", "imageReference", "locale", "timeZone",
  ]
}
