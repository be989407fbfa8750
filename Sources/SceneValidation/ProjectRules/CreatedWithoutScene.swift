import SceneDiagnostics
import SceneModel
import SceneValues

package enum CreatedWithoutScene: ProjectRule {
  package static let description = RuleDescription(
    "created-without-scene", .connection, .warning,
    summary: "Code creates an object whose outlets only a scene or nib connects",
    discussion: """
      'DetailController()' creates a controller without the views and outlets in its scene. If the \
      controller's code uses an implicitly unwrapped outlet, the program crashes. To create a controller, \
      instantiate it from its storyboard or perform a segue. To create a cell, dequeue it. To create a view, \
      load it from its nib. Similarly, a list creates cells without their nib if code registers their class \
      instead of the nib.

      The rule reports nothing if a nib can connect the outlets. For a controller, UIKit loads the nib with \
      the name of the controller's class, or with this name without 'Controller'. If the controller's nib \
      has a different name, and code does not contain that name, the rule reports the controller. The rule \
      also reports nothing if the class overrides 'loadView' or specifies the name of its nib, or if code \
      assigns the outlets or checks them for nil. It ignores cells that code creates only if a list with a \
      prototype or registration returns no cell, and test code. The rule requires the Swift sources \
      ('--sources'), and its diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: [.init("ClockViewController.swift", code("▶AlarmViewController()"))],
    right: scene,
    rightCompanions: [.init("ClockViewController.swift", code(#"try storyboard?.instantiate("alarm")"#))])

  private static let scene = RuleDescription.Sample.scenes(
    #"<viewController id="clock" class="ClockViewController"/>"#,
    """
    <viewController id="alarm" class="AlarmViewController" entry="true">
      <outlet property="time" destination="time"/>
      <view><label id="time" text="Twelve"/></view>
    </viewController>
    """)

  private static func code(_ alarm: String) -> String {
    """
    final class ClockViewController: ViewController {
      func alarm() throws -> ViewController? {
        \(alarm)
      }
    }

    final class AlarmViewController: ViewController {
      @Outlet private weak var time: Label!

      func ring() { time.text = "Ring" }
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      guard host.isAllCodeRead else {
        diagnostics.skipUnread(Self.self, in: host)
        continue
      }
      let ownedByOthers = host.outletsOfUnknownClasses
      var connected: [String: Connected?] = [:]
      let prototypes = Set(host.prototypes.compactMap(\.prototype.identifier?.text))
      let created = host.code.creations.filter { creation in
        // A list that has a prototype or a registration for the identifier never returns nil.
        creation.dequeued.map {
          !prototypes.contains($0) && !host.code.contains(.registeredReuse, $0)
        } ?? true
      }.map { (name: $0.className, place: $0.place, isByList: $0.isRegistration) }
      let registered = registeredClasses(in: host, &diagnostics).map {
        (name: $0.className, place: $0.place, isByList: true)
      }
      for (name, place, isByList) in created + registered {
        let found = connected[name] ?? Connected(name, in: host, project, except: ownedByOthers)
        connected[name] = .some(found)
        guard let found else { continue }
        let title = host.vocabulary.description(of: name)?.name ?? name
        diagnostics.add(
          Self.self, isByList ? .registered(title, found) : .created(title, found), in: host, at: place,
          notes: [
            .init(.connects(found.use.title, found.outlet), at: Site(found.file, found.use.name.range)),
            .init(isByList ? found.adviceForList : found.advice(for: title)),
          ])
      }
    }
  }

  /// Returns the classes whose objects a list creates because code registers the class and dequeues its reuse identifier.
  /// Omits registrations that another one might replace, and those that replace a prototype, which another rule reports.
  private static func registeredClasses(
    in host: Host, _ diagnostics: inout ProjectDiagnostics
  ) -> [(className: String, place: HostCode.Place)] {
    let code = host.code
    let registrations = Dictionary(grouping: code.registrations, by: \.name)
    let prototypes = Dictionary(grouping: host.prototypes.map(\.prototype)) { $0.identifier?.text }
    return code.registrations.compactMap { registration in
      let name = registration.name
      guard let className = registration.className, !registration.isInTest, code.contains(.reuse, name),
        registrations[name]?.allSatisfy({ $0.className != nil }) == true,
        prototypes[name]?.contains(where: { host.replaces(registration, $0) }) != true
      else { return nil }
      guard !code.mayNameOtherwise(.registeredReuse, name),
        !host.mayRegisterUnknown(in: registration.list, of: registration.owner)
      else {
        diagnostics.skip(Self.self, .unknownNames, in: host, at: registration.place)
        return nil
      }
      return (className, registration.place)
    }
  }
}

