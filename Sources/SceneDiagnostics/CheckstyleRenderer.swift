import SceneValues

/// A renderer for Checkstyle's XML format, which most CI servers and review tools can read:
///
/// <!-- not compiled: it is a report, not a scene -->
/// ```xml
/// <checkstyle version="10.0">
///   <file name="Main.scene">
///     <error line="3" column="22" severity="error" message="…" source="scenec.outlet-not-found"/>
///   </file>
/// </checkstyle>
/// ```
///
/// Columns are counted in Unicode scalars. Notes have the severity `info`. Problems with files that cannot be read are
/// reported at line 0, which represents the whole file in Checkstyle.
package struct CheckstyleRenderer: Sendable {
  package init() {}

  package func render(_ report: Report) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n"
    for entry in report.entries {
      text += "  <file name=\"\(entry.path.xmlAttribute)\">\n"
      for problem in entry.problems {
        text += error("line=\"0\"", "error", problem.message, source: "scenec")
      }
      for diagnostic in entry.printed {
        let start = diagnostic.location.start
        text += error(
          "line=\"\(start.line)\" column=\"\(start.column)\"",
          diagnostic.severity == .note ? "info" : diagnostic.severity.rawValue, message(of: diagnostic),
          source: "scenec.\(diagnostic.rule)")
      }
      for omitted in entry.omittedDiagnostics {
        text += error("line=\"0\"", "info", omitted.message, source: "scenec")
      }
      text += "  </file>\n"
    }
    for omitted in report.omittedDiagnostics where omitted.path == nil {
      // The path `.` represents the checked directory.
      text += "  <file name=\".\">\n"
      text += error("line=\"0\"", "info", omitted.message, source: "scenec") + "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }

  /// Returns a message. A Checkstyle error has only one location, so the message includes notes about other files.
  private func message(of diagnostic: Diagnostic) -> String {
    let notes = diagnostic.notes.compactMap { note -> String? in
      guard let location = note.location, location.source.path != diagnostic.location.source.path else {
        return nil
      }
      return " (\(note.message): \(location.source.path):\(location.start))"
    }
    return diagnostic.message.text + notes.joined()
  }

  private func error(_ place: String, _ severity: String, _ message: String, source: String) -> String {
    """
        <error \(place) severity="\(severity)" message="\(message.xmlAttribute)" source="\(source.xmlAttribute)"/>

    """
  }
}
