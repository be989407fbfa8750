import SceneDiagnostics
import SceneFiles
import SceneResources
import SceneValues

/// Functions that add translations to string tables. All unrelated bytes are preserved.
package enum TableUpdate {
  package static func propertyListFailure(_ path: String) -> Failure {
    Failure(
      "'\(path)' is an XML property list, which cannot be updated: write '\"key\" = \"text\";'", .request)
  }

  /// Returns the bytes of a `.strings` file with the given strings. Missing keys are added at the end, in order.
  package static func strings(
    _ table: StringsTable, setting texts: [(key: String, text: String, comment: String)]
  ) -> [UInt8] {
    let known = Dictionary(table.entries.map { ($0.key.text, $0) }, uniquingKeysWith: { $1 })
    var edits: [(range: Range<Int>, text: String)] = []
    var added: [String] = []
    for (key, text, comment) in texts {
      guard let entry = known[key] else {
        added.append(StringsWriter.entry(key, text, comment: comment))
        continue
      }
      let written = StringsWriter.quoted(text)
      if let value = entry.value {
        guard value.text != text else { continue }
        edits.append((quoted(value.range.bytes, in: table.source.bytes), written))
      } else {
        let end = quoted(entry.key.range.bytes, in: table.source.bytes).upperBound
        edits.append((end..<end, " = " + written))
      }
    }
    var bytes = applied(edits, to: table.source.bytes)
    if !added.isEmpty {
      let gap = bytes.last.map { $0 == UInt8(ascii: "\n") ? "\n" : "\n\n" } ?? ""
      bytes += Array((gap + added.joined(separator: "\n")).utf8)
    }
    return bytes
  }

  private static func quoted(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard range.lowerBound > 0, range.upperBound < bytes.count, quotes.contains(bytes[range.lowerBound - 1]),
      bytes[range.lowerBound - 1] == bytes[range.upperBound]
    else { return range }
    return range.lowerBound - 1..<range.upperBound + 1
  }

  package struct Forms {
    package var key: String
    /// The format string, or nil to keep the current format string. A new key requires a format string.
    package var format: String?
    package var variables: [String: [PluralCategory: String]]

    package init(key: String, format: String? = nil, variables: [String: [PluralCategory: String]] = [:]) {
      self.key = key
      self.format = format
      self.variables = variables
    }
  }

  /// Returns the bytes of a `.stringsdict` file with the given plural forms. Missing keys are added at the end, in the
  /// given order. `table` must not contain faults. If it is nil, the function creates a new file.
  package static func plurals(
    _ table: StringsTable?, setting texts: [Forms], like model: (String) -> PluralText?
  ) -> [UInt8] {
    let known = Dictionary((table?.entries ?? []).map { ($0.key.text, $0) }, uniquingKeysWith: { $1 })
    var edits: [(range: Range<Int>, text: String)] = []
    var added: [(key: String, text: PluralText)] = []
    for forms in texts {
      guard let plural = known[forms.key]?.plural else {
        added.append((forms.key, text(of: forms, like: model(forms.key))))
        continue
      }
      if let format = forms.format, format != plural.format.text {
        edits.append((plural.format.range.bytes, format.xmlText))
      }
      for variable in plural.variables {
        for (category, text) in (forms.variables[variable.name] ?? [:]).sorted(by: { $0.key < $1.key }) {
          if let form = variable.form(category) {
            if form.text != text { edits.append((form.range.bytes, text.xmlText)) }
          } else if let last = variable.forms.last, let bytes = table?.source.bytes {
            let end = endOfElement(after: last.text.range.bytes.upperBound, in: bytes)
            edits.append(
              (end..<end, "\n\t\t\t<key>\(category)</key>\n\t\t\t<string>\(text.xmlText)</string>"))
          }
        }
      }
    }
    guard let table else { return Array(StringsDictionaryWriter.file(added).utf8) }
    if !added.isEmpty, let end = lastDictionaryEnd(in: table.source.bytes) {
      edits.append((end..<end, StringsDictionaryWriter.entries(added)))
    }
    return applied(edits, to: table.source.bytes)
  }

  private static func text(of forms: Forms, like model: PluralText?) -> PluralText {
    PluralText(
      format: forms.format ?? model?.format ?? "%#@\(forms.variables.keys.min() ?? PluralText.wholeName)@",
      variables: forms.variables.map { name, texts in
        PluralText.Variable(
          name: name, argument: model?.variable(name)?.argument,
          forms: texts.merging(
            [.other: texts.max { $0.key < $1.key }?.value ?? ""], uniquingKeysWith: { current, _ in current })
        )
      })
  }

  private static func endOfElement(after offset: Int, in bytes: [UInt8]) -> Int {
    (bytes[min(offset, bytes.count)...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
  }

  private static func lastDictionaryEnd(in bytes: [UInt8]) -> Int? {
    let end = Array("</dict>".utf8)
    guard bytes.count >= end.count else { return nil }
    return (0...bytes.count - end.count).last { bytes[$0..<$0 + end.count].elementsEqual(end) }
  }

  /// Applies edits to bytes. Insertions at the same position remain in order.
  private static func applied(_ edits: [(range: Range<Int>, text: String)], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    let order = edits.indices.sorted {
      (edits[$0].range.lowerBound, $0) < (edits[$1].range.lowerBound, $1)
    }
    for index in order where edits[index].range.lowerBound >= end {
      result += bytes[end..<edits[index].range.lowerBound] + Array(edits[index].text.utf8)
      end = edits[index].range.upperBound
    }
    return result + bytes[end...]
  }
}
