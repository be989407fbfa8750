import SceneRuntime
import SceneUI
import SceneValues
import Synchronization
import TestSupport
import Testing

/// Checks the declarations of every property of every class of the library.
@Suite struct DeclaredPropertyTests {
  struct Subject: CustomTestStringConvertible, Sendable {
    let name: String
    let property: PropertyDescription
    var testDescription: String { "\(name).\(property.key)" }
  }

  /// Classes that scenes do not instantiate.
  static let notMade: Set = ["Storyboard", "Nib", "Segue", "Object", "LayoutConstraint", "Layer"]
  /// The content that some classes require before a property can store a value.
  static let inside = ["SegmentedControl": "<segment/><segment/><segment/>"]
  static let attributes = ["PageControl": "numberOfPages=\"3\""]

  /// The values of strings that must have a particular form.
  static let strings = ["DatePicker.timeZone": "GMT+0530"]

  static let fixedSize: Set = ["Switch", "Stepper"]

  static let vocabulary = Registry.library.vocabulary

  static let subjects: [Subject] = {
    vocabulary.classes.filter { !notMade.contains($0.name) }.flatMap { description in
      // A subclass may redeclare a property with its own default.
      Set(vocabulary.lineage(of: description.name).flatMap(\.properties).map(\.key)).sorted().map {
        Subject(name: description.name, property: vocabulary.property($0, of: description.name)!)
      }
      // The content of a container is created with it, not set later.
      .filter {
        if case .references = $0.property.type {
          false
        } else if case .reference = $0.property.type {
          false
        } else {
          true
        }
      }
    }
  }()

  private func fresh(
    _ name: String, attributes: String = "", inside: String = ""
  ) throws -> any SceneObject {
    let element = try #require(Self.vocabulary.description(of: name)).element
    let tag = inside.isEmpty && attributes.isEmpty ? "object" : try #require(element)
    let text = "<nib version=\"1\"><\(tag) class=\"\(name)\" \(attributes)>\(inside)</\(tag)></nib>"
    return try Nib(file: Self.file(of: text), context: SceneContext(clock: ManualClock())).instantiate()[0]
  }

  /// Cached, because thousands of tests create their objects from a nib for each class.
  private static func file(of text: String) throws -> SceneFile {
    if let file = files.withLock({ $0[text] }) { return file }
    let file = try opened(text)
    files.withLock { $0[text] = file }
    return file
  }
  private static let files = Mutex<[String: SceneFile]>([:])

  @Test("The library declares more than a hundred properties")
  func count() {
    #expect(Self.subjects.count > 100)
    #expect(Self.subjects.contains { if case .enumeration = $0.property.type { true } else { false } })
    #expect(Self.subjects.contains { if case .optionSet = $0.property.type { true } else { false } })
  }

  @Test("Each property of a new object has its declared default value", arguments: subjects)
  func defaults(_ subject: Subject) throws {
    guard let literal = subject.property.defaultLiteral else { return }
    let object = try fresh(subject.name)
    let read = try Registry.library.value(forKeyPath: subject.property.key, on: object)
    #expect(read == (try subject.property.type.value(of: literal)))
  }

  @Test("Each property returns the value that was set", arguments: subjects)
  func readBack(_ subject: Subject) throws {
    if Self.fixedSize.contains(subject.name), ["frame", "bounds"].contains(subject.property.key) { return }
    let registry = Registry.library
    func roomy() throws -> any SceneObject {
      try fresh(
        subject.name, attributes: Self.attributes[subject.name] ?? "", inside: Self.inside[subject.name] ?? ""
      )
    }
    let string = Self.strings[subject.testDescription].map { [Value.string($0)] }
    for value in string ?? Self.values(of: subject.property.type) {
      let object = try roomy()
      try registry.setValue(value, forKeyPath: subject.property.key, on: object)
      #expect(try registry.value(forKeyPath: subject.property.key, on: object) == value)
      // Set the value again as text, the form of properties that host apps declare.
      let other = try roomy()
      try registry.setValue(.text(value.literal), forKeyPath: subject.property.key, on: other)
      #expect(try registry.value(forKeyPath: subject.property.key, on: other) == value)
    }
  }

  @Test("Rejects a value of the wrong type and changes nothing", arguments: subjects)
  func refused(_ subject: Subject) throws {
    let registry = Registry.library
    let object = try fresh(subject.name)
    let before = try registry.value(forKeyPath: subject.property.key, on: object)
    let wrong: Value = subject.property.type == .bool ? .point(.zero) : .bool(true)
    #expect(throws: LoadingError.Kind.self) {
      try registry.setValue(wrong, forKeyPath: subject.property.key, on: object)
    }
    #expect(try registry.value(forKeyPath: subject.property.key, on: object) == before)
  }

  @Test("Segues support all their declared properties")
  func segues() throws {
    let registry = Registry.library
    let segue = Segue(identifier: nil, source: ViewController(), destination: ViewController())
    for property in try #require(registry.vocabulary.description(of: "Segue")).properties {
      if let literal = property.defaultLiteral {
        #expect(try registry.value(forKeyPath: property.key, on: segue) == property.type.value(of: literal))
      }
      for value in Self.values(of: property.type) {
        try registry.setValue(value, forKeyPath: property.key, on: segue)
        #expect(try registry.value(forKeyPath: property.key, on: segue) == value)
      }
    }
  }

  /// Returns values that any property of a type must be able to store: every case, each single member, and
  /// all members.
  static func values(of type: ValueType) -> [Value] {
    switch type {
    case .bool: [.bool(true), .bool(false)]
    case .int: [.int(2), .int(1)]
    case .number: [.number(0.25), .number(1)]
    case .string: [.string("text")]
    case .point: [.point(Point(x: 1, y: 2))]
    case .size: [.size(Size(width: 3, height: 4))]
    case .rect: [.rect(Rect(x: 1, y: 2, width: 30, height: 40))]
    case .insets: [.insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))]
    case .range: [.range(1..<4)]
    case .nothing: [.nothing]
    case .transform: [.transform(.scale(x: 2, y: 3))]
    case .color: [.color(.tint), .color(.systemRed)]
    case .font: [.font(.bold(11))]
    case .image: [.image("picture")]
    case .enumeration(let cases): cases.map { .enumeration($0) }
    case .optionSet(let members):
      // "normal" is the name of the empty set.
      [members.filter { $0 == "normal" }, members.filter { $0 != "normal" }, [members.last!]].map {
        .optionSet($0)
      }
    case .priorities: [.size(Size(width: 251, height: 1000))]
    case .reference, .references: []
    }
  }
}
