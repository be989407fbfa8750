import SceneTesting
import SceneUI
import TestSupport

/// A random storyboard with every kind of container, nested up to five levels deep, and every kind of segue.
struct GeneratedStoryboard {
  private var random: SeededGenerator
  private var scenes: [String] = []
  /// The completed scenes. Scenes that are still being written are excluded, because they would contain
  /// themselves.
  private var finished: [String] = []

  static func text(seed: UInt64) -> String {
    var storyboard = GeneratedStoryboard(random: SeededGenerator(seed: seed))
    return storyboard.write()
  }

  private init(random: SeededGenerator) { self.random = random }

  private mutating func write() -> String {
    for _ in 0..<3 { _ = writeLeaf() }
    let initial = writeController(depth: 0)
    // Segues may lead to any scene, including their origin, so destinations are inserted after all scenes are
    // known.
    var text = ""
    for (index, part) in scenes.joined(separator: "\n").split(separator: "@anywhere").enumerated() {
      text += index == 0 ? part : finished[below(finished.count)] + part
    }
    return storyboardText(initial: initial, text)
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func newID() -> String { "c\(scenes.count + finished.count)_\(below(1000))" }

  private mutating func writeController(depth: Int) -> String {
    guard depth < 5 else { return finished[below(finished.count)] }
    switch below(depth == 0 ? 5 : 8) {
    case 0, 1:
      let root = writeController(depth: depth + 1)
      return writeContainer("navigationController", "rootViewController=\"\(root)\"")
    case 2:
      let members = (0...below(3)).map { _ in writeController(depth: depth + 1) }
      return writeContainer("tabBarController", "viewControllers=\"\(members.joined(separator: " "))\"")
    case 3:
      let members = (0..<2).map { _ in writeController(depth: depth + 1) }
      return writeContainer("splitViewController", "viewControllers=\"\(members.joined(separator: " "))\"")
    case 4:
      let page = writeController(depth: depth + 1)
      return writeContainer("pageViewController", "viewControllers=\"\(page)\"")
    default: return writeLeaf(embedding: below(3) == 0 ? writeController(depth: depth + 1) : nil)
    }
  }

  private mutating func writeContainer(_ element: String, _ attributes: String) -> String {
    let id = newID()
    scenes.append("<scene><\(element) id=\"\(id)\" title=\"\(id)\" entry=\"true\" \(attributes)/></scene>")
    finished.append(id)
    return id
  }

  private mutating func writeLeaf(embedding inner: String? = nil) -> String {
    let id = newID()
    var text = "<scene><viewController id=\"\(id)\" title=\"\(id)\" entry=\"true\" class=\"HostController\">"
    for number in 0...below(3) { text += segue("\(number)") }
    text += "<view frame=\"0 0 320 480\">"
    text += "<button frame=\"10 100 100 40\">\(segue("tapped"))</button>"
    text +=
      "<view frame=\"10 200 100 40\"><tapGestureRecognizer>\(segue("touched"))</tapGestureRecognizer></view>"
    if let inner {
      text +=
        "<containerView frame=\"0 300 320 100\"><segue kind=\"embed\" destination=\"\(inner)\"/></containerView>"
    }
    scenes.append(text + "</view></viewController></scene>")
    finished.append(id)
    return id
  }

  private mutating func segue(_ identifier: String) -> String {
    let animated = below(2) == 0 ? "" : " animated=\"false\""
    let kind = ["show", "showDetail", "present", "popover", "replace", "unwind"][below(6)]
    if kind == "unwind" {
      return "<segue kind=\"unwind\" identifier=\"\(identifier)\" action=\"unwindToHere:\"\(animated)/>"
    }
    var text = "<segue kind=\"\(kind)\" identifier=\"\(identifier)\" destination=\"@anywhere\"\(animated)"
    if kind == "present" {
      let styles = ModalPresentationStyle.allCases.filter { $0 != .popover }
      text += " presentation=\"\(styles[below(styles.count)].rawValue)\""
      let transitions = ModalTransitionStyle.allCases
      text += " transition=\"\(transitions[below(transitions.count)].rawValue)\""
    }
    return text + "/>"
  }
}
