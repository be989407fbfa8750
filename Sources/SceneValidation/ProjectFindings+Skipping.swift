import SceneDiagnostics
import SceneModel

/// How rules say what they do not check.
extension ProjectFindings {
  /// The programs whose code a rule looks into; notes the rule where there are scenes whose code is not known.
  mutating func hosts(for rule: (some ProjectRule).Type, of project: Project) -> [Host] {
    if project.lacksCode { skip(rule, .noSources) }
    return project.hosts
  }

  /// Notes names in code that a rule cannot look for, because nobody can tell what they are.
  mutating func skipUnclearNames(
    _ rule: (some ProjectRule).Type, _ kinds: Set<HostCode.NameKind>, in host: Host
  ) {
    for unclear in host.code.unclearNames where kinds.contains(unclear.kind) {
      skip(rule, unclear.isUnparsed ? .codeNotParsed : .unknownNames, in: host, at: unclear.place)
    }
    skipUnread(rule, in: host)
  }

  /// Notes the files of a program that were not read.
  mutating func skipUnread(_ rule: (some ProjectRule).Type, in host: Host) {
    for unread in host.code.unread { skip(rule, .codeNotRead, in: host, at: unread.place) }
  }

  /// Notes objects of a class whose connections are not all known.
  mutating func skip(
    _ rule: (some ProjectRule).Type, objectsOf objects: [(file: Int, use: ClassUse)], in host: Host
  ) {
    let reason: NotChecked.Reason = host.areUnderstood(objects) ? .otherFindings : .scenesNotUnderstood
    for object in objects { skip(rule, reason, at: Site(object.file, object.use.name.range)) }
  }

  /// Notes what rules about single files do not check: members of unknown classes, and images that nobody looks for.
  mutating func skipInFiles(of project: Project) {
    var needs: FileNeeds = []
    for (index, file) in project.files.enumerated() where file.isChecked {
      guard let summary = file.summary else { continue }
      needs.formUnion(summary.needs)
      for member in summary.unknownMembers {
        skip(member.rule, .unknownClasses, at: Site(index, member.range))
      }
    }
    if needs.contains(.classes) {
      for rule: any Rule.Type in [
        OutletNotFound.self, ActionNotFound.self, SegueActionNotFound.self, RuntimeAttributeNotFound.self,
      ] { skip(rule, .noSources) }
    }
    if needs.contains(.images) {
      skip(MissingImage.self, .noImages)
      skip(MissingImageScale.self, .noImages)
    }
    if needs.contains(.colors) { skip(MissingColor.self, .noImages) }
  }
}
