import SceneModel
import SceneValues

extension Host {
  /// Returns the segue to which a name in code probably refers. Segues of the class that uses the name take precedence
  /// over segues of its superclasses and subclasses.
  func likelySegue(for use: HostCode.NameUse, _ steps: StepCounter) -> (file: Int, segue: NamedSegue)? {
    let related = segues.filter { areRelated($0.segue.className, use.className) }
    for scope in [related.filter { $0.segue.className == use.className }, related] {
      if let intended = steps.closestMatch(to: use.name, in: scope.lazy.map(\.segue.identifier.text)) {
        return scope.first { $0.segue.identifier.text == intended }
      }
    }
    return nil
  }

  /// Returns the prototype to which a reuse identifier in code probably refers. Prototypes of the lists of the class that
  /// uses the identifier take precedence over those of other lists.
  func likelyPrototype(
    for use: HostCode.NameUse, among prototypes: [String: (file: Int, identifier: Name)], _ steps: StepCounter
  ) -> (file: Int, identifier: Name)? {
    let own = steps.counting(self.prototypes).filter { _, prototype in
      use.owner.map(prototype.users.contains) == true
    }
    let names = own.compactMap { $0.prototype.identifier?.text }
    let intended =
      steps.closestMatch(to: use.name, in: names) ?? steps.closestMatch(to: use.name, in: prototypes.keys)
    return intended.flatMap { prototypes[$0] }
  }
}
