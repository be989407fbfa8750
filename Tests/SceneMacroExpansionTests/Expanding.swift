import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@testable import SceneMacroExpansion

private let members: [String: MacroSpec] = [
  "Outlet": MacroSpec(type: OutletMacro.self), "Action": MacroSpec(type: ActionMacro.self),
  "Inspectable": MacroSpec(type: InspectableMacro.self),
]

/// Expects that the macros of a valid source expand to the given source.
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

/// Expects a diagnostic of a member macro at the location marked 1️⃣.
///
/// - `fixed`: The source after applying the first of the offered fixes.
func expectMisuse(
  _ marked: String, _ message: String, fixes: [String] = [], fixed: String? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let here = Testing.SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  let source = marked.replacing("1️⃣", with: "")
  let before = marked.prefix(upTo: marked.firstRange(of: "1️⃣")?.lowerBound ?? marked.endIndex)
  let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
  // Expansion removes the attribute, and an invalid use adds nothing.
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

/// Expects a diagnostic of `@SceneObject` itself.
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
