import Foundation
import TestSupport

enum Makefiles {
  /// Returns the texts by path below a folder of a test directory.
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
