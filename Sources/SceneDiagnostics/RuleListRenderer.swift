import SceneValues

/// Rules for programs, as JSON.
///
/// ```json
/// {
///   "version": 1,
///   "rules": [
///     {
///       "id": "empty-container",
///       "category": "flow",
///       "severity": "warning",
///       "default": "on",
///       "summary": "Container controller has no child controllers",
///       "discussion": "…"
///     }
///   ]
/// }
/// ```
///
/// `severity` is the one that diagnostics have unless a configuration gives another; a rule whose `default` is off is applied
/// only if a configuration or an option enables it. Members may be added without a new `version`; none is removed or
/// changes its meaning.
package struct RuleListRenderer: Sendable {
  /// The value of the member `version`: 1.
  package static let version = 1

  /// A renderer; it has no settings.
  package init() {}

  /// The rules in the order given, as one JSON document that ends with a line break.
  package func render(_ rules: [RuleDescription]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", Self.version)
      writer.member("rules") { list in
        list.array(rules) { writer, rule in
          writer.object { writer in
            writer.member("id", rule.id.rawValue)
            writer.member("category", rule.category.rawValue)
            writer.member("severity", rule.severity.rawValue)
            writer.member("default", rule.isOffByDefault ? "off" : "on")
            writer.member("summary", rule.summary)
            writer.member("discussion", rule.discussion)
          }
        }
      }
    }
    return writer.text + "\n"
  }
}
