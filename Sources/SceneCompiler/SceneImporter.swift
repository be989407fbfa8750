import InterfaceBuilder
import SceneDiagnostics
import SceneModel
import SceneParsing
import SceneSyntax
import SceneValidation
import SceneValues

/// An importer that converts Interface Builder files to scenes that are easy to read and edit.
///
/// ```swift
/// let importer = SceneImporter(vocabulary: Registry.library.vocabulary)
/// if let scene = importer.scene(of: source).scene { print(scene.text.count) }
/// ```
public struct SceneImporter: Sendable {
  /// The classes that determine the order of attributes and the default values to omit.
  public var vocabulary: Vocabulary
  /// The maximum size and nesting depth of a file.
  public var limits: SyntaxLimits

  /// Creates an importer for the classes of a vocabulary, with the default limits.
  public init(vocabulary: Vocabulary, limits: SyntaxLimits = .default) {
    self.vocabulary = vocabulary
    self.limits = limits
  }

  /// An imported scene with the ids from the original file.
  public struct Imported: Sendable {
    /// The scene as UTF-8, in canonical form.
    public var text: [UInt8]
    /// The original ids, keyed by the scene's ids.
    public var originals: [String: String]
  }

  /// Imports a storyboard or nib. If the source is unreadable, the scene is nil and the diagnostics explain why.
  public func scene(of source: SourceText) -> (scene: Imported?, diagnostics: [Diagnostic]) {
    let (tree, faults) = SyntaxParser.parse(source, limits: limits)
    guard let tree, !faults.hasErrors else { return (nil, faults) }
    let translation = translation(of: tree)
    guard let translated = translation.tree else { return (nil, faults + translation.diagnostics) }
    let plain = SourceText(path: source.path, InterfaceBuilder.text(of: translated))
    let formatter = SceneFormatter(vocabulary: vocabulary, limits: limits)
    // The text was generated from a tree, so parsing can fail only because of its size.
    let (scene, tooLarge) = SyntaxParser.parse(plain, limits: limits)
    let (text, diagnostics) = scene.map(formatter.canonical) ?? (nil, tooLarge)
    var all = faults + translation.diagnostics + diagnostics
    if text != nil { all += excessiveLoading(of: translated, from: source) }
    return (text.map { Imported(text: $0, originals: translation.originals) }, all)
  }

  /// Returns warnings about controllers that contain themselves or create more controllers than apps allow by default.
  private func excessiveLoading(of tree: SyntaxTree, from source: SourceText) -> [Diagnostic] {
    let document = SceneParser.document(of: tree, vocabulary: vocabulary)
    let summary = FileSummary(of: CheckedScene(document: document, vocabulary: vocabulary), hasErrors: false)
    let project = Project([Project.File(path: source.path, summary: summary)], isWhole: false)
    return ProjectRules.check(project, only: ContainmentLoop.self) { _ in source }.map {
      Diagnostic(rule: $0.rule, severity: .warning, message: $0.message, at: $0.location)
    }
  }

  /// Translates an Interface Builder file to the tree of the imported scene. Its locations refer to the original file.
  func translation(of tree: SyntaxTree) -> InterfaceBuilder.Translation {
    var translation = InterfaceBuilder.translate(
      tree, readable: true, forCanvas: InterfaceBuilder.isForMac(tree), counting: false, library: vocabulary)
    translation.tree = translation.tree.map(normalized)
    return translation
  }

  package func statistics(of source: SourceText) -> (statistics: ImportStatistics?, diagnostics: [Diagnostic])
  {
    let (tree, faults) = SyntaxParser.parse(source, limits: limits)
    guard let tree, !faults.hasErrors else { return (nil, faults) }
    let translation = InterfaceBuilder.translate(tree)
    return (translation.statistics, faults + translation.diagnostics.filter { $0.severity == .error })
  }

  /// Removes values that equal their default. Keeps those of custom classes, whose defaults might differ.
  private func normalized(_ tree: SyntaxTree) -> SyntaxTree {
    var builder = DerivedTreeBuilder(from: tree)
    copy(0, of: tree, into: &builder)
    return builder.finish()
  }

  private func copy(_ index: Int, of tree: SyntaxTree, into builder: inout DerivedTreeBuilder) {
    let name = tree.name(of: tree.elements[index])
    guard !ImportedNames.contains(name) else { return builder.copy(index, as: tree.elements[index].name) }
    builder.open(tree.elements[index].name, from: index)
    let attributes = tree.attributes(of: index)
    let isCustom = attributes.contains { tree.name(of: $0) == "class" }
    let className = isCustom ? nil : vocabulary.description(ofElement: name)?.name
    let custom = attributes.first { ["class", "owner"].contains(tree.name(of: $0)) }
    let ownClass = custom.map { tree.value(of: $0) } ?? className
    for attribute in attributes {
      let isDefault = className.map { self.isDefault(attribute, of: $0, in: tree) } ?? false
      if !isDefault { builder.append(attribute.name, copying: attribute) }
    }
    for child in tree.children(of: index) {
      let isLacking =
        ownClass.map { self.isLacking(child, of: $0, in: tree) || isLibraryOnlyKey(child, of: $0, in: tree) }
        == true
      if isLacking {
        let name = builder.name("\(ImportedNames.prefix):\(tree.name(of: tree.elements[child]))")
        builder.copy(child, as: name)
      } else {
        copy(child, of: tree, into: &builder)
      }
    }
    builder.close()
  }

  /// Returns whether a runtime attribute, outlet, or event is unsupported and therefore preserved as markup.
  private func isLacking(_ index: Int, of className: String, in tree: SyntaxTree) -> Bool {
    func text(_ key: String) -> String? {
      tree.attributes(of: index).first { tree.name(of: $0) == key }.map { tree.value(of: $0) }
    }
    switch tree.name(of: tree.elements[index]) {
    case "runtimeAttribute":
      return text("key").map { key in
        vocabulary.lacksRuntimeAttribute(key, className) || vocabulary.lacksKeyPath(key, className)
      } ?? false
    case "action":
      return text("event").map { vocabulary.lacksEvent($0, className) } ?? false
    case "outlet", "outletCollection":
      return text("property").map { vocabulary.lacksOutlet($0, className) } ?? false
    default: return false
    }
  }

  private func isLibraryOnlyKey(_ index: Int, of className: String, in tree: SyntaxTree) -> Bool {
    guard tree.name(of: tree.elements[index]) == "runtimeAttribute",
      let key = tree.attributes(of: index).first(where: { tree.name(of: $0) == "key" })
    else { return false }
    return vocabulary.isLibraryOnlyKey(tree.value(of: key), className)
  }

  private func isDefault(_ attribute: SyntaxTree.Attribute, of className: String, in tree: SyntaxTree) -> Bool
  {
    guard let usual = vocabulary.property(tree.name(of: attribute), of: className)?.defaultLiteral else {
      return false
    }
    return tree.value(of: attribute) == usual
  }
}
