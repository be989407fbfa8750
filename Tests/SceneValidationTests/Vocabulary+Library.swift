import SceneValues

extension Vocabulary {
  /// A small class library, of the shape that the real one has.
  static let library = Vocabulary([
    library(
      "Storyboard", properties: ["tintColor": .color],
      slots: [
        slot("controller", "ViewController"), slot("views", "View"), slot("recognizers", "GestureRecognizer"),
        slot("objects", anyClass),
      ]),
    library(
      "Nib",
      slots: [slot("views", "View"), slot("recognizers", "GestureRecognizer"), slot("objects", anyClass)]),
    library(anyClass, element: "object"),
    library(
      "Segue",
      properties: [
        "animated": .bool, "transition": .enumeration(["coverVertical", "crossDissolve"]),
        "presentation": .enumeration(["fullScreen", "pageSheet"]),
      ]),
    library("Responder"),
    library(
      "ViewController", element: "viewController", of: "Responder", properties: ["title": .string],
      slots: [
        slot("view", "View", isSingle: true), slot("sheetPresentation", "SheetPresentation", isSingle: true),
      ]),
    library(
      "SheetPresentation", element: "sheetPresentation",
      properties: ["selectedDetent": .string, "largestUndimmedDetent": .string],
      slots: [slot("detents", "SheetHeight")]),
    library(
      "SheetHeight", element: "detent",
      properties: [
        "kind": .enumeration(["medium", "large", "fitting"]), "height": .number, "name": .string,
      ]),
    library(
      "NavigationController", element: "navigationController", of: "ViewController",
      properties: ["rootViewController": .reference("ViewController")], children: ChildCount(least: 1)),
    library(
      "TabBarController", element: "tabBarController", of: "ViewController",
      properties: ["viewControllers": .references("ViewController")], children: ChildCount(least: 1)),
    library(
      "TableViewController", element: "tableViewController", of: "ViewController",
      facts: ClassFacts(rootView: "TableView")),
    library(
      "CollectionViewController", element: "collectionViewController", of: "ViewController",
      facts: ClassFacts(rootView: "CollectionView")),
    library(
      "SplitViewController", element: "splitViewController", of: "ViewController",
      properties: ["viewControllers": .references("ViewController")],
      children: ChildCount(least: 1, most: 3)),
    library(
      "PageViewController", element: "pageViewController", of: "ViewController",
      properties: [
        "viewControllers": .references("ViewController"),
        "transitionStyle": .enumeration(["pageCurl", "scroll"]),
        "spineLocation": .enumeration(["none", "min", "mid", "max"]),
      ],
      children: ChildCount(
        most: 1,
        exceptions: [.init(most: 2, values: ["transitionStyle": "pageCurl", "spineLocation": "mid"])])),
    library(
      "View", element: "view", of: "Responder",
      properties: [
        "frame": .rect, "alpha": .number, "userInteractionEnabled": .bool, "hidden": .bool, "tag": .int,
        "clipsToBounds": .bool, "accessibilityLabel": .string, "accessibilityElement": .bool,
        "accessibilityIdentifier": .string,
        "autoresizing": .optionSet(["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]),
      ], looks: [look("backgroundColor", .color), look("tintColor", .color)],
      slots: [
        slot("subviews", "View"), slot("gestureRecognizers", "GestureRecognizer"),
        slot("layoutGuides", guideClass), slot("constraints", constraintClass),
      ],
      outlets: [
        OutletDescription(name: "layer", type: "Layer"),
        OutletDescription(name: "gestureRecognizers", type: "GestureRecognizer", isCollection: true),
      ], facts: ClassFacts(isSizedByFrame: true)),
    library(
      "Layer",
      properties: [
        "cornerRadius": .number, "borderWidth": .number,
        "cornerCurve": .enumeration(["circular", "continuous"]),
      ]),
    library(
      "TableView", element: "tableView", of: "View",
      slots: [
        SlotDescription(name: "prototypes", accepts: "TableViewCell", isSingle: false, isPrototype: true)
      ]),
    library(
      "TableViewCell", element: "tableViewCell", of: "View",
      properties: [
        "reuseIdentifier": .string, "text": .string, "detailText": .string,
        "style": .enumeration(["basic", "custom", "value1", "subtitle"]),
      ],
      facts: ClassFacts(isSizedByFrame: false)),
    library(
      "ImageView", element: "imageView", of: "View", properties: ["image": .image],
      facts: ClassFacts(accessibleText: [])),
    library("CollectionView", element: "collectionView", of: "View"),
    library(
      "ContainerView", element: "containerView", of: "View",
      facts: ClassFacts(isSizedByFrame: false, embedsScenes: true)),
    library(
      "Label", element: "label", of: "View",
      properties: ["text": .string], looks: [look("font", .font), look("textColor", .color)],
      facts: ClassFacts(textColor: "textColor")),
    library(
      "Control", element: "control", of: "View", events: ["touchUpInside", "touchDown", "valueChanged"],
      facts: ClassFacts(isTouchTarget: true)),
    library(
      "Button", element: "button", of: "Control", properties: ["title": .string],
      looks: [look("font", .font), look("titleColor", .color, variant: states)],
      slots: [slot("states", "ButtonState"), slot("fragments", "TextFragment")],
      facts: ClassFacts(accessibleText: ["title"])),
    library(
      "TextField", element: "textField", of: "Control",
      properties: ["text": .string, "placeholder": .string], events: ["editingChanged", "touchDown"],
      facts: ClassFacts(
        accessibleText: ["placeholder", "text"], sendsWithoutEvent: ["editingChanged"])),
    library("StackView", element: "stackView", of: "View"),
    library(
      "AlertController", element: "alertController", of: "ViewController",
      properties: ["preferredStyle": .enumeration(["alert", "actionSheet"])],
      slots: [slot("textFields", "TextField"), slot("actions", "AlertAction")]),
    library(
      "AlertAction", element: "alertAction",
      properties: ["title": .string, "style": .enumeration(["default", "cancel", "destructive"])],
      events: ["chosen"], facts: ClassFacts(passesEvents: false)),
    library(
      "ButtonState", element: "state", properties: ["name": .string, "title": .string],
      slots: [slot("fragments", "TextFragment")]),
    library("TextFragment", element: "fragment", properties: ["text": .string, "underline": .string]),
    library(
      "Switch", element: "switch", of: "Control", properties: ["on": .bool], events: ["valueChanged"],
      facts: ClassFacts(accessibleText: [], isSizedByFrame: false)),
    library("ScrollView", element: "scrollView", of: "View"),
    library(guideClass, element: "layoutGuide"),
    library(
      constraintClass, element: "constraint", properties: ["active": .bool, "constant": .number]),
    library("GestureRecognizer", events: ["recognized"], facts: ClassFacts(passesEvents: false)),
    library("TapGestureRecognizer", element: "tapGestureRecognizer", of: "GestureRecognizer"),
  ])

  private static func library(
    _ name: String, element: String? = nil, of superclass: String? = nil,
    properties: KeyValuePairs<String, ValueType> = [:], looks: [PropertyDescription] = [],
    slots: [SlotDescription] = [],
    outlets: [OutletDescription] = [], events: [String] = [], facts: ClassFacts = ClassFacts(),
    children: ChildCount? = nil
  ) -> ClassDescription {
    var description = ClassDescription(
      name: name, module: "SceneUI", element: element, superclass: superclass,
      properties: properties.map { key, type in
        var property = PropertyDescription(
          key: key, type: type, range: key == "alpha" ? 0...1 : nil,
          defaultLiteral: key == "transitionStyle" ? "pageCurl" : nil,
          isLocalizable: ["text", "title", "accessibilityLabel"].contains(key))
        if key == "text" || key == "title" {
          property.placeholders = name == "Label" || name == "Button" ? [name] : []
        }
        if let children, type.takes(children) { property.children = children }
        return property
      } + looks, events: events,
      slots: slots, outlets: outlets)
    description.facts = facts
    return description
  }

  private static let states = VariantDescription(
    element: "state",
    axes: [
      AxisDescription(
        name: "name", type: .optionSet(["normal", "highlighted", "disabled", "selected"]), base: "normal")
    ])

  /// A property that appearance rules may set.
  private static func look(_ key: String, _ type: ValueType, variant: VariantDescription? = nil)
    -> PropertyDescription
  {
    PropertyDescription(key: key, type: type, isStylable: true, variant: variant)
  }

  private static func slot(_ name: String, _ accepts: String, isSingle: Bool = false) -> SlotDescription {
    SlotDescription(name: name, accepts: accepts, isSingle: isSingle)
  }
}
