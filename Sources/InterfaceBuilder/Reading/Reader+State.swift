import SceneDiagnostics
import SceneSyntax

extension Reader {
  /// The options of a translation.
  struct Options {
    /// The names of objects; nil for ids as the file has them.
    var naming: Naming?
    /// Whether parts that have no id in the file get one.
    var namesParts = false
    /// Whether the constraints that Xcode removes when it compiles the file hold, as they do on its canvas.
    var isForCanvas = false
  }

  /// Names and values that were written before, so that each is made once a file.
  struct WrittenNames {
    /// The names that nearly all elements use.
    let common: CommonNames
    /// The names of the attributes in the tables; nil for those that were not used yet.
    var attributes: [NameID?]
    /// The names of elements, by those of the file; nil for those that were not used yet.
    var elements: [NameID?]
    /// The values of autoresizing masks, by numbers that stand for their words and the order of these.
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

  /// Elements that are written after the element that contains them.
  struct PendingParts {
    /// Parts of values that are carried along once the attributes are written.
    var values: [Int] = []
    /// Parts of top-level objects of a nib, which has no place for them but beside these objects.
    var parts: [Int] = []
  }

  /// Facts about the document that reading finds.
  struct FoundFacts {
    /// The ids of what is carried along.
    var keptIDs: Set<String>
    /// Whether the storyboard neither begins with a scene nor names one, as many do that others lead into.
    var hasNoBeginning = false
    /// The ids that constraints name; nil until they are needed.
    var constraintItems: Set<String>?
    /// Connections between scenes, by where the other end is named.
    var connectionsApart: [SourceRange] = []
    /// Words that their attributes do not accept.
    var unknownValues: [UnknownValue] = []

    init(keptIDs: Set<String>) { self.keptIDs = keptIDs }
  }
}
