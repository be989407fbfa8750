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
      slots: [slot("view", "View", isSingle: true)]),
    library(
      "NavigationController", element: "navigationController", of: "ViewController",
      properties: ["rootViewController": .reference("ViewController")]),
    library(
      "TabBarController", element: "tabBarController", of: "ViewController",
      properties: ["viewControllers": .references("ViewController")]),
    library("TableViewController", element: "tableViewController", of: "ViewController"),
    library("CollectionViewController", element: "collectionViewController", of: "ViewController"),
    library(
      "SplitViewController", element: "splitViewController", of: "ViewController",
      properties: ["viewControllers": .references("ViewController")]),
    library(
      "PageViewController", element: "pageViewController", of: "ViewController",
      properties: [
        "viewControllers": .references("ViewController"),
        "transitionStyle": .enumeration(["pageCurl", "scroll"]),
        "spineLocation": .enumeration(["none", "min", "mid", "max"]),
      ]),
    library(
      "View", element: "view", of: "Responder",
      properties: [
        "frame": .rect, "alpha": .number, "userInteractionEnabled": .bool, "hidden": .bool, "tag": .int,
        "clipsToBounds": .bool, "accessibilityLabel": .string, "accessibilityElement": .bool,
        "autoresizing": .optionSet(["flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"]),
      ], looks: [look("backgroundColor", .color), look("tintColor", .color)],
      slots: [
        slot("subviews", "View"), slot("gestureRecognizers", "GestureRecognizer"),
        slot("constraints", constraintClass),
      ],
      outlets: [
        OutletDescription(name: "layer", type: "ViewLayer"),
        OutletDescription(name: "gestureRecognizers", type: "GestureRecognizer", isCollection: true),
      ]),
    library(
      "TableView", element: "tableView", of: "View",
      slots: [
        SlotDescription(name: "prototypes", accepts: "TableViewCell", isSingle: false, isPrototype: true)
      ]),
    library(
      "TableViewCell", element: "tableViewCell", of: "View", properties: ["reuseIdentifier": .string]),
    library("ImageView", element: "imageView", of: "View", properties: ["image": .image]),
    library("CollectionView", element: "collectionView", of: "View"),
    library("ContainerView", element: "containerView", of: "View"),
    library(
      "Label", element: "label", of: "View",
      properties: ["text": .string], looks: [look("font", .font), look("textColor", .color)]),
    library(
      "Control", element: "control", of: "View", events: ["touchUpInside", "touchDown", "valueChanged"]),
    library(
      "Button", element: "button", of: "Control", properties: ["title": .string],
      looks: [look("font", .font), look("titleColor", .color, variant: states)],
      slots: [slot("states", "ButtonState")]),
    library("ButtonState", element: "state", properties: ["name": .string, "title": .string]),
    library("Switch", element: "switch", of: "Control", properties: ["on": .bool], events: ["valueChanged"]),
    library(
      constraintClass, element: "constraint", properties: ["active": .bool, "constant": .number]),
    library("GestureRecognizer", events: ["recognized"]),
    library("TapGestureRecognizer", element: "tapGestureRecognizer", of: "GestureRecognizer"),
  ])

  private static func library(
    _ name: String, element: String? = nil, of superclass: String? = nil,
    properties: KeyValuePairs<String, ValueType> = [:], looks: [PropertyDescription] = [],
    slots: [SlotDescription] = [],
    outlets: [OutletDescription] = [], events: [String] = []
  ) -> ClassDescription {
    ClassDescription(
      name: name, module: "SceneUI", element: element, superclass: superclass,
      properties: properties.map {
        PropertyDescription(
          key: $0.key, type: $0.value, range: $0.key == "alpha" ? 0...1 : nil,
          isLocalizable: ["text", "title", "accessibilityLabel"].contains($0.key))
      } + looks, events: events,
      slots: slots, outlets: outlets)
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
