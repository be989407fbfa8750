import SceneFiles
import SceneValues

struct XcodeGroups {
  private typealias Objects = [String: PropertyListNode]

  private var files: [String: String] = [:]
  /// The references that represent several files, one for each language.
  private var variants: [String: [String]] = [:]
  /// The references to folders whose entire content is part of targets.
  private(set) var folders: [String: String] = [:]
  /// The folders whose files are part of targets although the project does not list the files.
  private(set) var synchronized: [String: String] = [:]
  private(set) var lost: Set<String> = []
  let root: String
  private var written: [String: String] = [:]

  init(_ objects: [String: PropertyListNode], _ project: PropertyListNode, in directory: String) {
    let base = project["projectDirPath"]?.text ?? ""
    root = LexicalPath.absolute(base.isEmpty ? directory : "\(directory)/\(base)")
    guard let main = project["mainGroup"]?.text else { return }
    var seen: Set<String> = []
    var open: [(id: String, path: String?)] = [(main, root)]
    while let (id, around) = open.popLast() {
      guard seen.insert(id).inserted, let node = objects[id] else { continue }
      let path = place(of: node, in: around)
      switch node["isa"]?.text {
      case "PBXGroup"?:
        written[id] = path
        open += (node["children"]?.texts ?? []).map { ($0, path) }
      case "PBXVariantGroup"?, "XCVersionGroup"?:
        let children = node["children"]?.texts ?? []
        variants[id] = children
        open += children.map { ($0, path) }
        fallthrough
      case "PBXFileReference"?:
        note(id, node, at: path)
      case "PBXFileSystemSynchronizedRootGroup"?:
        written[id] = path
        if let path { synchronized[id] = path.lowercased() }
      default: break
      }
    }
  }

  func files(of reference: String) -> [String] {
    let all = [reference] + (variants[reference] ?? [])
    return all.compactMap { files[$0] }
  }

  func path(of reference: String) -> String? { written[reference] }

  private mutating func note(_ id: String, _ node: PropertyListNode, at path: String?) {
    guard let path else {
      // Build products and files of the system are not sources of the project.
      if !Self.foreignTrees.contains(node["sourceTree"]?.text ?? ""),
        let name = (node["path"]?.text ?? node["name"]?.text)?.split(separator: "/").last
      {
        lost.insert(name.lowercased())
      }
      return
    }
    files[id] = path.lowercased()
    written[id] = path
    let type = node["lastKnownFileType"]?.text ?? node["explicitFileType"]?.text
    if type == "folder" { folders[id] = path.lowercased() }
  }

  private static let foreignTrees: Set<String> = ["BUILT_PRODUCTS_DIR", "SDKROOT", "DEVELOPER_DIR"]

  private func place(of node: PropertyListNode, in around: String?) -> String? {
    let path = node["path"]?.text ?? ""
    guard !path.contains("$(") else { return nil }
    switch node["sourceTree"]?.text ?? "<group>" {
    case "<group>":
      guard let around else { return path.hasPrefix("/") ? LexicalPath.absolute(path) : nil }
      return path.isEmpty ? around : LexicalPath.absolute(path.hasPrefix("/") ? path : "\(around)/\(path)")
    case "SOURCE_ROOT": return LexicalPath.absolute(path.isEmpty ? root : "\(root)/\(path)")
    case "<absolute>": return path.hasPrefix("/") ? LexicalPath.absolute(path) : nil
    default: return nil
    }
  }
}
