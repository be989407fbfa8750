import SceneModel
import SceneValues

struct LoadedObject {
  let className: String?
  /// The location of the object, or nil for an object that a list creates from a registered class.
  let site: Site?
}

struct LoadedObjects {
  private let host: Host
  private let project: Project
  private let scenes: [String: [Int]]
  private let segues: [String: [(file: Int, segue: NamedSegue)]]
  private let prototypes: [String?: [(file: Int, prototype: CellPrototype)]]
  private let registrations: [String: [HostCode.Registration]]

  init(_ host: Host, _ project: Project) {
    self.host = host
    self.project = project
    let all = host.files.flatMap { file in
      (project.files[file].summary?.scenes.indices ?? 0..<0).map { project.firstScene[file] + $0 }
    }
    let named = all.flatMap { scene in
      Set([project[scene].identifier, project[scene].id].compactMap { $0?.text }).map {
        (name: $0, scene: scene)
      }
    }
    scenes = Dictionary(grouping: named, by: \.name).mapValues { $0.map(\.scene) }
    segues = Dictionary(grouping: host.segues, by: \.segue.identifier.text)
    prototypes = Dictionary(grouping: host.prototypes) { $0.prototype.identifier?.text }
    registrations = Dictionary(grouping: host.code.registrations, by: \.name)
  }

  /// Returns the objects to which the name in a cast can refer, or nil if other objects might have the name.
  func objects(of cast: HostCode.Cast) -> [LoadedObject]? {
    let name = cast.object.name
    guard host.isAllCodeRead else { return nil }
    switch cast.object.kind {
    case .scene: return controllers(scenes[name] ?? [], of: cast)
    case .mainStoryboard: return initialControllers(of: name)
    case .segueDestination: return destinations(of: cast)
    case .reuse: return cells(for: cast.object)
    case .nib: return nibObjects(of: name)
    default: return []
    }
  }

  private func controllers(_ scenes: [Int], of cast: HostCode.Cast? = nil) -> [LoadedObject] {
    let storyboards = cast?.storyboards
    return scenes.filter { scene in
      storyboards.map { project.files[project.fileOf[scene]].stem.codeNames.contains(where: $0.contains) }
        ?? true
    }.map(controller)
  }

  private func controller(_ scene: Int) -> LoadedObject {
    LoadedObject(
      className: project[scene].className, site: Site(project.fileOf[scene], project[scene].nameRange))
  }

  private func initialControllers(of storyboard: String) -> [LoadedObject] {
    let files = host.files.filter { file in
      project.files[file].stem.codeNames.contains(storyboard) && !project.files[file].path.hasSuffix(".xib")
    }
    return files.map { file in
      guard let summary = project.files[file].summary, let initial = summary.initial else {
        return LoadedObject(className: nil, site: nil)
      }
      return controller(project.firstScene[file] + initial)
    }
  }

  private func destinations(of cast: HostCode.Cast) -> [LoadedObject] {
    let use = cast.object
    let own = (segues[use.name] ?? []).filter { host.areRelated($0.segue.className, use.className) }
    return own.flatMap { file, segue in
      let scenes = segue.destination.map { project.scenes($0, from: file) } ?? []
      let found = cast.isOfContent ? scenes.flatMap(contents) : scenes.map(controller)
      return found.isEmpty ? [LoadedObject(className: nil, site: nil)] : found
    }
  }

  private func contents(of scene: Int) -> [LoadedObject] {
    // A container of the app can replace its contents when it is created.
    guard let name = project[scene].className, host.code.classes[name] == nil else { return [] }
    return project.edges[scene].filter { $0.kind == .holds }.map { controller($0.target) }
  }

  private func cells(for use: HostCode.NameUse) -> [LoadedObject]? {
    guard !host.code.mayNameOtherwise(.registeredReuse, use.name),
      !host.mayRegisterUnknown(in: use.list, of: use.owner)
    else { return nil }
    let all = (prototypes[use.name] ?? []).filter { $0.prototype.mayBeDequeued(from: use.list) }
    var own = all
    if let owner = use.owner,
      host.vocabulary.isClass(owner, descendantOf: Vocabulary.controllerClass) == true
    {
      // A controller dequeues the prototypes of its own lists.
      own = all.filter { $0.prototype.users.contains { host.areRelated($0, owner) } }
      if own.isEmpty { own = all }
    }
    let registered = (registrations[use.name] ?? []).filter { use.list == nil || $0.list == use.list }
    return own.map {
      LoadedObject(className: $0.prototype.className, site: Site($0.file, $0.prototype.nameRange))
    }
      + registered.flatMap { registration -> [LoadedObject] in
        guard let nib = registration.nib else {
          return [LoadedObject(className: registration.cellClass, site: nil)]
        }
        return nibObjects(of: nib) ?? [LoadedObject(className: nil, site: nil)]
      }
  }

  private func nibObjects(of name: String) -> [LoadedObject]? {
    let isFileName = name.hasSuffix(".nib") || name.hasSuffix(".xib")
    let stem = isFileName ? String(name.dropLast(4)) : name
    guard !host.code.compiledNibs.contains(stem) else { return nil }
    let files = host.files.filter {
      project.files[$0].path.hasSuffix(".xib") && project.files[$0].stem.codeNames.contains(stem)
    }
    return files.flatMap { file in
      guard let summary = project.files[file].summary, summary.isClean, let wiring = summary.wiring,
        !wiring.nibObjects.isEmpty
      else { return [LoadedObject(className: nil, site: nil)] }
      return wiring.nibObjects.map { LoadedObject(className: $0.className, site: Site(file, $0.nameRange)) }
    }
  }
}
