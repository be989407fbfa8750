import ScenePlatform
import SceneValues

struct ImageSets {
  private(set) var folders: [String: String] = [:]

  private static let maximumDepth = 16
  private static let maxFolders = 20_000
  private static let ending = ".imageset"

  init(below path: String) {
    var waiting = [(path: path, space: "", depth: 0)]
    var seen = 0
    while let (folder, space, depth) = waiting.popLast(), seen < Self.maxFolders {
      seen += 1
      for name in Self.folders(in: folder) where !name.hasPrefix(".") {
        let inner = "\(folder)/\(name)"
        if name.hasSuffix(Self.ending) {
          let image = space + name.dropLast(Self.ending.count)
          // If two sets have the same name, the set that is nearer to the top takes precedence.
          if folders[image].map({ Self.precedes(inner, $0) }) ?? true { folders[image] = inner }
        } else if depth < Self.maximumDepth {
          waiting.append((inner, space + Self.space(of: inner, called: name), depth + 1))
        }
      }
    }
  }

  /// Returns whether a folder takes precedence over another folder. Folders nearer to the top level come first, and
  /// folders at the same depth are in alphabetical order.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    func depth(_ path: String) -> Int { path.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) } }
    return (depth(one), one) < (depth(other), other)
  }

  private static func space(of folder: String, called name: String) -> String {
    guard !name.hasSuffix(".xcassets"),
      let bytes = try? FileBytes.contents(
        of: "\(folder)/Contents.json", limit: ImageDirectory.maximumFileSize),
      let namespace = AssetContents(bytes: bytes)?.namespace(ofDirectory: Substring(name))
    else { return "" }
    return namespace + "/"
  }

  private static func folders(in directory: String) -> [String] {
    // Links are not followed, because they may form cycles. Entries of unknown type may be directories.
    let entries = (try? DirectoryListing.entries(in: directory)) ?? []
    return entries.filter { !$0.isLink && $0.isDirectory != false }.map(\.name).sorted()
  }
}
