import SceneDiagnostics

/// A common mistake in connecting scenes to code, and the diagnostic that must report it.
///
/// The edits replace text in scenes or code. A `▶` in the replacement or in the original text marks the
/// location of the diagnostic.
struct WiringFault: Sendable {
  let name: String
  let rule: String
  /// The edits. Each one replaces all occurrences in the first file that contains the text.
  let edits: @Sendable (WiringSpecimen) -> [(String, String)]

  init(
    _ name: String, _ rule: String, _ edits: @escaping @Sendable (WiringSpecimen) -> [(String, String)]
  ) {
    self.name = name
    self.rule = rule
    self.edits = edits
  }

  static let all: [WiringFault] = [
    WiringFault("an outlet is misspelled in the scene", "outlet-not-found") {
      [("outlet property=\"\($0.label)\"", "outlet property=\"▶\($0.label)x\"")]
    },
    WiringFault("an outlet is renamed in code", "outlet-not-found") {
      [
        ("\"\($0.label)\") {", "\"renamed\") {"), ("var \($0.label): Label!", "var renamed: Label!"),
        ("$0.\($0.label) = $1", "$0.renamed = $1"),
        ("outlet property=\"\($0.label)\"", "outlet property=\"▶\($0.label)\""),
      ]
    },
    WiringFault("an outlet's type is changed in code", "outlet-type-mismatch") {
      [
        ("var \($0.label): Label!", "var \($0.label): Button!"),
        ("property=\"\($0.label)\" destination=\"", "property=\"\($0.label)\" destination=\"▶"),
      ]
    },
    WiringFault("a collection is connected as an outlet", "outlet-not-found") {
      [
        (
          "<outletCollection property=\"\($0.rows)\" destinations=\"text below table\"",
          "<outlet property=\"▶\($0.rows)\" destination=\"text\""
        )
      ]
    },
    WiringFault("an outlet becomes a collection in code", "outlet-not-found") {
      [
        ("var \($0.hint): Label?", "var \($0.hint): [Label]?"),
        ("$0.outlet(\"\($0.hint)\"", "$0.outletCollection(\"\($0.hint)\""),
        ("outlet property=\"\($0.hint)\"", "outlet property=\"▶\($0.hint)\""),
      ]
    },
    WiringFault("a collection's element type is changed", "outlet-type-mismatch") {
      [
        ("var \($0.rows): [View]!", "var \($0.rows): [Label]!"),
        ("destinations=\"text below table\"", "destinations=\"text below ▶table\""),
      ]
    },
    WiringFault("an action is misspelled in the scene", "action-not-found") {
      [("selector=\"\($0.tap):\"", "selector=\"▶\($0.tap)p:\"")]
    },
    WiringFault("an action lacks its colon", "action-not-found") {
      [("selector=\"\($0.tap):\"", "selector=\"▶\($0.tap)\"")]
    },
    WiringFault("an action is renamed in code", "action-not-found") {
      [
        ("func \($0.tap)(", "func renamed("), ("action(\"\($0.tap):\")", "action(\"renamed:\")"),
        ("selector=\"\($0.tap):\"", "selector=\"▶\($0.tap):\""),
      ]
    },
    WiringFault("an action's sender is of another type", "action-sender-mismatch") {
      [
        ("func \($0.tap)(_ sender: Button)", "func \($0.tap)(_ sender: Switch)"),
        ("selector=\"\($0.tap):\"", "selector=\"▶\($0.tap):\""),
      ]
    },
    WiringFault("a recognizer's action wants an event", "action-without-event") { _ in
      [("selector=\"refresh:\"", "selector=\"▶refresh:forEvent:\"")]
    },
    WiringFault("a class is misspelled in the scene", "unknown-class") {
      [("class=\"\($0.dial)\"", "class=\"▶\($0.dial)x\"")]
    },
    WiringFault("a class is renamed in code", "unknown-class") {
      [("class \($0.dial): View", "class Renamed: View"), ("class=\"\($0.dial)\"", "class=\"▶\($0.dial)\"")]
    },
    WiringFault("a class has another superclass", "class-not-a-subclass") {
      [
        ("class \($0.dial): View", "class \($0.dial): Segue"),
        ("class=\"\($0.dial)\"", "class=\"▶\($0.dial)\""),
      ]
    },
    WiringFault("a class is said to be in another module", "class-in-other-module") {
      [("class=\"\($0.dial)\"", "class=\"▶Base.\($0.dial)\"")]
    },
    WiringFault("a class is declared twice", "class-found-twice") {
      [
        (
          "final class \($0.dial): View",
          "private final class \($0.dial): View {}\nfinal class \($0.dial): View"
        ),
        ("class=\"\($0.dial)\"", "class=\"▶\($0.dial)\""),
      ]
    },
    WiringFault("a runtime attribute is misspelled", "runtime-attribute-not-found") {
      [("key=\"\($0.inset)\"", "key=\"▶\($0.inset)x\"")]
    },
    WiringFault("a property's type is changed in code", "runtime-attribute-type-mismatch") {
      [
        ("var \($0.inset): Double = 4", "var \($0.inset): Color = .white"),
        ("key=\"\($0.inset)\"", "key=\"▶\($0.inset)\""),
      ]
    },
    WiringFault("a segue is misspelled in code", "segue-not-found") {
      [("withIdentifier: \"\($0.segue)\"", "withIdentifier: ▶\"\($0.segue)x\"")]
    },
    WiringFault("a segue's raw value is misspelled", "segue-not-found") {
      [
        ("other = \"\($0.segue)Other\"", "other = \"\($0.segue)Othr\""),
        ("Names.other.rawValue", "▶Names.other.rawValue"),
      ]
    },
    WiringFault("a segue is renamed in the scene", "segue-not-found") {
      [
        ("identifier=\"\($0.segue)\"", "identifier=\"\($0.segue)y\""),
        ("withIdentifier: \"\($0.segue)\"", "withIdentifier: ▶\"\($0.segue)\""),
      ]
    },
    WiringFault("a segue is performed no more", "segue-never-performed") {
      [
        ("    try performSegue(withIdentifier: \"\($0.segue)\")\n", ""),
        ("identifier=\"\($0.segue)\"", "identifier=\"▶\($0.segue)\""),
      ]
    },
    WiringFault("a scene is misspelled in code", "scene-not-found-by-code") {
      [
        ("instantiate(\"\($0.scene)\")", "instantiate(▶\"\($0.scene)x\")"),
        ("id=\"\($0.scene)\"", "id=\"\($0.scene)\" entry=\"true\""),
      ]
    },
    WiringFault("a scene is made no more", "unreachable-scene") {
      [
        ("    _ = try storyboard?.instantiate(\"\($0.scene)\")\n", ""),
        ("viewController id=\"\($0.scene)\"", "▶viewController id=\"\($0.scene)\""),
      ]
    },
    WiringFault("a prototype is misspelled in code", "reuse-identifier-not-found") {
      [
        (
          "dequeueReusableCell(withIdentifier: \"\($0.cell)\")",
          "dequeueReusableCell(withIdentifier: ▶\"\($0.cell)x\")"
        )
      ]
    },
    WiringFault("a prototype is dequeued no more", "reuse-identifier-never-dequeued") {
      [
        ("table.dequeueReusableCell(withIdentifier: \"\($0.cell)\")", "nil"),
        ("reuseIdentifier=\"\($0.cell)\"", "reuseIdentifier=\"▶\($0.cell)\""),
      ]
    },
    WiringFault("a connection is lost", "outlet-never-connected") {
      [
        ("      <outlet property=\"\($0.hint)\" destination=\"below\"/>\n", ""),
        ("outlet(\"\($0.hint)\")", "outlet(▶\"\($0.hint)\")"),
        ("Outlet var \($0.hint)", "Outlet var ▶\($0.hint)"),
      ]
    },
    WiringFault("a required connection is lost", "required-outlet-unconnected") {
      [
        ("      <outlet property=\"\($0.label)\" destination=\"text\"/>\n", ""),
        ("class=\"\($0.controller)\"", "class=\"▶\($0.controller)\""),
        ("class=\"App.\($0.controller)\"", "class=\"▶App.\($0.controller)\""),
      ]
    },
    WiringFault("an action is sent no more", "action-never-connected") {
      [
        ("\n          <action selector=\"\($0.slide):\" destination=\"main\"/>\n        ", ""),
        ("func \($0.slide)(", "func ▶\($0.slide)("),
        ("action(\"\($0.slide):\")", "action(▶\"\($0.slide):\")"),
      ]
    },
    WiringFault("an unwind action is renamed in code", "unwind-selector-not-found") {
      [
        ("func \($0.unwind)(", "func renamed("), ("action(\"\($0.unwind):\")", "action(\"renamed:\")"),
        ("action=\"\($0.unwind):\"", "action=\"▶\($0.unwind):\""),
      ]
    },
  ]

  /// - Returns: The project with the mistake, and the location of the diagnostic.
  func applied(to specimen: WiringSpecimen) -> (project: HostProject, path: String, offset: Int)? {
    var files = specimen.project.files
    for (old, new) in edits(specimen) {
      for path in [WiringSpecimen.scenes, WiringSpecimen.code, WiringSpecimen.base]
      where files[path]!.contains(old) {
        files[path] = files[path]!.replacing(old, with: new)
      }
    }
    let marked = files.compactMap { path, text in
      text.utf8.firstIndex(of: 0xE2).flatMap { index -> (String, Int)? in
        text[index] == RuleDescription.mark
          ? (path, text.utf8.distance(from: text.startIndex, to: index)) : nil
      }
    }
    // In plain Swift, the declaration and the method are both marked. The diagnostic belongs to the
    // declaration.
    guard let (path, offset) = marked.first else { return nil }
    for file in files.keys { files[file] = files[file]!.replacing(String(RuleDescription.mark), with: "") }
    return (HostProject(files: files), path, offset)
  }
}
