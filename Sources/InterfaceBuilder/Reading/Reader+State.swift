import SceneDiagnostics
import SceneSyntax

extension Reader {
  struct Options {
    var naming: Naming?
    var namesParts = false
    /// Whether to include constraints that Xcode uses on its canvas but removes at build time.
    var isForCanvas = false
  }

  struct WrittenNames {
    let common: CommonNames
    var attributes: [NameID?]
    var elements: [NameID?]
    var autoresizings: [Int: String] = [:]

    init(_ tree: SyntaxTree, _ words: DocumentVocabulary, _ out: inout DerivedTreeBuilder) {
      common = CommonNames(&out)
      attributes = Array(repeating: nil, count: words.attributes.count)
      elements = Array(repeating: nil, count: tree.names.count)
    }
  }

  struct CommonNames {
    let id, `class`, constraint, equation: NameID

    init(_ out: inout DerivedTreeBuilder) {
      id = out.name("id")
      `class` = out.name("class")
      constraint = out.name("constraint")
      equation = out.name("equation")
    }
  }

  struct PendingParts {
    var values: [Int] = []
    /// The parts of top-level nib objects. The reader writes each part as a sibling of its object.
    var parts: [Int] = []
  }

  struct FoundFacts {
    var keptIDs: Set<String>
    /// Whether the storyboard has no initial scene and no scene with an identifier.
    var hasNoBeginning = false
    var constraintItems: Set<String>?
    var connectionsApart: [SourceRange] = []
    var unknownValues: [UnknownValue] = []

    init(keptIDs: Set<String>) { self.keptIDs = keptIDs }
  }
}
