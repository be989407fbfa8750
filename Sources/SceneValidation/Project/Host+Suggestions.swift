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
}
