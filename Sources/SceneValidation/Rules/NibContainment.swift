import SceneDiagnostics
import SceneModel
import SceneValues

package enum NibContainment: FileRule {
  package static let description = RuleDescription(
    "nib-containment", .flow, .error,
    summary: "Container in a nib has an invalid child controller",
    discussion: """
      Each object in a nib is created only once. Therefore, a controller in a nib cannot be in two \
      containers, be in the same container twice, or contain itself. In addition, a container in a nib \
      cannot contain a controller from another file. In each of these cases, loading fails.

      Storyboards do not have these restrictions of nibs, because each container creates new child \
      controllers.
      """,
    wrong: """
      <nib version="1">
        <object id="zones" class="TabBarController" viewControllers="europe ▶europe"/>
        <object id="europe" class="ViewController"/>
      </nib>
      """,
    right: """
      <nib version="1">
        <object id="zones" class="TabBarController" viewControllers="europe asia"/>
        <object id="europe" class="ViewController"/>
        <object id="asia" class="ViewController"/>
      </nib>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    guard scene.document.kind == .nib else { return }
    var places = Places()
    for index in scene.valueTable.references {
      let value = scene.document.values[index]
      guard case .object(let holder) = value.owner, scene.holdsControllers(value.type) else { continue }
      for word in value.words {
        if word.elsewhere != nil {
          diagnostics.append(diagnostic(.elsewhere(word.text), at: word.range, in: scene))
          continue
        }
        guard let child = scene.object(word) else { continue }
        if let first = places.first[child] {
          diagnostics.append(
            diagnostic(.twice(word.text), at: word.range, in: scene, notes: [scene.note(.first, at: first)]))
        } else if places.outermost(of: holder, scene.steps) == child {
          diagnostics.append(diagnostic(.inItself(word.text), at: word.range, in: scene))
        } else {
          places.first[child] = word.range
          places.holders[child] = holder
        }
      }
    }
  }

  /// The containment relations of the objects in the part of the document that the rule has already processed.
  private struct Places {
    var first: [Int: SourceRange] = [:]
    var holders: [Int: Int] = [:]

    mutating func outermost(of object: Int, _ steps: StepCounter) -> Int {
      var current = object
      while let holder = holders[current] {
        steps.add()
        if let next = holders[holder] { holders[current] = next }
        current = holder
      }
      return current
    }
  }
}

extension Message {
  fileprivate static func twice(_ id: String) -> Message {
    "'\(object: id)' is already in a container: an object in a nib can be in only one container"
  }

  fileprivate static func inItself(_ id: String) -> Message { "'\(object: id)' would contain itself" }

  fileprivate static func elsewhere(_ reference: String) -> Message {
    "A nib cannot contain a scene of another file: '\(object: reference)'"
  }

  fileprivate static var first: Message { "first contained here" }
}
