import SceneModel
import SceneValidation

/// A writer for the Swift source of a scene file's accessors. The declarations contain no logic, so they
/// compile quickly.
struct AccessorWriter {
  private let document: SceneDocument
  private let accessors: SceneAccessors
  private var classes: AccessorClasses
  private let access: String
  private let name: String
  private let fileName: String
  private var lines: [String] = []

  init(_ scene: CheckedScene, classes: AccessorClasses, _ options: AccessorOptions) {
    document = scene.document
    accessors = SceneAccessors(of: scene)
    self.classes = classes
    access = options.access == .internal ? "" : "\(options.access.rawValue) "
    let stem = Self.stem(of: document.source.path)
    fileName = stem
    let wanted = SwiftName.type(options.name ?? stem)
    let isTaken = options.name == nil && classes.isTaken(wanted, by: document.objects)
    name = isTaken ? wanted + "Scenes" : wanted
    self.classes.hide(options.others)
  }

  /// Returns the name without directory and extension: `AlarmClock~pad` for `Scenes/AlarmClock~pad.scene`.
  static func stem(of path: String) -> String {
    let file = path.split(separator: "/").last ?? ""
    let stem = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return String(stem.isEmpty ? file : stem)
  }

  mutating func text() -> String {
    let groups = accessors.scenes.flatMap { ["\(Self.type($0))Segue", "\(Self.type($0))Prototype"] }
    classes.hide([name, "Scenes", "Image", "Color", "Prototype"] + groups)
    writeScenes()
    for scene in accessors.scenes {
      writeSegues(of: scene)
      write(
        scene.prototypes, as: "\(Self.type(scene))Prototype", "The prototypes of '\(scene.item.name.text)'.")
    }
    write(accessors.prototypes, as: "Prototype", "The prototypes.")
    writeNames(accessors.images, "Image", "\(AccessorClasses.library).ImageName") { ".init(\($0))" }
    writeNames(accessors.colors, "Color", "\(AccessorClasses.library).Color") { ".asset(\($0))" }
    return (head + lines + ["}"]).joined(separator: "\n") + "\n"
  }

  private var compiledName: String { SwiftName.literal(fileName + ".scenec") }

  private var head: [String] {
    let imports = [AccessorClasses.library] + classes.imports.sorted()
    return ["// Made by scenec of \(SwiftName.shown(fileName)).scene: what is changed here is lost.", ""]
      + imports.map { "\(access)import \($0)" }
      + [
        "", "/// What code may name of '\(SwiftName.shown(fileName)).scene'.",
        "\(access)enum \(SwiftName.written(name)) {",
        "  /// The compiled file.",
        "  \(access)static var fileName: String { \(compiledName) }",
      ]
  }

  // MARK: Scenes

  private mutating func writeScenes() {
    guard !accessors.scenes.isEmpty else { return }
    if let initial = accessors.initial {
      lines += [
        "  /// The scene that is shown first.",
        "  \(access)static var initialScene: \(reference(to: initial)) { scenes.\(SwiftName.written(initial.item.swiftName)) }",
      ]
    }
    lines += [
      "  \(access)static var scenes: Scenes { Scenes() }", "", "  \(access)struct Scenes: Sendable {",
    ]
    for scene in accessors.scenes {
      let swiftName = SwiftName.written(scene.item.swiftName)
      lines.append("    /// \(SwiftName.shown(place(of: scene.item)))")
      lines += [
        "    \(access)var \(swiftName): \(reference(to: scene)) { .init(\(SwiftName.literal(scene.item.name.text)), in: \(compiledName)) }"
      ]
    }
    lines.append("  }")
  }

  private mutating func reference(to scene: SceneAccessors.Scene) -> String {
    "\(AccessorClasses.library).SceneReference<\(controllerClass(of: scene))>"
  }

  private mutating func controllerClass(of scene: SceneAccessors.Scene) -> String {
    classes.name(of: scene.item.places.map { document.objects[$0] })
  }

  /// Returns the type name of a scene: `Clock` for the scene `clock`.
  private static func type(_ scene: SceneAccessors.Scene) -> String { SwiftName.type(scene.item.swiftName) }

  /// Returns a description such as `tableViewCell in list/table`. It contains no line number, because line
  /// numbers change with every edit above.
  private func place(of item: SceneAccessors.Item) -> String { document.place(of: item.places[0]).text }

  // MARK: Segues

  private mutating func writeSegues(of scene: SceneAccessors.Scene) {
    guard !scene.segues.isEmpty else { return }
    lines += [
      "", "  /// The segues of '\(SwiftName.shown(scene.item.name.text))'.",
      "  \(access)enum \(Self.type(scene))Segue: String, \(AccessorClasses.library).SegueIdentifier {",
      "    \(access)typealias Source = \(controllerClass(of: scene))",
    ]
    for item in scene.segues {
      let swiftName = SwiftName.written(item.swiftName)
      let isSame = item.swiftName == item.name.text
      lines += [
        "    /// \(explain(document.segues[item.places[0]]))",
        "    case \(swiftName)" + (isSame ? "" : " = \(SwiftName.literal(item.name.text))"),
      ]
    }
    lines.append("  }")
  }

  /// Returns a description such as `present, from 'preferencesButton' to 'preferences'`.
  private func explain(_ segue: SegueNode) -> String {
    let trigger = segue.trigger.flatMap { document.objects[$0].id?.text }
    let target = segue.destination?.text ?? segue.action?.text
    let parts = [trigger.map { "from '\($0)'" }, target.map { "to '\($0)'" }].compactMap(\.self)
    let ways = parts.isEmpty ? "" : ", " + parts.joined(separator: " ")
    return SwiftName.shown(segue.kind.text + ways)
  }

  // MARK: Prototypes

  private mutating func write(_ prototypes: SceneAccessors.Prototypes, as type: String, _ meaning: String) {
    guard !prototypes.isEmpty else { return }
    lines += ["", "  /// \(SwiftName.shown(meaning))", "  \(access)enum \(type) {"]
    for item in prototypes.cells {
      writePrototype(item, "ReuseIdentifier", "\(SwiftName.literal(item.name.text))")
    }
    for (item, kind) in prototypes.supplements {
      writePrototype(
        item, "SupplementaryIdentifier",
        "\(SwiftName.literal(item.name.text)), kind: \(SwiftName.literal(kind))")
    }
    lines.append("  }")
  }

  private mutating func writePrototype(_ item: SceneAccessors.Item, _ generic: String, _ arguments: String) {
    let type = classes.name(of: item.places.map { document.objects[$0] })
    lines.append("    /// \(SwiftName.shown(place(of: item)))")
    lines.append(
      "    \(access)static var \(SwiftName.written(item.swiftName)): \(AccessorClasses.library).\(generic)<\(type)> { .init(\(arguments)) }"
    )
  }

  // MARK: Images and colors

  private mutating func writeNames(
    _ items: [SceneAccessors.Item], _ group: String, _ type: String, _ value: (String) -> String
  ) {
    guard !items.isEmpty else { return }
    lines += ["", "  \(access)enum \(group) {"]
    for item in items {
      let value = value(SwiftName.literal(item.name.text))
      lines.append("    \(access)static var \(SwiftName.written(item.swiftName)): \(type) { \(value) }")
    }
    lines.append("  }")
  }
}
