extension RuleDescription {
  /// A complete sample file. A `▶` mark precedes each position to which a diagnostic must refer. A literal contains the
  /// text of the whole file. Functions such as `view` receive only the relevant lines, without indentation, and add the
  /// enclosing elements: a storyboard whose initial scene has the id `clock`.
  package struct Sample: Sendable, ExpressibleByStringInterpolation {
    private let content: String
    /// The start tags around the content, from outermost to innermost, without angle brackets.
    private var tags: [String] = []
    private var otherScenes: [String] = []

    package init(stringLiteral value: String) { content = value }

    private init(_ content: String, in tags: [String], otherScenes: [String] = []) {
      self.content = content
      self.tags = tags
      self.otherScenes = otherScenes
    }

    package var text: String {
      tags.reversed().reduce(content) { text, tag in
        let scenes = tag == "scene" ? otherScenes.map { "\n" + Self.element(tag, around: $0) } : []
        return Self.element(tag, around: text) + scenes.joined()
      }
    }

    private static func element(_ tag: String, around content: String) -> String {
      let lines = content.split(separator: "\n", omittingEmptySubsequences: false)
      let indented = lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
      return "<\(tag)>\n\(indented)\n</\(tag.prefix { $0 != " " })>"
    }
  }
}

extension RuleDescription.Sample {
  package static func scenes(initial: String = "clock", _ first: String, _ others: String...) -> Self {
    Self(first, in: [storyboard(initial), "scene"], otherScenes: others)
  }

  package static func controller(
    class: String? = nil, _ content: String, otherScenes: String...
  ) -> Self {
    Self(content, in: [storyboard(), "scene", controllerTag(`class`)], otherScenes: otherScenes)
  }

  /// Creates a sample scene whose root view has the given content. `otherScenes` contains the contents of additional
  /// scenes, and `controller` is the class of the view controller.
  package static func view(
    element: String = "view", class: String? = nil, id: String? = nil, frame: String? = nil,
    controller: String? = nil, _ content: String, otherScenes: String...
  ) -> Self {
    let tag = element + attribute("class", `class`) + attribute("id", id) + attribute("frame", frame)
    return Self(
      content, in: [storyboard(), "scene", controllerTag(controller), tag], otherScenes: otherScenes)
  }

  package static func appearances(_ content: String) -> Self {
    Self("<scene>\n  <viewController id=\"clock\"/>\n</scene>\n" + content, in: [storyboard()])
  }

  package static func xib(_ objects: String) -> Self { Self(objects, in: [document("XIB"), "objects"]) }

  package static func xcodeScene(_ objects: String) -> Self {
    let root = document("Storyboard.XIB") + attribute("initialViewController", "start")
    return Self(objects, in: [root, "scenes", #"scene sceneID="first""#, "objects"])
  }

  private static func document(_ kind: String) -> String {
    #"document type="com.apple.InterfaceBuilder3.CocoaTouch.\#(kind)" version="3.0" targetRuntime="iOS.CocoaTouch""#
  }

  private static func storyboard(_ initial: String = "clock") -> String {
    #"storyboard version="1" initial="\#(initial)""#
  }

  private static func controllerTag(_ className: String?) -> String {
    #"viewController id="clock""# + attribute("class", className)
  }

  private static func attribute(_ name: String, _ value: String?) -> String {
    value.map { " \(name)=\"\($0)\"" } ?? ""
  }
}
