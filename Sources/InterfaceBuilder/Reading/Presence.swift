/// The traits for which a view or constraint is installed.
struct Presence {
  private(set) var isThereByDefault = true
  private(set) var exceptions: [(traits: String, isThere: Bool)] = []

  mutating func add(_ traits: String, isThere: Bool) {
    if traits == "default" { isThereByDefault = isThere } else { exceptions.append((traits, isThere)) }
  }
}
