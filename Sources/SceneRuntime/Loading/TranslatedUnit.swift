import SceneArchive
import SceneValues

/// A unit's objects with translated strings. When the preferred language changes, the strings are updated.
final class TranslatedUnit {
  private let file: SceneFile
  private let unit: Int
  private var language: FileLanguage
  private var objects: [(index: Int, object: WeakObject)] = []

  private struct WeakObject {
    weak var object: AnyObject?
    var varied: VariedObject?
  }

  /// Creates a translated unit, or returns nil if the unit contains no translated strings.
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

  func isMade(of file: SceneFile, with object: AnyObject) -> Bool {
    self.file === file && objects.contains { $0.object.object === object }
  }

  var isGone: Bool { objects.allSatisfy { $0.object.object == nil } }

  /// Changes the language of all strings that still equal their most recent translation.
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
      // The path may now lead to another object, which may not have the key.
      guard (try? file.registry.value(forKeyPath: text.key, on: object))?.writtenText == old else { return }
      try? path.apply(to: object, in: file.registry)
    }
  }

  private func text(ofValue value: Int, in language: FileLanguage) -> String? {
    file.value(at: value, in: language).writtenText
  }
}

/// A context's units whose strings follow the preferred language. References to objects are weak.
public struct TranslatedUnits {
  private var units: [TranslatedUnit] = []
  /// The number of units at which empty units are removed. With this limit, adding a unit takes amortized constant time.
  private var limit = 16

  /// Creates an empty list for a new context.
  public init() {}

  mutating func add(_ unit: TranslatedUnit) {
    if units.count == limit {
      units.removeAll(where: \.isGone)
      limit = max(16, units.count * 2)
    }
    units.append(unit)
  }

  mutating func forget(_ object: AnyObject, of file: SceneFile) {
    units.removeAll { $0.isMade(of: file, with: object) }
  }

  package func follow(_ locales: [String], report: (any Error) -> Void) {
    for unit in units { unit.follow(locales, report: report) }
  }
}
