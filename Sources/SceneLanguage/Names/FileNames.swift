import SceneValues

/// The names and connections in a scene or Interface Builder file. Values are small enough to be cached for every file.
package struct FileNames: Sendable {
  package struct Object: Sendable {
    package var element: String
    /// The class as written or, by default, the element's qualified class, or nil if the element is unknown.
    package var className: String?
    package var range: Range<Int>
    package var scene: Int?
  }

  package struct Scene: Sendable {
    package var element: String
    /// The name other files use for the scene. In Interface Builder files, this is the storyboard identifier, if any.
    package var id: String?
    package var title: String?
    package var className: String?
    package var whole: Range<Int>
    package var nameRange: Range<Int>
  }

  package struct Lead: Sendable {
    package var scene: Int
    /// The id of the destination, in this file or in another storyboard.
    package var destination: String
    package var storyboard: String?
    package var range: Range<Int>
  }

  package private(set) var nameReferences: [NameReference] = []
  /// The indices of the references by name, so that a request can search thousands of files quickly.
  private var places: [String: [Int]] = [:]
  /// The names, without directories, of the storyboards to which the file refers.
  package private(set) var storyboards: Set<String> = []
  package var objects: [String: Object] = [:]
  package var scenes: [Scene] = []
  package var leads: [Lead] = []
  /// The ranges of the translatable strings, keyed by translation key.
  package var texts: [String: Range<Int>] = [:]

  package init() {}

  mutating func set(_ nameReferences: [NameReference]) {
    self.nameReferences = nameReferences.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    for (place, nameReference) in self.nameReferences.enumerated() {
      places[nameReference.text, default: []].append(place)
      if let storyboard = nameReference.storyboard {
        storyboards.insert(LanguageService.bareName(ofStoryboard: storyboard))
      }
    }
  }

  package func nameReferences(of name: String) -> [NameReference] {
    (places[name] ?? []).map { nameReferences[$0] }
  }

  package func nameReference(at offset: Int) -> NameReference? {
    let around = nameReferences.filter { (reference: NameReference) -> Bool in
      reference.range.lowerBound <= offset && offset <= reference.range.upperBound
    }
    return around.min { $0.range.count < $1.range.count }
  }
}
