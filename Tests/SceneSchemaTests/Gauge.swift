import SceneSchema
import SceneUI
import SceneValues

/// The vocabulary of the library and one class of an app.
let gauges = Vocabulary(
  Registry.library.vocabulary.classes + [
    ClassDescription(
      name: "Gauge", module: "App", element: "gauge", superclass: "View",
      documentation: "Shows <how> much.",
      properties: [
        PropertyDescription(key: "range", type: .enumeration(["wide", "narrow"]), defaultLiteral: "wide"),
        PropertyDescription(key: "needle", type: .number, range: 0...10),
      ],
      events: ["limitReached"],
      slots: [SlotDescription(name: "mark", accepts: "Label", isSingle: true)],
      actions: [ActionDescription(selector: "reset")])
  ])

extension ClassLibrary {
  static let gauges = ClassLibrary(SceneSchemaTests.gauges)
}
