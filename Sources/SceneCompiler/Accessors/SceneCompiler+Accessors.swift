import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValidation

/// What is to be known of a program to write Swift for it.
public struct AccessorOptions: Sendable {
  /// Who can name the accessors.
  public enum Access: String, Sendable, CaseIterable { case `internal`, package, `public` }

  /// Who can name them; the module alone by default.
  public var access: Access
  /// The module that they become a part of: its classes need no import. nil where that is not known; then all
  /// classes are taken for its own.
  public var module: String?
  /// What the enumeration around them is called; nil for the file's name: `AlarmClock` of `AlarmClock.scene`, or
  /// `AlarmClockScenes` where the program has a type of that name.
  public var name: String?
  /// What the accessors of the module's other scenes are called.
  public var others: Set<String> = []

  /// Makes options; for the module alone, with the file's name, unless others are given.
  public init(access: Access = .internal, module: String? = nil, name: String? = nil) {
    self.access = access
    self.module = module
    self.name = name
  }
}

extension SceneCompiler {
  /// Swift source by which code speaks of a scene file: scenes with the classes of their controllers, segues, reuse
  /// identifiers, names of images and colors.
  ///
  /// - Returns: the source, which depends on nothing but what is named in the file and the classes' names; nil where the
  ///   scene has errors, and the diagnostics tell which.
  public func accessors(
    of source: SourceText, resources: SceneResources = SceneResources(),
    options: AccessorOptions = AccessorOptions()
  ) -> (text: String?, diagnostics: [Diagnostic]) {
    analysis(of: source, resources: resources).accessors(options)
  }

  /// What the enumeration around a file's accessors is called, unless something else is called so.
  ///
  /// - Parameter path: of the scene file.
  /// - Returns: a name in Swift for a type.
  public static func accessorName(ofFile path: String) -> String {
    SwiftName.type(AccessorWriter.stem(of: path))
  }
}

extension Analysis {
  /// Swift source by which code speaks of the scene file; nil where the scene has errors, and the diagnostics tell which.
  package func accessors(_ options: AccessorOptions) -> (text: String?, diagnostics: [Diagnostic]) {
    let (document, diagnostics) = checked(adding: AccessorNameTaken.description.id)
    guard let document, !diagnostics.hasErrors else { return (nil, diagnostics) }
    let scene = CheckedScene(document: document, vocabulary: compiler.vocabulary, resources: resources)
    var writer = AccessorWriter(
      scene, classes: AccessorClasses(vocabulary: compiler.vocabulary, host: compiler.host, options: options),
      options)
    return (writer.text(), diagnostics)
  }
}
