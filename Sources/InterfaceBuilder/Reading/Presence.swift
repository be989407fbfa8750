/// The traits for which a view or constraint is installed.
struct Presence {
  private(set) var isPresentByDefault = true
  private(set) var exceptions: [(traits: String, isPresent: Bool)] = []

  mutating func add(_ traits: String, isPresent: Bool) {
    if traits == "default" { isPresentByDefault = isPresent } else { exceptions.append((traits, isPresent)) }
  }
}
