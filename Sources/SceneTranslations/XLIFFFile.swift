import SceneDiagnostics
import SceneSyntax

/// The translations of a scene, which are stored in a `<file>` element of an XLIFF document.
package struct XLIFFFile: Sendable {
  /// The path that the scene had when it was exported.
  package var original: String
  /// The target locale, or nil if the file does not specify one, which is often the case before translation begins.
  package var targetLocale: String?
  package var units: [TranslationUnit] = []

  package struct Fault: Error {
    package let message: String
    package let range: SourceRange
  }

  /// Returns the files in a document of XLIFF 1.x or 2.x.
  ///
  /// The segments of a unit are joined. For inline markup (`<g>`, `<mrk>`, `<pc>`), the tags are ignored and the text is
  /// kept. Placeholders (`<x>`, `<ph>`, `<cp>`) are replaced with the text that they represent. Untranslated units are
  /// marked as unfinished. Unknown elements, such as those in other namespaces, are ignored outside the text of units.
  ///
  /// - Throws: `Fault` if the root is not an `<xliff>` element of a supported version.
  package static func files(in tree: SyntaxTree) throws(Fault) -> [XLIFFFile] {
    var reader = XLIFFReader(tree)
    return try reader.read()
  }
}

private struct XLIFFReader {
  let tree: SyntaxTree

  init(_ tree: SyntaxTree) { self.tree = tree }

  mutating func read() throws(XLIFFFile.Fault) -> [XLIFFFile] {
    let version = value("version", of: 0) ?? ""
    guard name(of: 0) == "xliff", version.hasPrefix("1.") || version.hasPrefix("2.") else {
      throw XLIFFFile.Fault(
        message: "The file is not XLIFF of version 1 or 2: expected '<xliff version=\"1.2\">'",
        range: tree.root.nameRange)
    }
    let isSecond = version.hasPrefix("2.")
    return tree.children(of: 0).filter { name(of: $0) == "file" }.map { file in
      var result = XLIFFFile(
        original: value("original", of: file) ?? "",
        targetLocale: isSecond ? value("trgLang", of: 0) : value("target-language", of: file))
      for element in file + 1..<Int(tree.elements[file].subtreeEnd) {
        switch name(of: element) {
        case "trans-unit": result.units.append(firstUnit(element))
        case "unit" where isSecond: result.units.append(secondUnit(element))
        default: break
        }
      }
      return result
    }
  }

  private func firstUnit(_ element: Int) -> TranslationUnit {
    var unit = TranslationUnit(id: value("id", of: element) ?? "", source: "")
    for child in tree.children(of: element) {
      switch name(of: child) {
      case "source": unit.source = text(of: child)
      case "target":
        unit.target = text(of: child)
        let unfinished = ["new", "needs-translation", "needs-l10n", "needs-adaptation"]
        let state = value("state", of: child) ?? ""
        unit.isUnfinished = unfinished.contains(state)
        unit.needsReview = state.hasPrefix("needs-review")
      case "note" where unit.note.isEmpty: unit.note = text(of: child)
      default: break
      }
    }
    return unit
  }

  private func secondUnit(_ element: Int) -> TranslationUnit {
    var unit = TranslationUnit(
      id: value("name", of: element) ?? value("id", of: element) ?? "", source: "")
    let data = originalData(of: element)
    for child in tree.children(of: element) {
      switch name(of: child) {
      case "segment", "ignorable":
        let target = tree.children(of: child).first { name(of: $0) == "target" }
        let source = tree.children(of: child).first { name(of: $0) == "source" }
        let original = source.map { text(of: $0, data) } ?? ""
        unit.source += original
        if name(of: child) == "ignorable" {
          // Text between segments is copied from the source, unless the translation contains the text.
          if unit.target != nil || target != nil {
            unit.target = (unit.target ?? "") + (target.map { text(of: $0, data) } ?? original)
          }
        } else if let target {
          unit.target = (unit.target ?? "") + text(of: target, data)
          if value("state", of: child) == "initial" { unit.isUnfinished = true }
          // The prefix is the name of a vendor. See `XLIFFWriter`.
          if value("subState", of: child)?.hasSuffix(":needs_review") == true { unit.needsReview = true }
        } else {
          unit.isUnfinished = true
        }
      case "notes":
        unit.note = tree.children(of: child).first { name(of: $0) == "note" }.map { text(of: $0) } ?? ""
      default: break
      }
    }
    return unit
  }

  private func originalData(of unit: Int) -> [String: String] {
    var data: [String: String] = [:]
    for child in tree.children(of: unit) where name(of: child) == "originalData" {
      for entry in tree.children(of: child) where name(of: entry) == "data" {
        if let id = value("id", of: entry) { data[id] = text(of: entry) }
      }
    }
    return data
  }

  /// Returns the text of an element, including text in inline markup. Recursion is safe: the parser limits the nesting.
  private func text(of element: Int, _ data: [String: String] = [:]) -> String {
    switch name(of: element) {
    case "x", "bx", "ex": return value("equiv-text", of: element) ?? ""
    case "cp":
      let scalar = value("hex", of: element).flatMap { UInt32($0, radix: 16) }.flatMap(Unicode.Scalar.init)
      return scalar.map { String(Character($0)) } ?? ""
    case "ph" where tree.elements[element].isSelfClosing, "sc", "ec":
      return value("dataRef", of: element).flatMap { data[$0] } ?? value("equiv", of: element)
        ?? value("equiv-text", of: element) ?? ""
    default: break
    }
    var pieces = tree.texts(of: element).map { (range: $0.range, text: tree.value(of: $0)) }
    for child in tree.children(of: element) {
      pieces.append((tree.elements[child].range, text(of: child, data)))
    }
    pieces.sort { $0.range.start < $1.range.start }
    var result = ""
    var end = Int(tree.elements[element].tagRange.end)
    for piece in pieces {
      // No text run contains the white space between two inline elements, so it is added here.
      result += space(in: end..<Int(piece.range.start)) + piece.text
      end = Int(piece.range.end)
    }
    return result + space(in: end..<endOfContent(element))
  }

  private func endOfContent(_ element: Int) -> Int {
    let node = tree.elements[element]
    guard !node.isSelfClosing else { return Int(node.end) }
    return tree.source.bytes[..<Int(node.end)].lastIndex(of: UInt8(ascii: "<")) ?? Int(node.end)
  }

  private func space(in range: Range<Int>) -> String {
    guard range.lowerBound < range.upperBound else { return "" }
    let text = tree.source.text(SourceRange(range))
    return text.allSatisfy(\.isWhitespace) ? text : ""
  }

  /// Returns an element's name without its prefix, because each document can choose a prefix for the XLIFF namespace.
  private func name(of element: Int) -> String {
    let name = tree.name(of: tree.elements[element])
    return name.firstIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private func value(_ name: String, of element: Int) -> String? {
    tree.attributes(of: element).first { tree.name(of: $0) == name }.map { tree.value(of: $0) }
  }
}
