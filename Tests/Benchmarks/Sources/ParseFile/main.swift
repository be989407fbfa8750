import Foundation
import SceneDiagnostics
import SceneSyntax

// Parses one file, for comparing the process with xmllint: ParseFile FILE

let source = SourceText(
  path: "scene", bytes: Array(try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))))
exit(SyntaxParser.parse(source).tree == nil ? 1 : 0)
