/// The states and constraints of an object. Archives store them as values; newer documents use elements.
struct ArchiveStates {
  private(set) var states: [(name: String, values: [(key: String, entry: Int)])] = []
  private(set) var constraints: [Int] = []

  private static let names = ["Normal", "Highlighted", "Selected", "Disabled"]
  private static let values: Set<String> = [
    "Title", "TitleColor", "TitleShadowColor", "Image", "BackgroundImage",
  ]

  /// Adds a value of a state or a constraint, such as `IBUIHighlightedTitleColor`. Returns false for all other values.
  mutating func take(_ key: String, _ entry: Int) -> Bool {
    if key == "NSViewConstraints" {
      constraints.append(entry)
      return true
    }
    // The highlighted image of an image view is a separate property.
    guard key.hasPrefix("IBUI"), let name = Self.names.first(where: key.dropFirst(4).hasPrefix),
      Self.values.contains(String(key.dropFirst(4 + name.count)))
    else { return false }
    let value = ArchiveFacts.decapitalized(key.dropFirst(4 + name.count))
    if let index = states.firstIndex(where: { $0.name == name.lowercased() }) {
      states[index].values.append((value, entry))
    } else {
      states.append((name.lowercased(), [(value, entry)]))
    }
    return true
  }
}
