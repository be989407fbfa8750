import SceneDiagnostics
import SceneValues

package struct ClassPage {
  let library: ClassLibrary
  let description: ClassDescription

  package init(library: ClassLibrary, description: ClassDescription) {
    self.library = library
    self.description = description
  }

  package var text: String {
    let lineage = library.lineage(of: description)
    var paragraphs = [heading(lineage)]
    if !description.documentation.isEmpty {
      paragraphs.append(AlignedColumns(rows: [[description.documentation]]).lines())
    }
    for kind in MemberKind.allCases {
      for ancestor in lineage {
        // A redeclared member is listed only for the class that is closest to the subject.
        let rows = kind.details(of: ancestor).filter { row in
          !lineage.prefix { $0.qualifiedName != ancestor.qualifiedName }.contains { nearer in
            let names = kind.names(in: nearer)
            return kind == .events ? !names.isEmpty : names.contains(row[0])
          }
        }
        guard !rows.isEmpty else { continue }
        let origin =
          ancestor.qualifiedName == description.qualifiedName ? "" : " of \(library.name(of: ancestor))"
        paragraphs.append(
          ["\(kind.title)\(origin):".printable] + AlignedColumns(rows: rows).lines(indent: "  "))
      }
    }
    return paragraphs.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func heading(_ lineage: [ClassDescription]) -> [String] {
    // The last superclass may be unknown.
    let names = lineage.map(library.name(of:)) + (lineage.last?.superclass.map { [$0] } ?? [])
    var rows = [["class", names.joined(separator: ": ")], ["module", description.module]]
    if let element = description.element { rows.append(["element", "<\(element)>"]) }
    rows += library.vocabulary.facts(of: description.qualifiedName).rows.map { [$0.subject, $0.statement] }
    return AlignedColumns(rows: rows).lines()
  }
}
