import SceneAnalysis
import SceneModel

extension LanguageService {
  /// The changes of code that names a storyboard or a nib, after its file has got another name.
  ///
  /// - Parameters:
  ///   - old: what the file is called, without its ending.
  ///   - new: what it is to be called.
  ///   - isNib: whether it is a nib.
  /// - Returns: the changes of texts that say the name as it is: what a constant or an expression stands for, and what
  ///   Objective-C says, is left. None where the new name cannot be written so.
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
