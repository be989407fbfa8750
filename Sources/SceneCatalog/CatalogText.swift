import SceneCompiler
import SceneDevices
import SceneMap
import ScenePreview
import SceneResources
import SceneUI
import SceneValues

struct CatalogText {
  let catalog: Catalog

  func all(adding more: [(String, JSONText)] = []) -> JSONText {
    .object(
      more + [
        ("files", .array(catalog.files.map { Self.file($0) })), ("map", map),
        ("problems", .array(catalog.problems.map(JSONText.string))),
      ])
  }

  /// Returns the JSON text of the catalog for a page that does not need a server.
  func saved(title: String, files: [JSONText], screens: [ScreenMatrix.Screen]) -> JSONText {
    .object([
      ("title", .string(title)), ("editor", .bool(false)),
      ("screens", .array(screens.map { .string($0.name ?? "as in the file") })), ("files", .array(files)),
      ("map", map), ("problems", .array(catalog.problems.map(JSONText.string))),
    ])
  }

  func change(_ change: Catalog.Change) -> JSONText {
    let files = catalog.files.filter { change.files.contains($0.path) }
    return .object(
      [("files", .array(files.map { Self.file($0) }))] + (change.touchesMap ? [("map", map)] : [])
        + [("problems", .array(catalog.problems.map(JSONText.string)))])
  }

  static func file(_ file: CatalogFile, adding more: [(String, JSONText)] = []) -> JSONText {
    let initial: JSONText = file.outline?.initial.map { .int($0) } ?? .null
    let scenes = file.outline?.scenes ?? []
    var members: [(String, JSONText)] = [
      ("path", .string(file.path)), ("version", .int(file.version)), ("broken", .bool(file.isBroken)),
      ("draft", .bool(file.isDraft)), ("nib", .bool(file.outline?.isNib ?? false)), ("initial", initial),
      ("locales", .array(file.locales.map(JSONText.string))),
      ("errors", .array(file.errors.map(\.json))), ("diagnostics", .array(file.diagnostics.map(\.json))),
      ("scenes", .array(scenes.enumerated().map { scene($1, $0, of: file) })),
    ]
    members += more
    return .object(members)
  }

  private static func scene(
    _ scene: StoryboardOutline.Scene, _ index: Int, of file: CatalogFile
  ) -> JSONText {
    let position = file.position(of: index)
    let className: JSONText = scene.customClass.map(JSONText.string) ?? .null
    let title: JSONText = scene.title.map(JSONText.string) ?? .null
    let members: [(String, JSONText)] = [
      ("name", .string(SceneNames.name(of: scene, index))), ("element", .string(scene.element)),
      ("class", className), ("title", title), ("entry", .bool(scene.isEntry)),
      ("line", .int(position?.line ?? 1)), ("column", .int(position?.column ?? 1)),
    ]
    return .object(members)
  }

  private var map: JSONText {
    let map = catalog.map
    let paths = catalog.mapped
    return .object([
      ("width", Self.number(map.size.width)), ("height", Self.number(map.size.height)),
      (
        "groups",
        .array(map.groups.map { .object([("path", .string($0.path)), ("frame", Self.rect($0.frame))]) })
      ),
      ("nodes", .array(map.nodes.map { Self.node($0, paths) })),
      ("routes", .array(map.routes.map { Self.route($0, map, paths) })),
    ])
  }

  private static func node(_ node: MapGeometry.Node, _ paths: [String]) -> JSONText {
    .object([
      ("path", .string(paths[node.file])), ("scene", node.scene.map { .int($0) } ?? .null),
      ("reference", node.reference.map(JSONText.string) ?? .null), ("frame", rect(node.frame)),
      ("picture", rect(node.picture)), ("initial", .bool(node.isInitial)),
      ("exits", .array(node.exits.map(JSONText.string))),
    ])
  }

  private static func route(_ route: MapGeometry.Route, _ map: MapGeometry, _ paths: [String]) -> JSONText {
    .object([
      ("from", .int(route.source)), ("to", .int(route.target)), ("kind", .string(route.kind)),
      ("points", .array(route.points.map { .array([number($0.x), number($0.y)]) })),
      ("label", .array(route.label.map(JSONText.string))),
      ("labelFrame", route.labelFrame.map(rect) ?? .null),
      ("path", .string(paths[map.nodes[route.source].file])),
      ("line", route.line.map { .int($0) } ?? .null), ("column", route.column.map { .int($0) } ?? .null),
      ("senders", .array(route.senders.map { .array([.int($0.line), .int($0.column)]) })),
    ])
  }

  private static func rect(_ rect: Rect) -> JSONText {
    .array([rect.minX, rect.minY, rect.width, rect.height].map(number))
  }

  private static func number(_ number: Double) -> JSONText {
    .number(number.isFinite ? (number * 100).rounded() / 100 : 0)
  }

  static var choices: [(String, JSONText)] {
    [
      (
        "devices",
        .array(
          DeviceModel.all.map { .object([("name", .string($0.names[0])), ("title", .string($0.title))]) })
      ),
      ("textSizes", .array(TextSizeCategory.allCases.map { .string($0.rawValue) })),
      ("pseudoLocales", .array(PseudoLocale.allCases.map { .string($0.rawValue) })),
    ]
  }
}

enum SceneNames {
  static func name(of scene: StoryboardOutline.Scene, _ index: Int) -> String {
    scene.label ?? scene.title ?? "\(scene.customClass ?? scene.element) \(index + 1)"
  }
}
