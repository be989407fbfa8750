import SceneValues

/// A class reference in Markdown, which contains a table of all classes and the members of each class.
package struct ClassManual {
  let library: ClassLibrary
  let classes: [ClassDescription]

  package init(library: ClassLibrary, classes: [ClassDescription]) {
    self.library = library
    self.classes = classes
  }

  package var text: String {
    var text = "# Classes\n\n"
    text += "The output of `scenec classes --markdown`. A class also has the members of its superclass.\n\n"
    text += table(
      ["class", "element", "superclass"] + MemberKind.allCases.map { "\($0)" },
      rows: classes.map { description in
        let name = library.name(of: description)
        return ["[\(name)](#\(anchor(name)))", element(of: description), superclass(of: description)]
          + MemberKind.allCases.map { summary($0.names(in: description)) }
      })
    for description in classes { text += "\n" + section(about: description) }
    return classes.count == library.classes.count ? text + "\n" + colors : text
  }

  private var colors: String {
    func literal(_ color: StandardColor, dark: Bool) -> String {
      code(Value.color(Color(.rgba(color.components(dark: dark)))).literal)
    }
    return
      "## Standard colors\n\nThe color names that attributes accept, with their values in the light and "
      + "in the dark style. `tint` is the tint color of the view.\n\n"
      + table(
        ["color", "light", "dark"],
        rows: StandardColor.allCases.map {
          [code($0.rawValue), literal($0, dark: false), literal($0, dark: true)]
        })
  }

  private func section(about description: ClassDescription) -> String {
    var text = "## \(escaped(library.name(of: description)))\n"
    if !description.documentation.isEmpty { text += "\n\(escaped(description.documentation))\n" }
    let facts = description.facts.rows
    if !facts.isEmpty {
      text += "\n" + table(["used by checks", ""], rows: facts.map { [$0.subject, escaped($0.statement)] })
    }
    for kind in MemberKind.allCases {
      let rows = kind.details(of: description)
      guard !rows.isEmpty else { continue }
      let meaning = kind.columns.firstIndex(of: "meaning")
      text +=
        "\n"
        + table(
          kind.columns,
          rows: rows.map { row in
            row.enumerated().map { column, cell in column == meaning ? escaped(cell) : code(cell) }
          })
    }
    return text
  }

  private func table(_ columns: [String], rows: [[String]]) -> String {
    let separator = columns.map { _ in "---" }
    return ([columns, separator] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  private func element(of description: ClassDescription) -> String {
    description.element.map { code("<\($0)>") } ?? ""
  }

  private func superclass(of description: ClassDescription) -> String {
    escaped(description.superclass ?? "")
  }

  private func summary(_ names: [String]) -> String {
    names.isEmpty ? "" : "\(names.count): " + names.map(code).joined(separator: ", ")
  }

  private func code(_ text: String) -> String {
    text.isEmpty ? "" : "`\(text.oneLine.replacing("`", with: "'").replacing("|", with: "\\|"))`"
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.oneLine {
      if "\\|<`*_[]".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  private func anchor(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension String {
  fileprivate var oneLine: String { replacing("\r", with: "").replacing("\n", with: " ") }
}
