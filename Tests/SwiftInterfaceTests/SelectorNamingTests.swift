import Foundation
import SceneValues
import Testing

@testable import SwiftInterface

@Suite("Selectors of methods")
struct SelectorNamingTests {
  static let methods: [(swift: String, selector: String)] = [
    ("updateAlarm()", "updateAlarm"),
    ("switchAnimation(_ s: AnyObject)", "switchAnimation:"),
    ("handle(_ s: AnyObject, forEvent e: AnyObject)", "handle:forEvent:"),
    ("handle(_ s: AnyObject, for e: AnyObject)", "handle:for:"),
    ("handle(_ s: AnyObject, _ e: AnyObject)", "handle::"),
    ("save(sender: AnyObject)", "saveWithSender:"),
    ("unwind(for s: AnyObject)", "unwindFor:"),
    ("unwind(forSegue s: AnyObject)", "unwindForSegue:"),
    ("unwind(with s: AnyObject)", "unwindWith:"),
    ("unwindTo(list s: AnyObject)", "unwindToList:"),
    ("goBackFrom(URL s: AnyObject)", "goBackFromURL:"),
    ("open(url s: AnyObject)", "openWithUrl:"),
    ("open(urlFor s: AnyObject, in w: AnyObject)", "openWithUrlFor:in:"),
    ("format(formatted s: AnyObject)", "formatWithFormatted:"),
    ("information(about s: AnyObject)", "informationWithAbout:"),
    ("toggle_(x s: AnyObject)", "toggle_WithX:"),
    ("readURLOf(s: AnyObject)", "readURLOfS:"),
    ("a(b: AnyObject)", "aWithB:"),
  ]

  /// Words that the compiler may treat as prepositions.
  static let words = [
    "about", "above", "across", "after", "against", "along", "alongside", "among", "around", "as", "at",
    "before",
    "behind", "below", "beneath", "beside", "between", "beyond", "by", "during", "except", "following", "for",
    "from",
    "given", "in", "including", "inside", "into", "like", "matching", "near", "of", "off", "on", "onto",
    "out",
    "outside", "over", "passing", "preceding", "since", "through", "till", "to", "toward", "under", "until",
    "up",
    "upon", "using", "via", "when", "while", "with", "within", "without",
  ]

  @Test("The selectors of methods match selectors that were recorded from the compiler")
  func names() throws {
    let made = try Self.methods.map { try selector(of: $0.swift) }
    #expect(made == Self.methods.map(\.selector))
  }

  @Test("The selectors of methods match those of the installed compiler")
  func currentCompiler() throws {
    let methods =
      Self.methods.map(\.swift) + Self.words.map { "act(\($0) s: AnyObject)" }
      + Self.words.map { "act\($0.capitalized)(thing s: AnyObject)" }
    let asked = try askCompiler(methods)
    // Requires a compiler with Objective-C support.
    guard let asked else { return }
    // The compiler reports a selector only if it differs from the method's own words.
    let named = try methods.filter { !$0.contains("(_") && !$0.hasSuffix("()") }.map(selector)
    #expect(named == asked)
  }

  /// Returns the selector of a method, from a class that declares it.
  private func selector(of method: String) throws -> String {
    let facts = try SourceFacts(reading: Array("class Host { @IBAction func \(method) {} }".utf8))
    return facts.types.last?.methods.first?.selector ?? ""
  }

  private func askCompiler(_ methods: [String]) throws -> [String]? {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(
      "selectors-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    // One class per method, because two methods may have the same selector.
    let text = methods.enumerated().map { "@objc class H\($0) { @objc func \($1) {} }" }.joined(
      separator: "\n")
    let file = directory.appendingPathComponent("Host.swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-dump-ast", "-parse-as-library", "-enable-objc-interop",
      "-disable-objc-attr-requires-foundation-module", file.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let tree = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    var selectors: [String] = []
    for line in tree.split(separator: "\n") where line.contains("(objc_attr") {
      guard let start = line.range(of: "name=\""), let end = line[start.upperBound...].firstIndex(of: "\"")
      else { continue }
      let name = String(line[start.upperBound..<end])
      // The attributes of the classes are names too.
      if !Set(methods.indices.map { "H\($0)" }).contains(name) { selectors.append(name) }
    }
    return selectors
  }
}
