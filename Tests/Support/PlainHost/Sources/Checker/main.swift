import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneUI
import SceneValues

// Tests the compiler's products from another package: parses, checks, compiles, compares and loads a scene in memory,
// and prints the results, which `make test-plain` compares.
func source(_ text: String) -> SourceText {
  SourceText(
    path: "Dial.scene",
    """
    <storyboard version="1" initial="main">
      <scene><viewController id="main" title="Dial"><view>\(text)</view></viewController></scene>
    </storyboard>
    """)
}

/// A class that has a description, but no code.
let dial = ClassDescription(
  name: "Dial", module: "Checker", element: "dial", superclass: "View",
  properties: [PropertyDescription(key: "turns", type: .int, range: 0...9, defaultLiteral: "1")])
var limits = SyntaxLimits()
limits.depth = 20

var vocabulary = Registry.library.vocabulary
vocabulary.add(dial)
let compiler = SceneCompiler(vocabulary: vocabulary, limits: limits, optionalRules: ["unused-id"])

let faulty = source(#"<dial id="volume" turns="12"/><lable text="Volume"/>"#)
let diagnostics = compiler.validate(faulty)
print(TerminalRenderer(color: false).render(diagnostics), terminator: "")
for diagnostic in diagnostics {
  print(
    diagnostic.rule, diagnostic.severity.rawValue, diagnostic.location.start,
    diagnostic.message.names(of: .element))
}
print(diagnostics.summary ?? "nothing found")

func names(in node: SyntaxNode) -> [String] { [node.name] + node.children.flatMap(names) }
if let root = SyntaxParser.parse(faulty, limits: limits).tree?.rootNode {
  print(names(in: root).joined(separator: " "), root.attribute("initial")?.value ?? "")
}

func compiled(_ text: String) throws -> [UInt8] {
  guard let bytes = try compiler.compile(source(text)).bytes else { fatalError("it has errors") }
  return bytes
}

let (first, again) = (try compiled(#"<label text="Volume"/>"#), try compiled(#"<label  text='Volume'/>"#))
print(try Archive(bytes: first).digest == Archive(bytes: again).digest ? "the same" : "different")
print(Decompiler.scene(of: try Archive(bytes: first)).contains("Volume"))
do throws(ArchiveError) {
  _ = try Archive(bytes: Array(first.dropLast()))
} catch {
  if case .truncated = error.kind { print("cut off:", !error.description.isEmpty) }
}
let context = SceneContext(clock: ManualClock())
let storyboard = Storyboard(file: try SceneFile(bytes: first, registry: context.registry), context: context)
print(try storyboard.instantiateInitialViewController().title ?? "")
