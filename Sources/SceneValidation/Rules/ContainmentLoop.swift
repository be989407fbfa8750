import SceneDiagnostics
import SceneModel

/// Controllers that hold each other in a circle.
package enum ContainmentLoop: FileRule {
  package static let description = RuleDescription(
    "containment-loop", .flow, .error,
    summary: "No controller is inside itself.",
    discussion: """
      What a container holds is made when the container is, and what is embedded, when the view around it is loaded. \
      A controller that holds itself, directly or by way of others, would have no end.
      """,
    wrong: """
      <storyboard version="1" initial="main">
        <scene>
          <navigationController id="main" rootViewController="clock"/>
        </scene>
        <scene>
          <viewController id="clock">
            <view>
              <containerView>
                <segue kind="embed" destination="▶main"/>
              </containerView>
            </view>
          </viewController>
        </scene>
      </storyboard>
      """,
    right: """
      <storyboard version="1" initial="main">
        <scene>
          <navigationController id="main" rootViewController="clock"/>
        </scene>
        <scene>
          <viewController id="clock">
            <view>
              <containerView>
                <segue kind="embed" destination="zones"/>
              </containerView>
            </view>
          </viewController>
        </scene>
        <scene>
          <viewController id="zones"/>
        </scene>
      </storyboard>
      """)

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    let ways = Dictionary(grouping: scene.holdings, by: \.holder)
    var finished: Set<Int> = []
    for start in ways.keys.sorted() where !finished.contains(start) {
      // From the outermost inward, and how many ways on from each have been gone. Not by calling itself: as deep as
      // scenes hold each other.
      var path = [(controller: start, gone: 0)]
      var positions = [start: 0]
      while let last = path.last {
        guard let way = ways[last.controller]?.dropFirst(last.gone).first else {
          finished.insert(last.controller)
          positions[last.controller] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].gone += 1
        if let first = positions[way.held] {
          let between = path[(first + 1)...].prefix(3).map { scene.describe($0.controller) }
          diagnostics.append(
            finding(.holdsItself(scene.describe(way.held), by: between), at: way.name.range, in: scene))
        } else if !finished.contains(way.held) {
          positions[way.held] = path.count
          path.append((way.held, 0))
        }
      }
    }
  }
}

extension Message {
  fileprivate static func holdsItself(_ controller: String, by others: [String]) -> Message {
    if others.isEmpty { return "\(controller.capitalizedFirst) holds itself" }
    return "\(controller.capitalizedFirst) holds itself, by way of \(others.joined(separator: ", "))"
  }
}

extension String {
  /// For a description that begins a sentence.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
