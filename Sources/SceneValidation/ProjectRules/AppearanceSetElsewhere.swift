import SceneDiagnostics
import SceneModel
import SceneValues

package enum AppearanceSetElsewhere: ProjectRule {
  package static let description = RuleDescription(
    "appearance-set-elsewhere", .style, .warning,
    summary: "Two storyboards of an app set the same property with appearance rules",
    discussion: """
      Appearance rules apply to the whole app. If two storyboards set the same property for the same class \
      in the same containers, the storyboard that is loaded later takes precedence. The appearance then \
      depends on the order in which the user opens the storyboards' scenes. Keep the appearance rule in only \
      one of the files, or restrict it to a subclass or to additional containers ('in').

      The rule compares only storyboards that are connected by references, either directly or through other \
      storyboards.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <segue kind="show" identifier="setAlarm" destination="Settings#alarm"/>
          </viewController>
        </scene>
        <appearance class="Label" ▶textColor="darkGray"/>
      </storyboard>
      """,
    wrongCompanions: [beside("Label")],
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <segue kind="show" identifier="setAlarm" destination="Settings#alarm"/>
          </viewController>
        </scene>
        <appearance class="Label" in="TableViewCell" textColor="darkGray"/>
      </storyboard>
      """,
    rightCompanions: [beside("Label")])

  private static func beside(_ name: String) -> RuleDescription.Companion {
    .init(
      "Settings.scene",
      """
      <storyboard version="1" initial="alarm">
        <scene>
          <viewController id="alarm"/>
        </scene>
        <appearance class="\(name)" textColor="blue"/>
      </storyboard>
      """)
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    let setting = project.files.indices.filter {
      project.files[$0].summary?.appearanceReferences.isEmpty == false
    }
    guard setting.count > 1 else { return }
    let programs = programs(of: project)
    var first: [Place: Site] = [:]
    // The order is reversed so that the diagnostic is in the first file and refers to the other one.
    for file in setting.reversed() {
      for look in project.files[file].summary?.appearanceReferences ?? [] {
        let place = Place(program: programs[file], rule: look.rule)
        guard let known = first[place] else {
          first[place] = Site(file, look.name.range)
          continue
        }
        guard known.file != file else { continue }
        diagnostics.add(
          Self.self, .setElsewhere(look.name.text, of: look.className), at: Site(file, look.name.range),
          notes: [ProjectDiagnostics.Note(.alsoSet, at: known)])
      }
    }
  }

  private struct Place: Hashable {
    let program: Int
    let rule: String
  }

  private static func programs(of project: Project) -> [Int] {
    var parents = Array(project.files.indices)
    func root(_ file: Int) -> Int {
      var file = file
      while parents[file] != file {
        parents[file] = parents[parents[file]]
        file = parents[file]
      }
      return file
    }
    for naming in project.storyboardReferences {
      guard case .files(let found) = naming.found else { continue }
      for other in found {
        let (one, two) = (root(naming.file), root(other))
        parents[max(one, two)] = min(one, two)
      }
    }
    return project.files.indices.map(root)
  }
}

extension Message {
  fileprivate static func setElsewhere(_ key: String, of name: String) -> Message {
    """
    Another storyboard of the app also sets '\(key: key)' of '\(name)': the one that is loaded later takes \
    precedence
    """
  }
  fileprivate static var alsoSet: Message { "also set here" }
}
