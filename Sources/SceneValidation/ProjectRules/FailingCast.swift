import SceneDiagnostics
import SceneModel
import SceneValues

package enum FailingCast: ProjectRule {
  package static let description = RuleDescription(
    "failing-cast", .connection, .error,
    summary: "Code casts a scene's object to a class that the object does not have",
    discussion: """
      'instantiateViewController(withIdentifier: "alarm") as! AlarmViewController' terminates the app if the \
      controller in the storyboard has another class. Set the class in the storyboard, or cast to the class \
      that the object has. A 'guard' with 'as?' never continues in this case, so the rule reports a warning.

      The rule checks casts of controllers and initial controllers of storyboards, and of cells and other \
      reusable views. It also checks casts of the first object of a nib, and of the destination of a segue, \
      or its content, if the surrounding code compares the segue's identifier. It also checks the first cast \
      of a local constant that contains such an object. The target can be a class or a protocol of the app. \
      UIKit also terminates the app if the closure that is passed to \
      'instantiateViewController(identifier:creator:)' creates an object that does not descend from the \
      controller's class.

      The rule reports a cast only if it fails for every object to which the name can refer. It ignores \
      other casts with 'as?', and casts in Objective-C. The rule requires the Swift sources ('--sources'), \
      and its diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: [.init("ClockViewController.swift", code("▶ClockViewController"))],
    right: scene,
    rightCompanions: [.init("ClockViewController.swift", code("AlarmViewController"))])

  private static let scene = RuleDescription.Sample.scenes(
    #"<viewController id="clock" class="ClockViewController"/>"#,
    #"<viewController id="alarm" class="AlarmViewController" entry="true"/>"#)

  private static func code(_ name: String) -> String {
    """
    final class ClockViewController: ViewController {
      func alarm() throws -> ViewController? {
        try storyboard?.instantiate("alarm") as! \(name)
      }
    }

    final class AlarmViewController: ViewController {}
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.segueDestination], in: host)
      guard !host.code.casts.isEmpty else { continue }
      let loaded = LoadedObjects(host, project)
      for cast in host.code.casts
      where diagnostics.isMissing(cast.object, for: Self.self, in: host) {
        guard let objects = loaded.objects(of: cast) else {
          diagnostics.skip(Self.self, host.causeOfUnknownNames, in: host, at: cast.place)
          continue
        }
        guard let object = objects.first, objects.allSatisfy({ host.fails(cast, for: $0.className) }),
          let className = object.className
        else { continue }
        let name =
          cast.conformers == nil
          ? host.vocabulary.displayName(of: cast.className)
          : ObjectNode.split(className: cast.className).name
        let other = host.vocabulary.displayName(of: className)
        diagnostics.add(
          Self.self, .fails(cast, to: name, of: other), in: host, at: cast.place,
          notes: (object.site.map { [.init(.isHere(other), at: $0)] } ?? []) + [
            .init(cast.advice(name, other))
          ],
          severity: cast.isForced ? nil : .warning)
      }
    }
  }
}

extension Host {
  /// Returns whether a cast certainly fails for an object of a class. Two classes with the same name can be alternatives.
  fileprivate func fails(_ cast: HostCode.Cast, for className: String?) -> Bool {
    guard let className else { return false }
    if let conformers = cast.conformers {
      return isLineageKnown(of: className)
        && !vocabulary.lineage(of: className).contains { conformers.contains($0.qualifiedName) }
    }
    return cast.isCreation
      ? isClass(cast.className, unrelatedTo: className) : isClass(className, unrelatedTo: cast.className)
  }

  private func isClass(_ name: String, unrelatedTo ancestor: String) -> Bool {
    vocabulary.isClass(name, descendantOf: ancestor) == false && isLineageKnown(of: name)
      && !vocabulary.lineage(of: name).contains { $0.name == vocabulary.description(of: ancestor)?.name }
  }
}

extension HostCode.Cast {
  fileprivate func advice(_ name: String, _ other: String) -> Message {
    if conformers != nil { return .conform(to: name, other) }
    return isCreation ? .create(other, insteadOf: name) : .change(to: name, other)
  }
}

extension Message {
  fileprivate static func fails(_ cast: HostCode.Cast, to name: String, of other: String) -> Message {
    let object: Message =
      switch cast.object.kind {
      case .scene: "scene '\(object: cast.object.name)'"
      case .mainStoryboard: "the initial view controller of '\(cast.object.name)'"
      case .segueDestination where cast.isOfContent:
        "the content of the destination of segue '\(cast.object.name)'"
      case .segueDestination: "the destination of segue '\(cast.object.name)'"
      case .nib: "the object of nib '\(cast.object.name)'"
      default: "'\(cast.object.name)'"
      }
    if cast.isCreation {
      return "Creating '\(class: name)' fails: \(object) has the class '\(class: other)'"
    }
    return "Cast to '\(class: name)' fails: \(object) has the class '\(class: other)'"
  }

  fileprivate static func conform(to name: String, _ other: String) -> Message {
    "set the class of the object to one that conforms to '\(class: name)', or make '\(class: other)' conform to it"
  }

  fileprivate static func create(_ other: String, insteadOf name: String) -> Message {
    "create an object of '\(class: other)' or of a subclass, or set the class in the storyboard to '\(class: name)'"
  }

  fileprivate static func isHere(_ className: String) -> Message {
    "the object of the class '\(class: className)' is here"
  }

  fileprivate static func change(to name: String, _ other: String) -> Message {
    "set the class of the object to '\(class: name)', or cast to '\(class: other)'"
  }
}
