import SceneValues

@testable import SceneArchive

extension Sample {
  /// A storyboard with variations of two objects, and imported parts in all possible holders.
  static let variedContent: ArchiveContent = {
    var content = ArchiveContent()
    content.addObject(
      "ViewController", id: "clock", values: [("title", .string("Clock"))], attributes: [("tag", .int(1))])
    content.addObject("View", parent: 0, slot: "view")
    content.units = [
      UnitRecord(kind: .scene, scene: 0, objects: 0..<1, connections: 0..<1),
      UnitRecord(kind: .view, scene: 0, objects: 1..<2, connections: 1..<1),
    ]
    content.connections = [
      ConnectionRecord(source: .object(0), kind: .outlet(content.key("me"), to: .object(0)))
    ]
    content.segues = [
      SegueRecord(kind: content.string("show"), source: 0, destination: 0, values: 2..<2)
    ]
    content.scenes = [SceneRecord(controller: 0, sceneUnit: 0, viewUnit: 1, segues: 0..<1)]
    content.appearances = [AppearanceRecord(classIndex: 0, values: 2..<2)]
    for (key, value) in [
      ("title", Value.string("Pad")), ("title", .string("Night")), ("alpha", .number(0.5)),
    ] {
      content.appendValue(key: key, value)
    }
    let (pad, night) = (content.string("idiom=pad"), content.string("idiom=pad style=dark"))
    content.variations = [
      VariationRecord(object: 0, traits: pad, values: 2..<3),
      VariationRecord(object: 0, traits: night, values: 3..<4),
      VariationRecord(object: 1, traits: pad, values: 4..<5),
    ]
    let (kept, first, second) = (content.string("<ib:a/>"), content.string("key"), content.string("Xcode"))
    let holders: [ImportedOwner] = [
      .document, .scene(0), .object(1), .value(1), .connection(0), .segue(0), .appearance(0), .variation(2),
    ]
    for holder in holders {
      content.imports.append(ImportedRecord(holder: holder, name: first, text: second))
      content.imports.append(ImportedRecord(holder: holder, name: nil, text: kept))
    }
    return content
  }()
}
