import SceneDrawing
import ScenePreview
import SceneValues

struct ShownSceneText {
  let shown: ShownScene

  var svg: String { SVGRenderer().svg(shown.picture) }

  /// Returns the JSON text for the scene. The `picture` member contains the picture or the name of the picture's file.
  func json(_ picture: (String, JSONText)) -> JSONText {
    .object([
      picture,
      ("width", .number(shown.picture.size.width)), ("height", .number(shown.picture.size.height)),
      ("scene", shown.scene.map { .int($0) } ?? .null), ("file", shown.file.map(JSONText.string) ?? .null),
      ("views", .array(shown.views.map(Self.view))),
      ("constraints", .array(shown.constraints.map(Self.constraint))),
      ("conflicts", .array(shown.conflicts.map(JSONText.string))),
      ("problems", .array(shown.problems.map(JSONText.string))),
    ])
  }

  private static func view(_ view: ShownView) -> JSONText {
    var members: [(String, JSONText)] = [
      ("element", .string(view.element)),
      ("frame", .array([view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map(number))),
    ]
    if let id = view.id { members.append(("id", .string(id))) }
    if let name = view.customClass { members.append(("class", .string(name))) }
    if let parent = view.parent { members.append(("parent", .int(parent))) }
    if view.isHidden { members.append(("hidden", .bool(true))) }
    if !view.open.isEmpty { members.append(("open", .array(view.open.map(JSONText.string)))) }
    return .object(members + place(view.line, view.column, view.file))
  }

  private static func constraint(_ constraint: ShownConstraint) -> JSONText {
    .object(
      [
        ("text", .string(constraint.text)),
        ("from", .array([constraint.start.x, constraint.start.y].map(number))),
        ("to", .array([constraint.end.x, constraint.end.y].map(number))),
        ("priority", number(constraint.priority)),
      ] + place(constraint.line, constraint.column, constraint.file))
  }

  private static func place(_ line: Int?, _ column: Int?, _ file: String?) -> [(String, JSONText)] {
    guard let line, let column, line > 0 else { return [] }
    return [("line", .int(line)), ("column", .int(column))] + (file.map { [("file", .string($0))] } ?? [])
  }

  /// Returns a number rounded to a thousandth of a point, or 0 if the number is not finite.
  private static func number(_ number: Double) -> JSONText {
    .number(number.isFinite ? (number * 1000).rounded() / 1000 : 0)
  }
}
