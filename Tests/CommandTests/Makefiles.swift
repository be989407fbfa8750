import Foundation
import TestSupport

/// The project's Makefile and the files that it includes.
enum Makefiles {
  /// The texts by path below a folder, for a test directory.
  static func texts(in folder: String = "") throws -> [String: String] {
    let makefile = try String(contentsOf: Golden.project("Makefile"), encoding: .utf8)
    var texts = ["\(folder)Makefile": makefile]
    for line in makefile.split(separator: "\n") where line.hasPrefix("include ") {
      for path in line.split(separator: " ").dropFirst() {
        texts[folder + path] = try String(contentsOf: Golden.project(String(path)), encoding: .utf8)
      }
    }
    return texts
  }
}
