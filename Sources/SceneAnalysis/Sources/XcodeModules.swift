import SceneFiles
import SceneSyntax

/// What projects of Xcode's call the modules that they build.
struct XcodeModules {
  /// What is known already, by directory.
  private var names: [String: String?] = [:]

  /// The module of the files of a directory, by its path from the root and the project that lies nearest above; nil
  /// where there is none, or where nobody can tell which of its modules they are of.
  mutating func name(forFilesIn directory: String) -> String? {
    if let known = names[directory] { return known }
    // Directories above may be anybody's.
    let projects = ((try? DirectoryListing.names(in: directory)) ?? []).filter { $0.hasSuffix(".xcodeproj") }
    let found: String?
    if projects.isEmpty {
      found = directory == "/" ? nil : name(forFilesIn: LexicalPath.directory(of: directory))
    } else {
      let modules = Set(projects.map { Self.modules(of: "\(directory)/\($0)/project.pbxproj") })
      found = modules.count == 1 && modules.first?.count == 1 ? modules.first?.first : nil
    }
    names[directory] = .some(found)
    return found
  }

  /// The modules of a project, but for its tests; none where one of them cannot be told.
  private static func modules(of path: String) -> Set<String> {
    guard let source = try? SourceReader.read(path: path), let list = PropertyListText(source.bytes),
      case .table(let objects)? = list["objects"]
    else { return [] }
    var modules: Set<String> = []
    for target in objects.values where target["isa"]?.text == "PBXNativeTarget" {
      if target["productType"]?.text?.contains("-testing") == true
        || target["productType"]?.text?.contains("-test") == true
      {
        continue
      }
      guard let module = module(of: target, in: objects) else { return [] }
      modules.insert(module)
    }
    return modules
  }

  private static func module(
    of target: PropertyListText, in objects: [String: PropertyListText]
  ) -> String? {
    guard let name = target["name"]?.text else { return nil }
    let configurations = (target["buildConfigurationList"]?.text).flatMap { objects[$0] }?[
      "buildConfigurations"]
    let settings = (configurations?.texts ?? []).compactMap { objects[$0]?["buildSettings"] }
    // Each configuration may set it otherwise.
    let modules = Set(
      (settings.isEmpty ? [PropertyListText.table([:])] : settings).map { settings -> String? in
        let product = expand(settings["PRODUCT_NAME"]?.text ?? name, target: name, product: nil)
        let module = settings["PRODUCT_MODULE_NAME"]?.text.map {
          expand($0, target: name, product: product)
        }
        return (module ?? product).map(identifier)
      })
    return modules.count == 1 ? modules.first ?? nil : nil
  }

  /// A setting with the names in it that Xcode itself puts there by default; nil where it depends on others.
  private static func expand(_ setting: String, target: String, product: String?) -> String? {
    var text = setting
    for (name, value) in [("TARGET_NAME", target), ("PRODUCT_NAME", product)] {
      guard let value else { continue }
      for mark in ["", ":c99extidentifier", ":identifier"] {
        for written in ["$(\(name)\(mark))", "${\(name)\(mark)}"] { text.replace(written, with: value) }
      }
    }
    return text.contains("$") || text.isEmpty ? nil : text
  }

  /// The module name that Xcode makes of a product name.
  private static func identifier(_ name: String) -> String {
    let text = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }
}
