import SceneValues

extension ClassFacts {
  var rows: [(subject: String, statement: String)] {
    var rows: [(String, String)] = []
    if let rootView { rows.append(("root view", rootView)) }
    if let accessibleText {
      rows.append(
        ("read aloud", accessibleText.isEmpty ? "accessibilityLabel" : accessibleText.joined(separator: ", "))
      )
    }
    if let isSizedByFrame { rows.append(("size", isSizedByFrame ? "that of the frame" : "its own")) }
    if let isTouchTarget { rows.append(("for fingers", isTouchTarget ? "yes" : "no")) }
    if let textColor { rows.append(("color of text", textColor)) }
    if let passesEvents { rows.append(("passes events", passesEvents ? "yes" : "no")) }
    if let sendsWithoutEvent { rows.append(("without an event", sendsWithoutEvent.joined(separator: ", "))) }
    if let embedsScenes { rows.append(("embeds scenes", embedsScenes ? "yes" : "no")) }
    return rows
  }
}
