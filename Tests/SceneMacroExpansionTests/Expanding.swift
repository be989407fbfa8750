import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import SceneMacroExpansion

private let members: [String: MacroSpec] = [
  "Outlet": MacroSpec(type: OutletMacro.self), "Action": MacroSpec(type: ActionMacro.self),
  "Inspectable": MacroSpec(type: InspectableMacro.self),
]

/// Expects that a source, whose macros are all used well, becomes another.
func expectExpansion(
  _ source: String, _ expanded: String, fileID: String = #fileID, filePath: String = #filePath,
  line: Int = #line, column: Int = #column
) {
  let here = Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  assertMacroExpansion(
    source, expandedSource: expanded,
    macroSpecs: members.merging(["SceneObject": MacroSpec(type: SceneObjectMacro.self)]) { $1 },
    indentationWidth: .spaces(2),
    failureHandler: { Issue.record("\($0.message)", sourceLocation: here) })
}

/// Expects that a member's macro finds something wrong at the place marked 1️⃣.
///
/// It offers to do some fixes, the first of which is then done; `fixed` is the source after that.
func expectMisuse(
  _ marked: String, _ message: String, fixes: [String] = [], fixed: String? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let here = Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let source = marked.replacing("1️⃣", with: "")
  let before = marked.prefix(upTo: marked.firstRange(of: "1️⃣")?.lowerBound ?? marked.endIndex)
  let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
  // What is expanded loses its attribute, and whatever is wrong with it, nothing is added.
  var expanded = source
  for macro in members.keys {
    expanded = expanded.replacing(try! Regex("@\(macro)(\\(.*?\\))? "), with: "")
  }
  assertMacroExpansion(
    source, expandedSource: expanded,
    diagnostics: [
      DiagnosticSpec(
        message: message, line: lines.count, column: (lines.last?.utf8.count ?? 0) + 1,
        fixIts: fixes.map { FixItSpec(message: $0) })
    ],
    macroSpecs: members, applyFixIts: fixes.first.map { [$0] }, fixedSource: fixed,
    failureHandler: { Issue.record("\($0.message)", sourceLocation: here) })
}

/// Expects that `@SceneObject` itself finds something wrong.
func expectMisuseOfClass(
  _ source: String, expanded: String, _ message: String, line: Int = 1, column: Int = 1, fix: String,
  fixed: String, fileID: String = #fileID, filePath: String = #filePath, testLine: Int = #line,
  testColumn: Int = #column
) {
  let here = Testing.SourceLocation(fileID: fileID, filePath: filePath, line: testLine, column: testColumn)
  assertMacroExpansion(
    source, expandedSource: expanded,
    diagnostics: [
      DiagnosticSpec(message: message, line: line, column: column, fixIts: [FixItSpec(message: fix)])
    ],
    macroSpecs: ["SceneObject": MacroSpec(type: SceneObjectMacro.self)], fixedSource: fixed,
    failureHandler: { Issue.record("\($0.message)", sourceLocation: here) })
}
