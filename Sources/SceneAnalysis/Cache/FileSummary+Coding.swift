import SceneDiagnostics
import SceneModel

extension CacheWriter {
  mutating func write(_ name: Name) {
    write(name.text)
    write(name.range)
  }

  mutating func write(_ summary: FileSummary) {
    write(summary.nameRange)
    write(summary.knowsLinks)
    write(summary.isClean)
    write(summary.hasErrors)
    write(summary.scenes) { $0.write($1) }
    write(summary.initial) { $0.write($1) }
    write(summary.links) { $0.write($1) }
    write(summary.unwinds) { writer, unwind in
      writer.write(unwind.source)
      writer.write(unwind.action)
      writer.write(unwind.meant) { writer, meant in writer.write(meant) { $0.write($1) } }
    }
    write(summary.lacksInitial)
    write(summary.isForeign)
    write(summary.unfilledContainers) { writer, container in
      writer.write(container.scene)
      writer.write(container.key)
      writer.write(container.held)
      writer.write(container.needed)
    }
    write(summary.looks) { writer, look in
      writer.write(look.rule)
      writer.write(look.className)
      writer.write(look.name)
    }
    write(summary.knowsControllers)
    write(summary.suppressions) { writer, suppression in
      writer.write(suppression.range)
      writer.write(suppression.rule) { $0.write($1) }
      writer.write(suppression.element) { $0.write($1) }
    }
    write(Int(summary.needs.rawValue))
    write(summary.unknownMembers) { writer, member in
      writer.write(Int(member.kind.rawValue))
      writer.write(member.range)
    }
    write(summary.wiring) { $0.write($1) }
  }

  private mutating func write(_ scene: SceneSummary) {
    write(scene.id) { $0.write($1) }
    write(scene.nameRange)
    write(scene.title)
    write(scene.isEntry)
    write(scene.isOpen)
    write(scene.isShown)
    write(scene.covers)
    write(scene.actions) { writer, actions in writer.write(actions) { $0.write($1) } }
  }

  private mutating func write(_ link: SceneLink) {
    switch link.kind {
    case .leads: write(0)
    case .custom: write(1)
    case .holds: write(2)
    case .maybe: write(3)
    case .presents(let covers, let isSure):
      write(4)
      write(covers) { $0.write($1) }
      write(isSure)
    }
    write(link.source) { $0.write($1) }
    switch link.target {
    case .scene(let scene):
      write(true)
      write(scene)
    case .elsewhere(let storyboard, let id):
      write(false)
      write(storyboard)
      write(id)
    }
    write(link.name)
    write(link.range)
    write(link.isPrepared)
  }
}

extension CacheReader {
  mutating func name() throws(Damaged) -> Name { Name(try text(), try range()) }

  mutating func summary() throws(Damaged) -> FileSummary {
    var summary = FileSummary(
      nameRange: try range(), knowsLinks: try flag(), isClean: try flag(), hasErrors: try flag())
    summary.scenes = try list { (reader) throws(Damaged) in try reader.scene() }
    // No number leads out of the list, whatever the bytes say.
    let count = summary.scenes.count
    summary.initial = try optional { (reader) throws(Damaged) in try reader.number(below: count) }
    summary.links = try list { (reader) throws(Damaged) in try reader.link(between: count) }
    summary.unwinds = try list { (reader) throws(Damaged) in
      Unwind(
        from: try reader.number(below: count), action: try reader.name(),
        meant: try reader.optional { (reader) throws(Damaged) in
          try reader.list { (reader) throws(Damaged) in try reader.text() }
        })
    }
    summary.lacksInitial = try flag()
    summary.isForeign = try flag()
    summary.unfilledContainers = try list { (reader) throws(Damaged) in
      UnfilledContainer(
        scene: try reader.number(below: count), key: try reader.text(), held: try reader.number(below: .max),
        needed: try reader.number(below: .max))
    }
    summary.looks = try list { (reader) throws(Damaged) in
      LookMention(rule: try reader.text(), className: try reader.text(), name: try reader.name())
    }
    summary.knowsControllers = try flag()
    summary.suppressions = try list { (reader) throws(Damaged) in
      SuppressionNode(
        range: try reader.range(),
        rule: try reader.optional { (reader) throws(Damaged) in try reader.name() },
        element: try reader.optional { (reader) throws(Damaged) in try reader.range() })
    }
    summary.needs = FileNeeds(rawValue: UInt8(try number(below: 16)))
    summary.unknownMembers = try list { (reader) throws(Damaged) in
      let kinds = UnknownMember.Kind.allCases
      return UnknownMember(kinds[try reader.number(below: kinds.count)], try reader.range())
    }
    summary.wiring = try optional { (reader) throws(Damaged) in try reader.wiring() }
    return summary
  }

  private mutating func scene() throws(Damaged) -> SceneSummary {
    SceneSummary(
      id: try optional { (reader) throws(Damaged) in try reader.name() }, nameRange: try range(),
      title: try message(), isEntry: try flag(), isOpen: try flag(), isShown: try flag(), covers: try flag(),
      actions: try optional { (reader) throws(Damaged) in
        try reader.list { (reader) throws(Damaged) in try reader.text() }
      })
  }

  private mutating func link(between count: Int) throws(Damaged) -> SceneLink {
    let kind: SceneLink.Kind
    switch try number(below: 5) {
    case 0: kind = .leads
    case 1: kind = .custom
    case 2: kind = .holds
    case 3: kind = .maybe
    default:
      kind = .presents(
        covers: try optional { (reader) throws(Damaged) in try reader.flag() }, isSure: try flag())
    }
    let source = try optional { (reader) throws(Damaged) in try reader.number(below: count) }
    let target: SceneLink.Target =
      try flag()
      ? .scene(try number(below: count)) : .elsewhere(storyboard: try text(), id: try text())
    return SceneLink(
      kind, from: source, to: target, name: try name(), range: try range(), isPrepared: try flag())
  }
}
