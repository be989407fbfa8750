enum LanguagePages {
  static func summary(of element: String) -> String { summaries[element] ?? "" }

  private static let summaries: [String: String] = [
    "storyboard": "scenes that lead to each other", "nib": "objects for an owner that exists already",
    "scene": "a controller and the objects beside it", "appearance": "a look that many views share",
    "outlet": "sets an outlet", "outletCollection": "sets an outlet that holds several objects",
    "action": "sends an action", "segue": "leads to another scene",
    "runtimeAttribute": "sets a property by name", "value": "a long text for a property",
    "when": "attributes while traits hold", "constraint": "an equation between views",
    "constraints": "a row of views in the visual format language",
  ]

  /// Returns the page about an element or attribute, or an empty string if it has none.
  static func page(of element: String, _ attribute: String? = nil) -> String {
    guard let attribute else {
      return summaries[element].map { "**`<\(element)>`** \($0)." } ?? ""
    }
    return attributes["\(element).\(attribute)"] ?? attributes["object.\(attribute)"] ?? ""
  }

  private static let attributes: [String: String] = [
    "object.id":
      "What the rest of the file calls the object: outlets, actions, segues, constraints, and tables of translations.",
    "object.class":
      "The class of the object, where it is one of the program's own. Behind `Module.`, of that module.",
    "object.entry": "Whether code reaches the scene, so that nothing has to lead to it.",
    "storyboard.version": "The version of the scene language: `1`.",
    "storyboard.initial": "The id of the controller that the storyboard begins with.",
    "nib.owner": "The class of the object that loads the nib.",
    "outlet.property": "The outlet, as the class declares it.",
    "outlet.destination": "The id of the object that the outlet leads to.",
    "outletCollection.property": "The outlet, as the class declares it.",
    "outletCollection.destinations": "The ids of the objects, in their order, separated by spaces.",
    "action.selector": "The action, with a colon for each argument.",
    "action.destination":
      "The id of the object that takes the action; `firstResponder` asks the responder chain.",
    "action.event": "The event that sends the action; without one, the primary event of the sender's class.",
    "segue.kind":
      "How the scene comes: `show`, `showDetail`, `present`, `popover`, `embed`, `replace`, `unwind`, `custom`.",
    "segue.identifier": "What code calls the segue.",
    "segue.destination":
      "The id of the controller that it leads to; `Other#id` is one of another storyboard.",
    "segue.class": "The class of a `custom` segue.",
    "segue.action": "Of an `unwind` segue, the action of the controller that it goes back to.",
    "segue.anchor": "The id of what a popover points at.",
    "runtimeAttribute.key": "The property, or the path to one: `layer.cornerRadius`.",
    "runtimeAttribute.type": "What kind of value it is.",
    "runtimeAttribute.value": "The value, as an attribute of that type has it.",
    "value.key": "The property whose text it is.",
    "when.traits": "What has to hold: `idiom=pad orientation=landscape`.",
    "constraint.equation": "`item.attribute = item.attribute * factor + constant @priority`, or `<=`, `>=`.",
    "constraint.active": "Whether it holds.",
    "constraints.format": "A row in Apple's visual format language: `H:|-[title]-[icon(44)]-|`.",
    "constraints.options": "How views of the row are aligned, and in which direction it runs.",
    "constraints.metrics": "Numbers by name: `gap=8 side=20`.",
    "appearance.class": "The class whose looks the rule tells.",
    "appearance.in": "The classes of what the view lies in, from the inside out.",
  ]
}
