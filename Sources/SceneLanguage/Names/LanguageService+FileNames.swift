import SceneAnalysis
import SceneModel

extension LanguageService {
  /// Returns the edits to code that refers to a storyboard or nib whose file is renamed.
  ///
  /// Constants, expressions, and Objective-C code are not changed.
  ///
  /// - Returns: Edits to the literals that contain the name. The array is empty if the new name requires escaping.
  package func fileNameEdits(from old: String, to new: String, isNib: Bool) -> [FileEdit] {
    guard !new.unicodeScalars.contains(where: { $0 == "\"" || $0 == "\\" || $0.value < 0x20 }) else {
      return []
    }
    let kinds: [HostCode.NameKind] = isNib ? [.nib] : [.storyboard, .mainStoryboard]
    var edits: [FileEdit] = []
    for host in snapshot.compilers.compactMap(\.host) {
      for use in host.uses where use.name == old && kinds.contains(use.kind) {
        let named = host.named(use.place, use.name, isDefinition: false)
        guard named.origin == .literal, named.isVerbatim, named.place.path.hasSuffix(".swift") else {
          continue
        }
        let edit = FileEdit(path: named.place.path, range: named.place.range, text: new)
        if !edits.contains(edit) { edits.append(edit) }
      }
    }
    return edits
  }
}
