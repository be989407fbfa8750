import Foundation
import SceneDiagnostics
import SceneSyntax

// Parses one file and ends, so that the whole process can be measured beside xmllint: ParseFile FILE

let source = SourceText(
  path: "scene", bytes: Array(try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))))
exit(SyntaxParser.parse(source).tree == nil ? 1 : 0)
