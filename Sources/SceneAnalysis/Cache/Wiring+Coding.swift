import SceneModel

extension CacheWriter {
  mutating func write(_ wiring: Wiring) {
    write(wiring.uses) { writer, use in
      writer.write(use.className) { $0.write($1) }
      writer.write(use.name)
      writer.write(use.title)
      writer.write(use.outlets) { $0.write($1) }
      writer.write(use.isOwner)
    }
    write(wiring.actions) { writer, action in
      writer.write(action.selector)
      writer.write(action.className) { $0.write($1) }
    }
    write(wiring.segues) { writer, segue in
      writer.write(segue.identifier)
      writer.write(segue.className) { $0.write($1) }
      writer.write(segue.isByCode)
    }
    write(wiring.namelessSegues) { writer, name in writer.write(name) { $0.write($1) } }
    write(wiring.prototypes) { $0.write($1) }
    write(wiring.hasNamelessPrototypes)
    write(wiring.sceneNames) { $0.write($1) }
    write(wiring.unclearTexts.sorted()) { $0.write($1) }
  }
}

extension CacheReader {
  mutating func wiring() throws(Damaged) -> Wiring {
    var wiring = Wiring()
    wiring.uses = try list { (reader) throws(Damaged) in
      ClassUse(
        className: try reader.className(), name: try reader.name(), title: try reader.message(),
        outlets: try reader.list { (reader) throws(Damaged) in try reader.text() },
        isOwner: try reader.flag())
    }
    wiring.actions = try list { (reader) throws(Damaged) in
      SentAction(selector: try reader.text(), className: try reader.className())
    }
    wiring.segues = try list { (reader) throws(Damaged) in
      NamedSegue(
        identifier: try reader.name(), className: try reader.className(), isByCode: try reader.flag())
    }
    wiring.namelessSegues = try list { (reader) throws(Damaged) in try reader.className() }
    wiring.prototypes = try list { (reader) throws(Damaged) in try reader.name() }
    wiring.hasNamelessPrototypes = try flag()
    wiring.sceneNames = try list { (reader) throws(Damaged) in try reader.name() }
    wiring.unclearTexts = Set(try list { (reader) throws(Damaged) in try reader.text() })
    return wiring
  }

  private mutating func className() throws(Damaged) -> String? {
    try optional { (reader) throws(Damaged) in try reader.text() }
  }
}
