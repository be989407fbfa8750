import ScenePlatform
import SceneValues

/// The image sets below a directory: what an asset catalog of Xcode's has folders for.
struct ImageSets {
  /// The folder of each, by the name of its image.
  private(set) var folders: [String: String] = [:]

  /// However deep folders lie in each other, and however many there are, looking for sets ends.
  private static let greatestDepth = 16
  private static let mostFolders = 20_000
  private static let ending = ".imageset"

  /// - Parameter path: of a directory; where it is none, there are no sets.
  init(below path: String) {
    var waiting = [(path: path, space: "", depth: 0)]
    var seen = 0
    while let (folder, space, depth) = waiting.popLast(), seen < Self.mostFolders {
      seen += 1
      for name in Self.folders(in: folder) where !name.hasPrefix(".") {
        let inner = "\(folder)/\(name)"
        if name.hasSuffix(Self.ending) {
          let image = space + name.dropLast(Self.ending.count)
          // Of two of one name, the one that is nearer to the top.
          if folders[image].map({ Self.precedes(inner, $0) }) ?? true { folders[image] = inner }
        } else if depth < Self.greatestDepth {
          waiting.append((inner, space + Self.space(of: inner, called: name), depth + 1))
        }
      }
    }
  }

  /// Whether a folder is nearer to the top than another; of two as near, the one that is first by its letters is.
  private static func precedes(_ one: String, _ other: String) -> Bool {
    func depth(_ path: String) -> Int { path.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "/") ? 1 : 0) } }
    return (depth(one), one) < (depth(other), other)
  }

  /// What the names of images in a folder begin with, where the folder says that they do.
  private static func space(of folder: String, called name: String) -> String {
    guard !name.hasSuffix(".xcassets"),
      let bytes = try? FileBytes.contents(of: "\(folder)/Contents.json", limit: ImageDirectory.greatestFile),
      AssetContents(bytes: bytes)?.providesNamespace == true
    else { return "" }
    return name + "/"
  }

  /// The names of the folders in a directory, in the order of their letters.
  private static func folders(in directory: String) -> [String] {
    // Links are not followed: they may lead in circles. What the system does not tell is tried.
    let entries = (try? DirectoryListing.entries(in: directory)) ?? []
    return entries.filter { !$0.isLink && $0.isDirectory != false }.map(\.name).sorted()
  }
}
