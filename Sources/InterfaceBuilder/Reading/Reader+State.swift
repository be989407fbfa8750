import SceneDiagnostics
import SceneSyntax

extension Reader {
  struct Options {
    var naming: Naming?
    /// Whether parts without an id in the file get one.
    var namesParts = false
    /// Whether to include constraints that Xcode removes at build time but uses on its canvas.
    var isForCanvas = false
  }

  /// A per-file cache of written names and values.
  struct WrittenNames {
    let common: CommonNames
    /// The names of attributes in the tables, or nil if not yet used.
    var attributes: [NameID?]
    /// The scene names of elements by their document name, or nil if not yet used.
    var elements: [NameID?]
    /// Autoresizing masks, by a code for their words and the order of the words.
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
    /// Parts of top-level nib objects, which must be written next to these objects.
    var parts: [Int] = []
  }

  /// Facts about the document that are collected during reading.
  struct FoundFacts {
    var keptIDs: Set<String>
    /// Whether the storyboard has neither an initial scene nor an identifier, which is common for referenced
    /// storyboards.
    var hasNoBeginning = false
    /// The ids of constraint items, computed lazily.
    var constraintItems: Set<String>?
    /// The destination ranges of connections between scenes.
    var connectionsApart: [SourceRange] = []
    var unknownValues: [UnknownValue] = []

    init(keptIDs: Set<String>) { self.keptIDs = keptIDs }
  }
}
