import Foundation
import SceneValues
import Testing

@Suite struct VocabularyTests {
  let vocabulary = Vocabulary([
    ClassDescription(
      name: "View", module: "SceneUI", element: "view",
      properties: [PropertyDescription(key: "alpha", type: .number, defaultLiteral: "1")],
      slots: [
        SlotDescription(name: "subviews", accepts: "View", isSingle: false),
        SlotDescription(name: "extras", accepts: "Object", isSingle: false),
      ]),
    ClassDescription(name: "Label", module: "SceneUI", element: "label", superclass: "View"),
    ClassDescription(name: "Card", module: "App", superclass: "Base"),
    ClassDescription(name: "Item", module: "App"), ClassDescription(name: "Item", module: "Shop"),
    ClassDescription(name: "Ring", module: "App", superclass: "Circle"),
    ClassDescription(name: "Circle", module: "App", superclass: "Ring"),
    ClassDescription(name: "Object", module: "SceneRuntime", element: "object"),
  ])

  @Test("The superclasses of an undeclared class are unknown")
  func undeclaredClassesHaveUnknownSuperclasses() {
    #expect(vocabulary.isClass("Label", descendantOf: "View") == true)
    #expect(vocabulary.isClass("View", descendantOf: "Label") == false)
    #expect(vocabulary.isClass("Card", descendantOf: "View") == nil)
    #expect(vocabulary.isClass("Card", descendantOf: "Base") == true)
    #expect(vocabulary.isClass("Nobody", descendantOf: "View") == nil)
    #expect(vocabulary.isClass("Nobody", descendantOf: "Object") == true)
    #expect(vocabulary.isComplete("Label"))
    #expect(!vocabulary.isComplete("Card"))
    #expect(!vocabulary.isComplete("Nobody"))
  }

