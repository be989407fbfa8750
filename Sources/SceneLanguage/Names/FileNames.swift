import SceneValues

/// The names that a scene or a file of Interface Builder's says, and who leads where: small enough to be kept of every
/// file.
package struct FileNames: Sendable {
  /// An object that has an id.
  package struct Object: Sendable {
    package var element: String
    /// As it is written, or the qualified name of the element's class; nil where nobody knows the element.
    package var className: String?
    /// The id's.
    package var range: Range<Int>
    /// The scene that it stands in, among the file's.
    package var scene: Int?
  }

  /// A scene, by its controller.
  package struct Scene: Sendable {
    package var element: String
    /// What others call it: in a file of Interface Builder's, its storyboard identifier where it has one.
    package var id: String?
    package var title: String?
    package var className: String?
    /// The controller's element.
    package var whole: Range<Int>
    /// The id, or the element's name.
    package var nameRange: Range<Int>
  }

  /// What leads to another scene.
  package struct Lead: Sendable {
    /// The scene that it stands in, among the file's.
    package var scene: Int
    /// The id that it leads to, in this file or in a storyboard.
    package var destination: String
    package var storyboard: String?
    package var range: Range<Int>
  }

  /// In the order of the text.
  package private(set) var mentions: [NameMention] = []
  /// The places of the mentions of each name: a question about one thing is asked of thousands of files.
  private var places: [String: [Int]] = [:]
  /// The storyboards that it leads to, without directories.
  package private(set) var storyboards: Set<String> = []
  package var objects: [String: Object] = [:]
  package var scenes: [Scene] = []
  package var leads: [Lead] = []
  /// Where each object's texts that can be translated stand, by the keys that tables know them by.
  package var texts: [String: Range<Int>] = [:]

  package init() {}

  /// Adds all mentions.
  mutating func set(_ mentions: [NameMention]) {
    self.mentions = mentions.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for (place, mention) in self.mentions.enumerated() {
      places[mention.text, default: []].append(place)
      if let storyboard = mention.storyboard {
        storyboards.insert(LanguageService.bareName(ofStoryboard: storyboard))
      }
    }
  }

  /// The mentions of a name, in the order of the text.
  package func mentions(of name: String) -> [NameMention] { (places[name] ?? []).map { mentions[$0] } }

  /// The mention at a place, the cursor's ends included: of several, the shortest.
  package func mention(at offset: Int) -> NameMention? {
    mentions.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
      .min { $0.range.count < $1.range.count }
  }
}
