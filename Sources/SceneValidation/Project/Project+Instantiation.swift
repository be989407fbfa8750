import SceneModel
import SceneValues

/// The scenes that code may instantiate by name.
extension Project {
  /// Returns whether code may instantiate a scene. In an Interface Builder file, this requires a Storyboard ID.
  func mayBeInstantiated(_ scene: SceneSummary, in file: Int) -> Bool {
    // On macOS, windows present controllers in ways that scenes cannot express.
    guard let identifier = scene.identifier, !isForMac(file) else {
      return scene.isEntry || !isForeign(file) && scene.id.map { mayBeMadeByCode($0.text, in: file) } == true
    }
    let own = hosts.filter { $0.files.contains(file) }
    return own.isEmpty
      || own.contains { $0.mayInstantiate(identifier.text, in: file, of: files[file].stem.name) }
  }

  func isForeign(_ file: Int) -> Bool { files[file].summary?.isForeign == true }

  func isForMac(_ file: Int) -> Bool { files[file].summary?.platforms == .macOS }

  func mayBeReferred(_ scene: SceneSummary, in file: Int) -> Bool {
    (isForeign(file) ? scene.identifier : scene.id) != nil
  }

  /// Returns whether a storyboard lacks a required initial scene. Another rule reports this.
  func needsInitial(_ file: Int) -> Bool {
    files[file].summary?.lacksInitial == true
      && hosts.contains {
        $0.files.contains(file) && $0.code.contains(.mainStoryboard, files[file].stem.name)
      }
  }
}

extension Host {
  fileprivate func mayInstantiate(_ identifier: String, in file: Int, of storyboard: String) -> Bool {
    if code.mayName(.scene, identifier) || code.literals.contains(identifier)
      || runtimeTexts.contains(identifier) || code.storyboardsOfUnknownScenes.contains(storyboard)
    {
      return true
    }
    // A class that no storyboard uses may instantiate the scenes of any storyboard.
    let isOfClass = code.classesOfUnknownScenes.contains { name in
      usesByClass[name]?.contains { $0.file == file } ?? true
    }
    return isOfClass || hasGeneratedAccessors && code.usedMembers.all.contains(SwiftName.member(identifier))
  }

  /// Whether code uses accessors that R.swift or SwiftGen generate. The sources may lack the generated code.
  private var hasGeneratedAccessors: Bool {
    code.usedMembers.all.isSuperset(of: ["R", "storyboard"])
      || code.usedMembers.all.contains("StoryboardScene")
  }
}
