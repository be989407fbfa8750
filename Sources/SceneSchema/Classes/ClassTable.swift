import SceneValues

/// A table of all classes and the members that each class adds.
///
/// ```
/// class   element  superclass  declares
/// Button  button   Control     4 properties  kind, font, title, titleColor
///                              1 slot        states
/// ```
package struct ClassTable {
  let library: ClassLibrary

  package init(library: ClassLibrary) { self.library = library }

  package var text: String {
    var table = AlignedColumns(rows: [["class", "element", "superclass", "declares"]])
    for description in library.classes {
      var head = [library.name(of: description), description.element ?? "", description.superclass ?? ""]
      for kind in MemberKind.allCases {
        let names = kind.names(in: description)
        guard !names.isEmpty else { continue }
        table.rows.append(
          head + ["\(names.count) \(kind.noun(count: names.count))", names.joined(separator: ", ")])
        head = ["", "", ""]
      }
      if head[0] != "" { table.rows.append(head) }
    }
    return table.lines().joined(separator: "\n") + "\n"
  }
}
