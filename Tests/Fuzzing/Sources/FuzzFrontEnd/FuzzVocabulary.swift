import SceneCompiler
import SceneDiagnostics
import SceneValues

/// A small class library with values of every type, so that the fuzzer need not wait for the real one to be built.
enum FuzzVocabulary {
  static let optionalRules: Set<RuleID> = [
    "unused-id", "duplicate-tag", "fixed-font", "control-without-label", "image-without-description",
    "nested-too-deeply", "small-touch-target",
  ]

  static let all = Vocabulary([
    ClassDescription(
      name: "Storyboard", module: "SceneUI",
      properties: [PropertyDescription(key: "tintColor", type: .color)],
      slots: [
        many("controller", "ViewController"), many("views", "View"), many("recognizers", "GestureRecognizer"),
        many("objects", "Object"),
      ]),
    ClassDescription(
      name: "Nib", module: "SceneUI",
      slots: [many("views", "View"), many("recognizers", "GestureRecognizer"), many("objects", "Object")]),
    ClassDescription(name: "Object", module: "SceneUI", element: "object"),
    ClassDescription(
      name: "Segue", module: "SceneUI", properties: [PropertyDescription(key: "animated", type: .bool)]),
    ClassDescription(
      name: "ViewController", module: "SceneUI", element: "viewController",
      properties: [PropertyDescription(key: "title", type: .string)],
      slots: [SlotDescription(name: "view", accepts: "View", isSingle: true)],
      actions: [ActionDescription(selector: "back:", sender: "Segue")]),
    ClassDescription(
      name: "NavigationController", module: "SceneUI", element: "navigationController",
      superclass: "ViewController",
      properties: [PropertyDescription(key: "rootViewController", type: .reference("ViewController"))]),
    ClassDescription(
      name: "View", module: "SceneUI", element: "view",
      properties: [
        PropertyDescription(key: "frame", type: .rect), PropertyDescription(key: "alpha", type: .number),
        PropertyDescription(key: "tag", type: .int), PropertyDescription(key: "hidden", type: .bool),
        PropertyDescription(key: "transform", type: .transform),
        PropertyDescription(key: "margins", type: .insets), PropertyDescription(key: "offset", type: .point),
        PropertyDescription(key: "contentSize", type: .size),
        PropertyDescription(key: "contentHugging", type: .priorities),
        PropertyDescription(key: "autoresizing", type: .optionSet(["flexibleWidth", "flexibleHeight"])),
        PropertyDescription(key: "contentMode", type: .enumeration(["left", "right"])),
        PropertyDescription(key: "backgroundColor", type: .color, isStylable: true),
      ],
      slots: [
        many("subviews", "View"), many("gestureRecognizers", "GestureRecognizer"),
        many("constraints", Vocabulary.constraintClass),
      ]),
    ClassDescription(name: Vocabulary.constraintClass, module: "SceneUI", element: "constraint"),
    ClassDescription(
      name: "Label", module: "SceneUI", element: "label", superclass: "View",
      properties: [
        PropertyDescription(key: "text", type: .string),
        PropertyDescription(key: "font", type: .font, isStylable: true),
        PropertyDescription(key: "textColor", type: .color, isStylable: true),
      ]),
    ClassDescription(
      name: "ImageView", module: "SceneUI", element: "imageView", superclass: "View",
      properties: [PropertyDescription(key: "image", type: .image)]),
    ClassDescription(
      name: "Button", module: "SceneUI", element: "button", superclass: "View", events: ["touchUpInside"],
      slots: [many("states", "ButtonState")], outlets: [OutletDescription(name: "label", type: "Label")]),
    ClassDescription(
      name: "ButtonState", module: "SceneUI", element: "state",
      properties: [PropertyDescription(key: "title", type: .string)]),
    ClassDescription(
      name: "TableView", module: "SceneUI", element: "tableView", superclass: "View",
      slots: [
        SlotDescription(name: "prototypes", accepts: "TableViewCell", isSingle: false, isPrototype: true)
      ]),
    ClassDescription(
      name: "TableViewCell", module: "SceneUI", element: "tableViewCell", superclass: "View",
      properties: [PropertyDescription(key: "reuseIdentifier", type: .string)]),
    ClassDescription(
      name: "GestureRecognizer", module: "SceneUI", element: "tapGestureRecognizer", events: ["recognized"]),
  ])

  private static func many(_ name: String, _ accepts: String) -> SlotDescription {
    SlotDescription(name: name, accepts: accepts, isSingle: false)
  }
}