  @Test("A redeclared property retains its position in the property order")
  func redeclaredMemberKeepsItsPosition() throws {
    func properties(_ keys: String...) -> [PropertyDescription] {
      keys.map { PropertyDescription(key: $0, type: .number, defaultLiteral: "0") }
    }
    let vocabulary = Vocabulary([
      ClassDescription(name: "Base", module: "App", properties: properties("least", "most", "value")),
      ClassDescription(
        name: "Dial", module: "App", superclass: "Base", properties: properties("ticks", "most", "title")),
      ClassDescription(name: "Clock", module: "App", superclass: "Dial", properties: properties("hands")),
    ])
    let clock = try #require(vocabulary.index(of: "Clock"))
    let keys = ["title", "hands", "value", "most", "ticks", "least"]
    let ranks = try keys.map { try #require(vocabulary.rank(ofProperty: $0, ofClassAt: clock)) }
    let ordered = zip(ranks, keys).sorted { $0.0 < $1.0 }.map(\.1)
    #expect(ordered == ["least", "most", "value", "ticks", "title", "hands"])
    #expect(vocabulary.rank(ofProperty: "colour", ofClassAt: clock) == nil)
  }

  @Test("A class name that exists in several modules resolves to no class")
  func ambiguousNamesResolveToNoClass() {
    #expect(vocabulary.description(of: "Item") == nil)
    #expect(vocabulary.description(of: "Shop.Item")?.module == "Shop")
    #expect(vocabulary.modules(of: "Item") == ["App", "Shop"])
  }

  @Test("Treats classes that inherit from each other as incomplete")
  func stopsAtCyclicSuperclasses() {
    #expect(!vocabulary.isComplete("Ring"))
    #expect(vocabulary.property("alpha", of: "Circle") == nil)
    #expect(vocabulary.isClass("Ring", descendantOf: "View") == nil)
  }

  @Test("Classes inherit the properties and slots of their superclasses")
  func inheritedMembers() {
    #expect(vocabulary.property("alpha", of: "Label")?.type == .number)
    #expect(vocabulary.slot(for: "Label", in: "Label")?.name == "subviews")
    #expect(vocabulary.slot(for: "Object", in: "View")?.name == "extras")
    #expect(vocabulary.slot(for: "Item", in: "View") == nil)
  }

  @Test("Replacing a class removes its declarations unless other classes also contain them")
  func replacedClasses() {
    func described(_ name: String, _ module: String = "App", objectiveC: String? = nil) -> ClassDescription {
      var panes = PropertyDescription(key: "panes", type: .references("ViewController"))
      panes.children = ChildCount(most: 2)
      var title = PropertyDescription(key: "title", type: .string)
      title.placeholders = ["Pane"]
      var description = ClassDescription(
        name: name, module: module, element: "pane", properties: [panes, title])
      description.objectiveCName = objectiveC
      return description
    }
    var vocabulary = Vocabulary([described("Panes", objectiveC: "XPanes"), described("Shelf")])
    vocabulary.add(ClassDescription(name: "Panes", module: "App", element: "panes"))
    #expect(vocabulary.description(ofElement: "pane")?.name == "Shelf")
    #expect(vocabulary.containments == ["panes"] && vocabulary.placeholders == ["Pane"])
    #expect(vocabulary.hostClasses(named: "XPanes").isEmpty)
    vocabulary.add(described("Panes", objectiveC: "YPanes"))
    #expect(vocabulary.hostClasses(named: "YPanes").map(\.name) == ["Panes"])
    for name in ["Panes", "Shelf"] { vocabulary.add(ClassDescription(name: name, module: "App")) }
    #expect(vocabulary.description(ofElement: "pane") == nil)
    #expect(vocabulary.containments.isEmpty && vocabulary.placeholders.isEmpty)
  }

  @Test("Replacing a class that has no module keeps classes of the same name that have a module")
  func replacingWithoutModule() {
    var vocabulary = Vocabulary([
      ClassDescription(name: "Item", module: ""), ClassDescription(name: "Item", module: "Shop"),
    ])
    vocabulary.add(ClassDescription(name: "Item", module: ""))
    #expect(vocabulary.modules(of: "Item") == ["", "Shop"])
  }

  @Test("Replacing a class updates its element and its superclass")
  func replacingClassUpdatesElementsAndSuperclasses() {
    var vocabulary = vocabulary
    vocabulary.add(ClassDescription(name: "Label", module: "SceneUI", element: "text"))
    #expect(vocabulary.description(ofElement: "label") == nil)
    #expect(vocabulary.description(ofElement: "text")?.name == "Label")
    #expect(vocabulary.isClass("Label", descendantOf: "View") == false)
  }

  @Test("Round-trips class manifests")
  func manifests() throws {
    let manifest = ClassManifest([
      ClassDescription(
        name: "Card", module: "App", element: "card", superclass: "View", documentation: "A \"card\"\n\u{1}é",
        properties: [
          PropertyDescription(key: "side", type: .enumeration(["front", "back"]), defaultLiteral: "front"),
          PropertyDescription(key: "target", type: .reference("View"), documentation: "Where to."),
        ],
        events: ["flipped"], slots: [SlotDescription(name: "faces", accepts: "View", isSingle: true)],
        outlets: [
          OutletDescription(name: "title", type: "Label"),
          OutletDescription(name: "rows", type: "View", isCollection: true),
        ],
        actions: [
          ActionDescription(selector: "flip:", sender: "Button"), ActionDescription(selector: "reset"),
        ])
    ])
    #expect(try JSONDecoder().decode(ClassManifest.self, from: Data(manifest.json.utf8)) == manifest)
  }

  @Test(
    "Rejects invalid class manifests",
    arguments: [
      #"{"version": 2, "classes": []}"#, #"{"classes": []}"#, #"{"version": 1, "classes": [{"name": "A"}]}"#,
      #"{"version": 1, "classes": [], "clases": []}"#,
      #"{"version": 1, "classes": [{"name": "A", "module": "", "outlet": []}]}"#,
      #"{"version": 1, "classes": [{"name": "A", "module": "", "properties": [{"key": "a", "type": "colour"}]}]}"#,
    ])
  func rejectsInvalidManifests(_ json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ClassManifest.self, from: Data(json.utf8))
    }
  }
}
