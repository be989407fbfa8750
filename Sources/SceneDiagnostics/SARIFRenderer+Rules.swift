import SceneValues

extension SARIFRenderer {
  func writeDriver(_ writer: inout JSONWriter, _ ids: [RuleID]) {
    writer.object { driver in
      driver.member("name", "scenec")
      driver.member("version", version)
      driver.member("semanticVersion", version)
      driver.member("rules") { $0.array(ids) { writeRule(&$0, $1) } }
    }
  }

  private func writeRule(_ writer: inout JSONWriter, _ id: RuleID) {
    writer.object { rule in
      rule.member("id", id.rawValue)
      guard let description = rules[id] else { return }
      rule.member("shortDescription") { $0.text(description.summary) }
      rule.member("help") { $0.text(description.manualPage) }
      rule.member("defaultConfiguration") { $0.object { $0.member("level", description.severity.rawValue) } }
      rule.member("properties") { properties in
        properties.object {
          $0.member("tags") { $0.array([description.category.rawValue]) { $0.string($1) } }
        }
      }
    }
  }
}