extension CreatedWithoutScene {
  fileprivate struct Connected {
    let outlet: String
    let file: Int
    let use: ClassUse
    let isNib: Bool
    let isOwner: Bool
    let isController: Bool

    init?(_ name: String, in host: Host, _ project: Project, except others: Set<String>) {
      let lineage = host.vocabulary.lineage(of: name).map(\.qualifiedName)
      let classes = lineage.compactMap { name in host.code.classes[name].map { (name: name, code: $0) } }
      let uses = host.usesByClass[name] ?? []
      let own = uses.filter { $0.use.className == name }
      let isController =
        host.vocabulary.isClass(name, descendantOf: Vocabulary.controllerClass) != false
        || lineage.contains("AppKit.NSViewController")
      guard !own.isEmpty, !classes.contains(where: { $0.code.providesView || $0.code.loadsScene }),
        !isController || !Self.hasNib(name, in: host, project),
        !lineage.contains(where: { Self.mayOwnNib($0, of: name, isController, in: host, project) })
      else { return nil }
      self.isController = isController
      let needed = classes.flatMap { owner, code in
        code.outlets.filter { outlet, declared in
          let isObjectiveC = host.vocabulary.description(of: owner)?.isObjectiveC == true
          return (declared.isRequired || isObjectiveC) && !others.contains(outlet)
            && host.mayUse(outlet, of: owner)
            && !host.refers(host.code.assignedMembers, of: outlet, of: owner)
        }.keys
      }.sorted()
      for outlet in needed {
        guard let object = own.first(where: { $0.use.outlets.contains(outlet) }) else { continue }
        (self.outlet, file, use) = (outlet, object.file, object.use)
        isNib = project.files[object.file].summary?.scenes.isEmpty == true
        isOwner = object.use.isOwner
        return
      }
      return nil
    }

    var adviceForList: Message { isNib ? .registerNib : .dequeuePrototype }

    func advice(for title: String) -> Message {
      if isOwner { return .rename(title) }
      return isController ? .instantiate : .load
    }

    /// Returns whether code may load a nib whose owner is an object of a class. `name` is the class of the created
    /// object, and `owner` is this class or one of its superclasses.
    private static func mayOwnNib(
      _ owner: String, of name: String, _ isController: Bool, in host: Host, _ project: Project
    ) -> Bool {
      let nibs = (host.usesByClass[owner] ?? []).filter { $0.use.isOwner && $0.use.className == owner }
      // Code creates the owner of a view's nib first, and then loads the nib.
      guard owner == name, isController else { return !nibs.isEmpty }
      return nibs.contains { nib in
        project.files[nib.file].stem.codeNames.contains {
          host.code.mayName(.nib, $0) || host.code.literals.contains($0)
        }
      }
    }

    /// Returns whether UIKit or AppKit loads a nib for a controller by the name of its class.
    private static func hasNib(_ name: String, in host: Host, _ project: Project) -> Bool {
      let bare = ObjectNode.split(className: name).name
      let names = [bare, bare.hasSuffix("Controller") ? String(bare.dropLast("Controller".count)) : bare]
      return names.contains(where: host.code.compiledNibs.contains)
        || host.files.contains { file in
          names.contains(project.files[file].stem.name) && project.files[file].path.hasSuffix(".xib")
        }
    }
  }
}

extension Message {
  fileprivate static func created(_ name: String, _ connected: CreatedWithoutScene.Connected) -> Message {
    let source = connected.isNib ? "nib" : "scene"
    return "'\(name)' is created without its \(source), so its outlet '\(key: connected.outlet)' is nil"
  }

  fileprivate static func registered(_ name: String, _ connected: CreatedWithoutScene.Connected) -> Message {
    let source = connected.isNib ? "nib" : "prototype"
    return "'\(name)' is registered without its \(source), so its outlet '\(key: connected.outlet)' is nil"
  }

  fileprivate static var registerNib: Message { "register the nib instead of the class" }
  fileprivate static var dequeuePrototype: Message {
    "remove the registration, and dequeue the prototype that connects the outlets"
  }

  fileprivate static func connects(_ object: Message, _ outlet: String) -> Message {
    "\(object) connects '\(key: outlet)' here"
  }

  fileprivate static var instantiate: Message { "instantiate it from the storyboard, or perform a segue" }
  fileprivate static func rename(_ className: String) -> Message {
    "name the nib '\(className).xib', or pass its name to 'init(nibName:bundle:)'"
  }

  fileprivate static var load: Message { "load it from the file that connects its outlets" }
}
