import SceneDiagnostics
import SceneModel

/// What code cannot use, since it is in other programs alone: an extension does not find what its application has.
extension Host {
  /// A name that is there, but in no program that has the code.
  struct Apart {
    /// The first file that has it.
    let file: Int
    /// The programs that have the file, and those that have the code.
    let owners: String
    let users: String
  }

  /// Where files have a name that code says, and none of them is of a program that has the code; nil where one is, or
  /// may be.
  ///
  /// Only programs are told apart. What a framework's code names, or a framework has, may be of whatever program loads it.
  func apart(_ files: some Sequence<Int>, from place: HostCode.Place) -> Apart? {
    guard !targets.isEmpty, code.targetsOfFiles.indices.contains(place.file),
      let users = programs(of: code.targetsOfFiles[place.file])
    else { return nil }
    var first: (file: Int, owners: Set<Int>)?
    for file in files {
      guard let owners = programs(of: targets[file]), owners.isDisjoint(with: users) else { return nil }
      first = first ?? (file, owners)
    }
    return first.map { Apart(file: $0.file, owners: names($0.owners), users: names(users)) }
  }

  /// Of some targets those that are no tests, where all of these are programs.
  private func programs(of all: Set<Int>?) -> Set<Int>? {
    let programs: Set<Int> = all?.filter { !code.targets[$0].isTest } ?? []
    return !programs.isEmpty && programs.allSatisfy { code.targets[$0].isProgram } ? programs : nil
  }

  /// `target 'Clock'`, `the targets 'Clock' and 'Widget'`
  private func names(_ programs: Set<Int>) -> String {
    let names = Set(programs.map { code.targets[$0].name }).sorted()
    return "\(names.count == 1 ? "target" : "the targets") \(CheckedScene.list(names))"
  }
}
