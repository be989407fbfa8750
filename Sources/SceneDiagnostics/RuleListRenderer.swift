import SceneValues

/// A renderer that writes the list of rules as JSON for other tools.
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
/// `severity` is the default severity, which can be changed in a configuration. A rule whose `default` is `off` must be
/// enabled by a configuration or an option. New members can be added without a change to `version`. Existing members are
/// never removed and keep their meaning.
package struct RuleListRenderer: Sendable {
  package static let version = 1

  package init() {}

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
