import SceneModel

struct MissingSceneName {
  let use: HostCode.NameUse
  let similar: (name: String, site: Site)?
  /// The scenes whose class has this name but that have no Storyboard ID.
  let lackingID: [Int]
}

extension Project {
  func sceneNames(in host: Host) -> [String: (site: Site, files: Set<Int>)] {
    var names: [String: (site: Site, files: Set<Int>)] = [:]
    for file in host.files {
      let summary = files[file].summary
      let own = summary?.scenes.flatMap { [$0.identifier, $0.id].compactMap(\.self) } ?? []
      for id in own + (summary?.wiring?.sceneNames ?? []) {
        names[id.text, default: (Site(file, id.range), [])].files.insert(file)
      }
    }
    return names
  }

  func missingSceneNames(
    in host: Host, among names: [String: (site: Site, files: Set<Int>)], _ steps: StepCounter
  ) -> [MissingSceneName] {
    let missing = host.code.uses.filter { $0.kind == .scene && names[$0.name] == nil }
    guard !missing.isEmpty else { return [] }
    let lacking = scenesWithoutID(in: host)
    return missing.map { use in
      let similar = steps.closestMatch(to: use.name, in: names.keys)
      return MissingSceneName(
        use: use, similar: similar.flatMap { name in names[name].map { (name, $0.site) } },
        lackingID: lacking.filter { host.isClass(self[$0].className, of: use) })
    }
  }

  private func scenesWithoutID(in host: Host) -> [Int] {
    host.files.filter(isForeign).flatMap { file in
      (files[file].summary?.scenes.indices ?? 0..<0).map { firstScene[file] + $0 }
    }.filter { index in
      let scene = self[index]
      return scene.identifier == nil && (!scene.isEntry || isForMac(fileOf[index]))
    }
  }

  /// Returns the scenes to which missing names in code probably refer. Another rule reports these names.
  func likelyReferencedScenes(_ steps: StepCounter) -> Set<Int> {
    var intended: Set<Int> = []
    for host in hosts {
      for name in missingSceneNames(in: host, among: sceneNames(in: host), steps) {
        intended.formUnion(name.lackingID)
        guard let similar = name.similar else { continue }
        intended.formUnion(scenes(named: similar.name, in: similar.site.file))
      }
    }
    return intended
  }

  private func scenes(named name: String, in file: Int) -> [Int] {
    (files[file].summary?.scenes ?? []).enumerated().filter { _, scene in
      (scene.identifier ?? scene.id)?.text == name
    }.map { firstScene[file] + $0.offset }
  }
}

extension Host {
  fileprivate func isClass(_ className: String?, of use: HostCode.NameUse) -> Bool {
    guard let className, code.classes[className] != nil else { return false }
    return className == use.objectClass || vocabulary.description(of: className)?.name == use.name
  }
}
