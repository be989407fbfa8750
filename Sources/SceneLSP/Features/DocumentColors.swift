import SceneLanguage
import SceneValues

extension RequestHandler {
  static let colors = RequestHandler("textDocument/documentColor", offering: "colorProvider") {
    request throws(ProtocolError) in
    let document = try request.document()
    return .array(
      LanguageService(request.snapshot).colors(in: document.path).map { nameReference in
        .object([
          ("range", request.range(nameReference.range, in: document)),
          (
            "color",
            .object([
              ("red", .number(nameReference.color.red)), ("green", .number(nameReference.color.green)),
              ("blue", .number(nameReference.color.blue)), ("alpha", .number(nameReference.color.alpha)),
            ])
          ),
        ])
      })
  }

  static let colorNotations = RequestHandler("textDocument/colorPresentation") {
    request throws(ProtocolError) in
    let document = try request.document()
    guard let range = ClientRange(request.params?["range"]), let color = request.params?["color"] else {
      throw .missing("color")
    }
    func part(_ name: String) -> Double { color[name]?.double ?? 0 }
    let picked = RGBA(
      red: part("red"), green: part("green"), blue: part("blue"), alpha: color["alpha"]?.double ?? 1)
    let place = document.range(of: range, request.client.encoding)
    return .array(
      LanguageService(request.snapshot).notations(of: picked, at: place, in: document.path).map { notation in
        .object([
          ("label", .string(notation.label)),
          (
            "textEdit",
            .object([
              ("range", request.range(notation.edit.range, in: document)),
              ("newText", .string(notation.edit.text)),
            ])
          ),
        ])
      })
  }
}
