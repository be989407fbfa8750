import SceneDiagnostics
import SceneModel

/// Support for names that exist only in other executables. For example, an extension cannot use its app's resources.
extension Host {
  /// A name that exists only in executables that do not contain the code that uses the name.
  struct Apart {
    let file: Int
    let owners: String
    let users: String
  }

  /// Returns the executables that contain a name if none of them contains the code that uses the name. `files` are the
  /// files that contain the name. Returns nil if a file is part of a framework, which any executable can load.
  func apart(_ files: some Sequence<Int>, from place: HostCode.Place) -> Apart? {
    guard !targets.isEmpty, code.targetsOfFiles.indices.contains(place.file),
      let users = programs(of: code.targetsOfFiles[place.file])
    else { return nil }
    var first: (file: Int, owners: Set<Int>)?
    for file in files {
      guard let owners = programs(of: targets[file]), owners.isDisjoint(with: users) else { return nil }
      first = first ?? (file, owners)
    }
    return first.map { first in
      let (owners, users) = (names(first.owners), names(users))
      // Two projects can have targets of the same name.
      return Apart(file: first.file, owners: owners == users ? "another \(owners)" : owners, users: users)
    }
  }

  private func programs(of all: Set<Int>?) -> Set<Int>? {
    let programs: Set<Int> = all?.filter { !code.targets[$0].isTest } ?? []
    return !programs.isEmpty && programs.allSatisfy { code.targets[$0].isProgram } ? programs : nil
  }

  /// Returns a description such as `target 'Clock'` or `the targets 'Clock' and 'Widget'`.
  private func names(_ programs: Set<Int>) -> String {
    let names = Set(programs.map { code.targets[$0].name }).sorted()
    return "\(names.count == 1 ? "target" : "the targets") \(CheckedScene.list(names))"
  }
}
