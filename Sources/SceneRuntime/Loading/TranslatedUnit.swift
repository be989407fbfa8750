import SceneArchive
import SceneValues

/// What was made of a unit whose texts are translated: it can say them in another language.
final class TranslatedUnit {
  private let file: SceneFile
  private let unit: Int
  private var language: FileLanguage
  /// Those that have translated texts, by their index in the unit.
  private var objects: [(index: Int, object: WeakObject)] = []

  private struct WeakObject {
    weak var object: AnyObject?
    /// What of it depends on traits, too.
    var varied: VariedObject?
  }

  /// nil where nothing in it is translated.
  ///
  /// - Parameters:
  ///   - instantiation: what has made it.
  ///   - index: of the unit in the file.
  ///   - kept: what follows traits since an earlier state of the file.
  init?(
    _ instantiation: Instantiation, _ index: Int, following kept: [(index: Int, object: VariedObject)] = []
  ) {
    let unit = instantiation.unit
    guard !unit.translated.isEmpty else { return nil }
    file = instantiation.file
    self.unit = index
    language = instantiation.language
    let varied = Dictionary(instantiation.varied + kept, uniquingKeysWith: { first, _ in first })
    objects = unit.translated.map { object in
      (object, WeakObject(object: instantiation.object(at: object), varied: varied[object]))
    }
  }

  /// Whether it is what was made of a unit, together with an object.
  func isMade(of file: SceneFile, with object: AnyObject) -> Bool {
    self.file === file && objects.contains { $0.object.object === object }
  }

  var isGone: Bool { objects.allSatisfy { $0.object.object == nil } }

  /// Says in another language what still is as it was said in the last one; what code has set since, stays.
  func follow(_ locales: [String], report: (any Error) -> Void) {
    let next = file.language(preferring: locales)
    guard next != language else { return }
    let before = language
    do {
      let unit = try file.unit(at: unit, in: next)
      language = next
      for (index, entry) in objects {
        guard let object = entry.object else { continue }
        let prepared = unit.objects[index]
        if let varied = entry.varied, let variations = prepared.variations {
          varied.follow(variations) { text(ofValue: $0, in: before) }
        }
        for text in prepared.texts where entry.varied?.varies(text.key) != true {
          follow(text, of: object, in: unit, before)
        }
      }
    } catch {
      report(error)
    }
  }

  private func follow(
    _ text: PreparedUnit.Text, of object: AnyObject, in unit: PreparedUnit, _ before: FileLanguage
  ) {
    guard let old = self.text(ofValue: text.value, in: before),
      old != self.text(ofValue: text.value, in: language)
    else { return }
    switch text.way {
    case .setter(let setter, let access):
      if access.read(object).writtenText == old { unit.setters[setter](object) }
    case .keyPath(let path):
      // What it leads to may be another object by now, which need not have the key.
      guard (try? file.registry.value(forKeyPath: text.key, on: object))?.writtenText == old else { return }
      try? path.apply(to: object, in: file.registry)
    }
  }

  private func text(ofValue value: Int, in language: FileLanguage) -> String? {
    file.value(at: value, in: language).writtenText
  }
}

/// What is to say its texts anew when another language is preferred: a context keeps it for those that are loaded into it.
/// It keeps none of them alive.
public struct TranslatedUnits {
  private var units: [TranslatedUnit] = []
  /// How many there may be before those that are gone are let go: each addition costs the same, in the long run.
  private var limit = 16

  /// Nothing: a context begins with it.
  public init() {}

  mutating func add(_ unit: TranslatedUnit) {
    if units.count == limit {
      units.removeAll(where: \.isGone)
      limit = max(16, units.count * 2)
    }
    units.append(unit)
  }

  /// Lets be what was made of a file, together with an object.
  mutating func forget(_ object: AnyObject, of file: SceneFile) {
    units.removeAll { $0.isMade(of: file, with: object) }
  }

  /// Lets everything speak the best of some languages: what still says what its scene said.
  ///
  /// - Parameters:
  ///   - locales: the best first.
  ///   - report: is told why something cannot.
  package func follow(_ locales: [String], report: (any Error) -> Void) {
    for unit in units { unit.follow(locales, report: report) }
  }
}
