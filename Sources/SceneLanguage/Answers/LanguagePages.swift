enum LanguagePages {
  static func summary(of element: String) -> String { summaries[element] ?? "" }

  private static let summaries: [String: String] = [
    "storyboard": "a file of scenes and segues", "nib": "a file of objects for an existing owner",
    "scene": "a view controller and its objects", "appearance": "an appearance rule for all views of a class",
    "outlet": "sets an outlet", "outletCollection": "sets an outlet to several objects",
    "action": "sends an action", "segue": "a transition to another scene",
    "runtimeAttribute": "sets a property by name", "value": "long text for a property",
    "when": "attributes for certain traits", "constraint": "an equation between views",
    "constraints": "a row of views in the visual format language",
  ]

  static func page(of element: String, _ attribute: String? = nil) -> String {
    guard let attribute else {
      return summaries[element].map { "**`<\(element)>`** \($0)." } ?? ""
    }
    return attributes["\(element).\(attribute)"] ?? attributes["object.\(attribute)"] ?? ""
  }

  private static let attributes: [String: String] = [
    "object.id":
      "The name of the object for outlets, actions, segues, constraints and translations.",
    "object.class":
      """
    The class of the object if the app declares it. Write `Module.Name` for the class of a certain \
    module.
    """,
    "object.entry": "Whether code shows the scene, which then needs no segue.",
    "storyboard.version": "The version of the scene language: `1`.",
    "storyboard.initial": "The id of the initial view controller.",
    "nib.owner": "The class of the object that loads the nib.",
    "outlet.property": "The outlet, as the class declares it.",
    "outlet.destination": "The id of the object to connect.",
    "outletCollection.property": "The outlet, as the class declares it.",
    "outletCollection.destinations": "The ids of the objects, in order, separated by spaces.",
    "action.selector": "The action, with a colon for each argument.",
    "action.destination":
      "The id of the target of the action; `firstResponder` sends it along the responder chain.",
    "action.event": "The event that triggers the action. Default: the primary event of the sender's class.",
    "segue.kind":
      "The kind: `show`, `showDetail`, `present`, `popover`, `embed`, `replace`, `unwind` or `custom`.",
    "segue.identifier": "The identifier that code uses for the segue.",
    "segue.destination":
      "The id of the destination controller; `Other#id` for a controller in another storyboard.",
    "segue.class": "The class of a `custom` segue.",
    "segue.action": "The unwind action, for an `unwind` segue.",
    "segue.anchor": "The id of the anchor of a popover.",
    "runtimeAttribute.key": "The property, or a key path: `layer.cornerRadius`.",
    "runtimeAttribute.type": "The type of the value.",
    "runtimeAttribute.value": "The value, in the notation of the type.",
    "value.key": "The text property to set.",
    "when.traits": "The required traits: `idiom=pad orientation=landscape`.",
    "constraint.equation": "`item.attribute = item.attribute * factor + constant @priority`, or `<=`, `>=`.",
    "constraint.active": "Whether the constraint is active.",
    "constraints.format": "A row in Apple's visual format language: `H:|-[title]-[icon(44)]-|`.",
    "constraints.options": "The alignment and direction of the views.",
    "constraints.metrics": "Named numbers: `gap=8 side=20`.",
    "appearance.class": "The class that the rule applies to.",
    "appearance.in": "The classes that must contain the view, from the innermost to the outermost.",
  ]
}
