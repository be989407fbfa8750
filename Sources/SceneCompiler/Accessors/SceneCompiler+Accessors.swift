import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValidation

/// The options for generating Swift accessors for a scene file.
public struct AccessorOptions: Sendable {
  /// The access level of the generated accessors.
  public enum Access: String, Sendable, CaseIterable { case `internal`, package, `public` }

  /// The access level of the accessors. The default is `internal`.
  public var access: Access
  /// The module that contains the accessors. Classes in this module do not require an import. If nil, all classes are
  /// assumed to be in the same module as the accessors.
  public var module: String?
  /// The name of the enclosing enumeration. The default is derived from the file name: `AlarmClock` for
  /// `AlarmClock.scene`, or `AlarmClockScenes` if the app has a type named `AlarmClock`.
  public var name: String?
  /// The names of the accessor enumerations for the module's other scene files.
  public var others: Set<String> = []

  /// Creates options. By default, the access level is internal, and the name is derived from the file name.
  public init(access: Access = .internal, module: String? = nil, name: String? = nil) {
    self.access = access
    self.module = module
    self.name = name
  }
}

extension SceneCompiler {
  /// Generates Swift accessors for a scene file. The generated source depends only on the file and the names of classes.
  ///
  /// - Returns: The Swift source and the diagnostics. The source is nil if the scene has errors.
  public func accessors(
    of source: SourceText, resources: SceneResources = SceneResources(),
    options: AccessorOptions = AccessorOptions()
  ) -> (text: String?, diagnostics: [Diagnostic]) {
    analysis(of: source, resources: resources).accessors(options)
  }

  /// Returns the default name of the enumeration that contains the accessors for the scene file at the given path.
  public static func accessorName(ofFile path: String) -> String {
    SwiftName.type(AccessorWriter.stem(of: path))
  }
}

extension Analysis {
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
