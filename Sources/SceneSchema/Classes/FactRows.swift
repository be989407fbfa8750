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
    if let isSizedByFrame { rows.append(("size", isSizedByFrame ? "set by the frame" : "set by the class")) }
    if let isTouchTarget { rows.append(("touch target", isTouchTarget ? "yes" : "no")) }
    if let textColor { rows.append(("text color", textColor)) }
    if let passesEvents { rows.append(("passes events", passesEvents ? "yes" : "no")) }
    if let sendsWithoutEvent {
      rows.append(("sent without an event", sendsWithoutEvent.joined(separator: ", ")))
    }
    if let embedsScenes { rows.append(("embeds scenes", embedsScenes ? "yes" : "no")) }
    return rows
  }
}
