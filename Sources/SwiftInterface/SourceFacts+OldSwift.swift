extension SourceFacts {
  /// Exposes members to Objective-C as Swift 3 and older do. In Swift 2, selectors also omit the label of the first
  /// parameter. The selectors of Swift 3 remain valid, because another target may compile the file.
  package mutating func exposeMembers(usesSwift2: Bool) {
    for type in types.indices where !types[type].isObjectiveC {
      for variable in types[type].variables.indices where !types[type].variables[variable].isPrivate {
        types[type].variables[variable].isExposed = true
      }
      for method in types[type].methods.indices {
        if types[type].methods[method].access != .file { types[type].methods[method].isExposed = true }
        guard usesSwift2, let selector = types[type].methods[method].oldSelector else { continue }
        var other = types[type].methods[method]
        types[type].methods[method].selector = selector
        (other.isExposed, other.isAction) = (other.isExposed || other.isAction, false)
        types[type].methods.append(other)
      }
    }
  }
}
