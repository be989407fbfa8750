import SceneValues

/// A renderer for JUnit's XML format. The check is a test suite, and each file is a test case. The test case fails if the
/// file has blocking diagnostics.
///
/// <!-- not compiled: it is a report, not a scene -->
/// ```xml
/// <testsuites name="scenec" tests="2" failures="1" errors="0">
///   <testsuite name="scenec validate" tests="2" failures="1" errors="0">
///     <testcase name="A.scene" classname="scenec.validate" file="A.scene"/>
///     <testcase name="B.scene" classname="scenec.validate" file="B.scene">
///       <failure message="1 error">B.scene:3:22: error: …</failure>
///     </testcase>
///   </testsuite>
/// </testsuites>
/// ```
///
/// Other diagnostics are written to the test case's `<system-out>` element. A file that cannot be read is reported as an
/// `<error>` element.
package struct JUnitRenderer: Sendable {
  private let text = TerminalRenderer(color: false)

  package init() {}

  package func render(_ report: Report) -> String {
    let cases = report.entries.map { Case($0, failing: report.failing) }
    let counts = """
      tests="\(cases.count)" failures="\(cases.count { !$0.failures.isEmpty })" \
      errors="\(cases.count { !$0.problems.isEmpty })"
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="scenec" \(counts)>
        <testsuite name="scenec validate" \(counts)>
      \(cases.map(render).joined())\
        </testsuite>
      </testsuites>

      """
  }

  private struct Case {
    let path: String
    let problems: [Report.Problem]
    let failures: [Diagnostic]
    let others: [Diagnostic]
    let printed: [Diagnostic]
    let failing: Severity

    init(_ entry: Report.Entry, failing: Severity) {
      path = entry.path
      printed = entry.printed
      self.failing = failing
      problems = entry.problems
      // JUnit distinguishes errors, which prevent running a test case, from failures.
      failures = problems.isEmpty ? entry.diagnostics.filter { $0.severity >= failing } : []
      others = problems.isEmpty ? entry.diagnostics.filter { $0.severity < failing } : entry.diagnostics
    }
  }

  private func render(_ diagnostics: [Diagnostic], of testCase: Case) -> String {
    let isAll = !testCase.problems.isEmpty
    let isFailing = diagnostics.first.map { $0.severity >= testCase.failing } ?? false
    let printed = testCase.printed.filter { isAll || ($0.severity >= testCase.failing) == isFailing }
    let rest = diagnostics.count - printed.count
    return text.render(printed)
      + (rest > 0 ? OmittedDiagnostics(rule: nil, path: nil, count: rest).message + "\n" : "")
  }

  private func render(_ testCase: Case) -> String {
    let path = testCase.path.xmlAttribute
    var content = ""
    if !testCase.problems.isEmpty {
      let message = testCase.problems.map(\.message).joined(separator: "\n").xmlAttribute
      content += "      <error message=\"\(message)\"/>\n"
    }
    if !testCase.failures.isEmpty {
      let message = (testCase.failures.summary ?? "").xmlAttribute
      content += "      <failure message=\"\(message)\">"
      content += render(testCase.failures, of: testCase).xmlText + "</failure>\n"
    }
    if !testCase.others.isEmpty {
      content += "      <system-out>\(render(testCase.others, of: testCase).xmlText)</system-out>\n"
    }
    let start = "    <testcase name=\"\(path)\" classname=\"scenec.validate\" file=\"\(path)\""
    return content.isEmpty ? start + "/>\n" : start + ">\n\(content)    </testcase>\n"
  }
}
