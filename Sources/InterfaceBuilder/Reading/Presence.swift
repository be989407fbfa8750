/// When something is there that is not always: a view or a constraint that Xcode installs for some sizes of the screen.
struct Presence {
  private(set) var isThereByDefault = true
  /// Where it is otherwise, by the key of a variation.
  private(set) var exceptions: [(traits: String, isThere: Bool)] = []

  mutating func add(_ traits: String, isThere: Bool) {
    if traits == "default" { isThereByDefault = isThere } else { exceptions.append((traits, isThere)) }
  }
}
