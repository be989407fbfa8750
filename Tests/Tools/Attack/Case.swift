import SceneValues

/// An element with some values, which results in one scene.
struct Case: Hashable {
  struct Part: Hashable {
    /// A reserved key, not a property. Its value is the number of elements or of repeated actions.
    static let crowd = "crowd"

    var key: String
    /// The index in the property's extreme values.
    var value: Int
  }

  var element: String
  var parts: [Part]

  /// The name in lists of cases, which the command line accepts: `label text=3 font=2`.
  var name: String { ([element] + parts.map { "\($0.key)=\($0.value)" }).joined(separator: " ") }

  init(element: String, parts: [Part]) { (self.element, self.parts) = (element, parts) }

  init?(_ name: some StringProtocol) {
    var words = name.split(separator: " ")
    guard !words.isEmpty else { return nil }
    element = String(words.removeFirst())
    parts = words.compactMap { word in
      let sides = word.split(separator: "=")
      return sides.count == 2 ? Int(sides[1]).map { Part(key: String(sides[0]), value: $0) } : nil
    }
    guard parts.count == words.count else { return nil }
  }

  /// The cases without one of the values.
  var smaller: [Case] {
    parts.indices.map { index in
      var less = self
      less.parts.remove(at: index)
      return less
    }
  }
}

struct Cases {
  let places: Places

  init(vocabulary: Vocabulary) { places = Places(vocabulary: vocabulary) }

  /// Returns the properties of an element, including inherited ones, each with its nearest declaration.
  func properties(of element: String) -> [PropertyDescription] {
    guard let name = places.vocabulary.description(ofElement: element)?.name else { return [] }
    var seen: Set<String> = []
    return places.vocabulary.lineage(of: name).flatMap(\.properties).filter {
      !$0.isPreserved && $0.variant == nil && seen.insert($0.key).inserted
    }
  }

  private func parts(of element: String) -> [[Case.Part]] {
    properties(of: element).map { property in
      NastyValues.literals(of: property).indices.map { Case.Part(key: property.key, value: $0) }
    }
  }

  var alone: [Case] {
    places.elements.flatMap { element in
      [Case(element: element, parts: [])]
        + parts(of: element).joined().map { Case(element: element, parts: [$0]) }
    }
  }

  /// Five hundred of each repeatable element. The run time reveals quadratic algorithms.
  var crowds: [Case] {
    places.elements.filter { places.crowdedPlace(of: $0) != nil }.map {
      Case(element: $0, parts: [Case.Part(key: Case.Part.crowd, value: 500)])
    }
  }

  /// Returns random cases with two, or sometimes three, values of different properties.
  func sampled(_ count: Int, by chance: inout Chance) -> [Case] {
    let byElement = places.elements.map { ($0, parts(of: $0).filter { !$0.isEmpty }) }.filter {
      $0.1.count > 3
    }
    return (0..<count).map { number in
      let (element, properties) = byElement[number % byElement.count]
      var chosen: Set<Int> = []
      while chosen.count < (chance.below(4) == 0 ? 3 : 2) { chosen.insert(chance.below(properties.count)) }
      return Case(
        element: element, parts: chosen.sorted().map { properties[$0][chance.below(properties[$0].count)] })
    }
  }

  /// Every geometry value with every number and every text of an element.
  var geometryPairs: [Case] {
    places.elements.flatMap { element in
      let properties = properties(of: element)
      let geometry = properties.filter { ["frame", "bounds", "transform"].contains($0.key) }
      let others = properties.filter { [.int, .number, .string, .font].contains($0.type) }
      return geometry.flatMap { one in
        others.flatMap { other in
          NastyValues.literals(of: one).indices.flatMap { value in
            NastyValues.literals(of: other).indices.map {
              Case(
                element: element,
                parts: [Case.Part(key: one.key, value: value), Case.Part(key: other.key, value: $0)])
            }
          }
        }
      }
    }
  }
}

struct Chance {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((z ^ (z >> 31)) % UInt64(bound))
  }
}
