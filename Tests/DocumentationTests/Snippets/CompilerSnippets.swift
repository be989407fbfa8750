import InterfaceBuilder
import NibArchive
import SceneAnalysis
import SceneArchive
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneUI
import SceneValues

private func compiler(bytes: [UInt8]) throws {
  // snippet: SceneCompiler.md
  let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
  let compilation = try compiler.compile(SourceText(path: "Clock.scene", bytes: bytes))
  for diagnostic in compilation.diagnostics { print(diagnostic.message) }
  // end
}

private func compiler(text: String) throws {
  // snippet: SceneCompiler.swift
  let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
  let compilation = try compiler.compile(SourceText(path: "Clock.scene", text))
  for diagnostic in compilation.diagnostics { print(diagnostic.message) }
  // end
}

private func analysis(_ compiler: SceneCompiler, _ source: SourceText) throws {
  // snippet: Analysis.swift
  let analysis = compiler.analysis(of: source)
  let outline = analysis.outline  // reads the source
  let compilation = try analysis.compiled()  // reuses the parsed tree
  // end
  _ = (outline, compilation)
}

private func importer(_ source: SourceText) {
  // snippet: SceneImporter.swift
  let importer = SceneImporter(vocabulary: Registry.library.vocabulary)
  if let scene = importer.scene(of: source).scene { print(scene.text.count) }
  // end
}

private func formatter(_ source: SourceText) {
  // snippet: SceneFormatter.swift
  let formatter = SceneFormatter(vocabulary: Registry.library.vocabulary)
  if let text = formatter.format(source).text { print(text.count) }
  // end
}

private func translated(_ tree: SyntaxTree) {
  // snippet: InterfaceBuilder.swift
  if InterfaceBuilder.isDocument(tree) {
    let translation = InterfaceBuilder.translate(tree)
    for diagnostic in translation.diagnostics { print(diagnostic.message) }
  }
  // end
}

private func derived(from tree: SyntaxTree, _ element: Int, _ rectangle: SyntaxTree.Attribute) {
  // snippet: DerivedTreeBuilder.swift
  var builder = DerivedTreeBuilder(from: tree)
  builder.open(builder.name("view"), from: element)
  builder.append(builder.name("frame"), "0 0 320 480", at: rectangle.range)
  builder.close()
  let scene = builder.finish()
  // end
  _ = scene
}

private func nib(bytes: [UInt8]) throws {
  do {
    // snippet: NibArchive.md
    let nib = try NibArchive(bytes: bytes)
    var text = ""
    nib.dump(to: &text)
    // end
  }
  do {
    // snippet: NibArchive.swift
    let nib = try NibArchive(bytes: bytes)
    var text = ""
    nib.dump(to: &text)
    // end
  }
}

private func archives(_ compiled: [UInt8]) throws {
  // snippet: Archive.swift
  let (before, after) = (try Archive(path: "Clock.scenec"), try Archive(bytes: compiled))
  print(before.digest == after.digest ? "The same" : "Something else")
  // end
}

private func nodes(bytes: [UInt8]) {
  // snippet: SyntaxNode.swift
  let (tree, diagnostics) = SyntaxParser.parse(SourceText(path: "Clock.scene", bytes: bytes))
  for scene in tree?.rootNode.children ?? [] {
    for object in scene.children { print(object.name, object.attribute("id")?.value ?? "") }
  }
  // end
  _ = diagnostics
}

private func message() {
  // snippet: Message.swift
  let message: Message = "Outlet '\(key: "titel")' does not exist on '\(class: "CardView")'"
  print(message.text)  // Outlet 'titel' does not exist on 'CardView'
  // end
}

private func snapshot(_ request: CheckRequest, text: [UInt8]) throws {
  // snippet: Architecture.md
  let snapshot = Snapshot(try Workspace(request, SceneSearch(["Scenes"]).files))
  let edited = snapshot.replacing(text, of: "/clock/Scenes/Clock.scene")  // not saved yet
  let diagnostics = edited.checkResult.files.flatMap(\.diagnostics)
  let outline = edited.analysis(of: "/clock/Scenes/Clock.scene")?.outline
  // end
  _ = (diagnostics, outline)
}

private func workspace(text: [UInt8], classes: ClassManifests) throws {
  // snippet: Workspace.swift
  let workspace = try Workspace(CheckRequest(classes: classes), SceneSearch(["Scenes"]).files)
  let snapshot = Snapshot(workspace)
  let edited = snapshot.replacing(text, of: "/home/me/Clock/Scenes/Clock.scene")
  for diagnostic in edited.checkResult.files.flatMap(\.diagnostics) { print(diagnostic.message) }
  // end
}
