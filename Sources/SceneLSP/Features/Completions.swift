import SceneLanguage
import SceneValues

extension RequestHandler {
  static let completions = RequestHandler(
    "textDocument/completion", offering: "completionProvider",
    .object([
      ("resolveProvider", .bool(true)),
      (
        "triggerCharacters",
        .array(["<", "/", "\"", "'", " ", "#", ".", "[", "="].map(JSONText.string))
      ),
    ])
  ) { request throws(ProtocolError) in
    let (document, offset) = try request.place()
    let list = LanguageService(request.snapshot).completions(at: offset, in: document.path)
    // In the protocol, the replaced range must be within one line.
    let line = document.line(of: offset)
    let replaced = list.replaced.clamped(to: document.startOfLine(line)..<document.endOfLine(line))
    let range = request.range(replaced, in: document)
    return .object([
      ("isIncomplete", .bool(list.isIncomplete)),
      (
        "items",
        .array(
          list.items.enumerated().map { place, item in
            CompletionWriter(client: request.client).json(item, at: place, range, in: document.path)
          })
      ),
    ])
  }

  static let completionPages = RequestHandler("completionItem/resolve") { request throws(ProtocolError) in
    guard let params = request.params, case .object(var members) = params.written else {
      throw .missing("item")
    }
    guard let label = params["label"]?.string, let path = params.member("data", "path")?.string,
      let subject = params.member("data", "subject")?.string
    else { return params.written }
    var item = CompletionItem(label, .word)
    item.subject = subject
    item = LanguageService(request.snapshot).resolved(item, in: path)
    if !item.documentation.isEmpty {
      let page = JSONText.page(item.documentation, isMarkdown: request.client.completionsHaveMarkdown)
      members.append(("documentation", page))
    }
    return .object(members)
  }
}

struct CompletionWriter {
  let client: ClientFeatures

  func json(_ item: CompletionItem, at place: Int, _ range: JSONText, in path: String) -> JSONText {
    let isSnippet = item.isSnippet && client.hasSnippets
    let text = item.isSnippet && !isSnippet ? Self.withoutPlaceholders(item.text) : item.text
    // Clients sort alphabetically, so a number sorts the best completions first.
    let digits = String(place)
    let order = String(repeating: "0", count: max(0, 5 - digits.count)) + digits
    var members: [(String, JSONText)] = [
      ("label", .string(item.label)), ("kind", .int(Self.number(of: item.kind))),
      ("sortText", .string(order)),
      ("filterText", .string(item.label)),
      ("insertTextFormat", .int(isSnippet ? 2 : 1)),
      ("textEdit", .object([("range", range), ("newText", .string(text))])),
    ]
    if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
    // Clients display the color if the documentation contains it.
    if let color = item.color { members.append(("documentation", .string(color.hexRGB))) }
    if !item.subject.isEmpty {
      members.append(("data", .object([("path", .string(path)), ("subject", .string(item.subject))])))
    }
    return .object(members)
  }

  private static func number(of kind: CompletionItem.Kind) -> Int {
    switch kind {
    case .element, .className: 7
    case .attribute: 10
    case .word, .font, .key: 12
    case .color: 16
    case .object, .segue: 18
    case .outlet: 5
    case .action: 2
    case .event: 23
    case .image: 17
    case .snippet: 15
    }
  }

  /// Returns the snippet's text without placeholders: `name` for `${1:name}`, and the first choice for `${1|a,b|}`.
  static func withoutPlaceholders(_ snippet: String) -> String {
    var result = ""
    var rest = snippet[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.popFirst() {
        result.append(next)
      } else if character == "$", rest.first == "{", let end = rest.firstIndex(of: "}") {
        let inside = rest[rest.index(after: rest.startIndex)..<end].drop { $0.isNumber }
        if inside.first == ":" {
          result += inside.dropFirst()
        } else if inside.first == "|" {
          result += inside.dropFirst().prefix { $0 != "," && $0 != "|" }
        }
        rest = rest[rest.index(after: end)...]
      } else if character == "$", rest.first?.isNumber == true {
        rest = rest.drop { $0.isNumber }
      } else {
        result.append(character)
      }
    }
    return result
  }
}
