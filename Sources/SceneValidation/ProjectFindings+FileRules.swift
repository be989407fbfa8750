import SceneDiagnostics
import SceneModel

extension ProjectDiagnostics {
  mutating func skipInFiles(of project: Project) {
    var lacking: (images: [Int], colors: [Int], classes: [Int], keys: [Int]) = ([], [], [], [])
    for (index, file) in project.files.enumerated() where file.isChecked {
      guard let summary = file.summary else { continue }
      if summary.needs.contains(.images) { lacking.images.append(index) }
      if summary.needs.contains(.colors) { lacking.colors.append(index) }
      if summary.needs.contains(.classes) { lacking.classes.append(index) }
      if !summary.needs.isDisjoint(with: [.classes, .bindings]) { lacking.keys.append(index) }
      for member in summary.unknownMembers {
        skip(member.kind.rule, member.kind.reason, at: Site(index, member.range))
      }
    }
    for host in project.hosts {
      for place in host.code.unclearProjects {
        for rule in Self.rulesOfTargets { skip(rule, .unclearProjects, in: host, at: place) }
      }
    }
    for kind in UnknownMember.Kind.ofClasses {
      skip(kind.rule, .noSources, inFiles: kind == .runtimeAttribute ? lacking.keys : lacking.classes)
    }
    skip(MissingImage.self, .noImages, inFiles: lacking.images)
    skip(MissingImageScale.self, .noImages, inFiles: lacking.images)
    skip(MissingColor.self, .noImages, inFiles: lacking.colors)
  }

  private static let rulesOfTargets: [RuleID] = [
    ClassNotInTarget.description.id, FileInNoTarget.description.id, "newer-than-deployment-target",
  ]
}

extension UnknownMember.Kind {
  var rule: RuleID {
    switch self {
    case .outlet: OutletNotFound.description.id
    case .action, .responderAction: ActionNotFound.description.id
    case .segueAction: SegueActionNotFound.description.id
    case .runtimeAttribute, .runtimeKey, .bindingKey, .unlistedBindingKey:
      RuntimeAttributeNotFound.description.id
    case .systemImage: MissingImage.description.id
    case .interfaceBuilderName: "unknown-in-interface-builder"
    case .interfaceBuilderValue: "unknown-value-in-interface-builder"
    case .otherBundle: StoryboardNotFound.description.id
    case .undescribedClass: UnknownClass.description.id
    case .newerPart: "newer-than-deployment-target"
    case .attribute: UnknownAttribute.description.id
    }
  }

  var reason: NotChecked.Reason {
    switch self {
    case .outlet, .action, .segueAction, .runtimeAttribute, .attribute, .undescribedClass, .bindingKey:
      .unknownClasses
    case .runtimeKey, .interfaceBuilderName, .interfaceBuilderValue, .unlistedBindingKey, .systemImage:
      .unlistedNames
    case .otherBundle: .otherBundles
    case .responderAction: .unknownResponder
    case .newerPart: .noDeploymentTarget
    }
  }
}
