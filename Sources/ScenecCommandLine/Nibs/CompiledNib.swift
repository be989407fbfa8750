import ScenePlatform
import NibArchive
import SceneDiagnostics
import SceneFiles
import SceneSyntax
import SceneValues

/// Reads nibs and storyboards compiled by Apple's tools and prints their contents for `scenec dump`.
enum CompiledNib {
  /// The limits for compiled nibs. The maximum size is a thousand times the size of nibs in real apps.
  static let limits: SyntaxLimits = {
    var limits = SyntaxLimits()
    limits.bytes = 16 << 20
    return limits
  }()

  static func isNib(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: NibArchive.magic) || bytes.starts(with: BinaryPropertyList.magic) || isStream(bytes)
  }

  private static func isStream(_ bytes: [UInt8]) -> Bool {
    ["typedstream", "streamtyped"].contains { bytes.starts(with: [4, 11] + $0.utf8) }
  }

  static func isName(_ path: String) -> Bool {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    return name.hasSuffix(".nib") || name.hasSuffix(".storyboardc")
  }

  static func dump(_ source: SourceText, to output: inout PrintedText) throws(Failure) {
    guard !isStream(source.bytes) else {
      throw Failure(
        """
        Cannot read '\(source.path)': nibs in the old format 'typed stream' are not supported
        """, .cannotRead)
    }
    // A parsed nib requires many times the memory of its file.
    guard source.bytes.count <= limits.bytes else {
      throw Failure("Cannot read '\(source.path)': it is larger than \(limits.bytes) bytes", .cannotRead)
    }
    do throws(NibError) {
      try NibArchive(bytes: source.bytes).dump(to: &output)
    } catch {
      throw Failure("Cannot read '\(source.path)': \(error)", .cannotRead)
    }
  }

  /// Prints the contents of all nibs in a directory, either a compiled storyboard or a nib with several versions.
  static func dump(directory: String, to output: inout PrintedText) throws(Failure) {
    let names = try self.names(in: directory)
    let nibs = Self.nibs(among: names)
    guard !nibs.isEmpty else {
      throw Failure(
        "Cannot read '\(directory)': the directory contains no compiled nib", .cannotRead)
    }
    if names.contains("Info.plist") { try dumpIdentifiers(in: "\(directory)/Info.plist", to: &output) }
    for nib in nibs {
      let path = "\(directory)/\(nib)"
      if FileIdentity.isDirectory(path) {
        for version in Self.nibs(among: try self.names(in: path)) {
          try dump("\(path)/\(version)", named: "\(nib)/\(version)", to: &output)
        }
      } else {
        try dump(path, named: nib, to: &output)
      }
    }
  }

  private static func names(in directory: String) throws(Failure) -> [String] {
    do throws(SystemError) {
      return try DirectoryListing.names(in: directory).sorted()
    } catch {
      throw Failure(cannotRead: directory, error)
    }
  }

  /// Returns the names of nibs. Excludes Interface Builder's private files, which have the same extension.
  private static func nibs(among names: [String]) -> [String] {
    var others: Set = ["classes.nib", "info.nib", "designable.nib"]
    if names.contains("keyedobjects.nib") { others.insert("objects.nib") }
    return names.filter { $0.hasSuffix(".nib") && !others.contains($0) }
  }

  private static func dump(
    _ path: String, named name: String, to output: inout PrintedText
  ) throws(Failure) {
    let source = try read(path)
    output.write("file \(name.printable)\n")
    try dump(source, to: &output)
  }

  private static func dumpIdentifiers(in path: String, to output: inout PrintedText) throws(Failure) {
    let source = try read(path)
    let list: BinaryPropertyList
    do throws(PropertyListError) {
      list = try BinaryPropertyList(bytes: source.bytes)
    } catch {
      throw Failure("Cannot read '\(path)': \(error)", .cannotRead)
    }
    output.write("storyboard\n")
    for kit in ["UI", "NS"] {
      if case .text(let identifier)? = list.entries["\(kit)StoryboardDesignatedEntryPointIdentifier"] {
        output.write("  initial \"\(identifier.printable)\"\n")
      }
      if case .text(let nib)? = list.entries["\(kit)StoryboardMainMenu"] {
        output.write("  main menu in \"\(nib.printable)\"\n")
      }
      if case .texts(let nibs)? = list.entries["\(kit)ViewControllerIdentifiersToNibNames"] {
        for (identifier, nib) in nibs.sorted(by: { $0.key < $1.key }) {
          output.write("  controller \"\(identifier.printable)\" in \"\(nib.printable)\"\n")
        }
      }
    }
  }

  private static func read(_ path: String) throws(Failure) -> SourceText {
    do throws(ReadError) {
      return try SourceReader.read(path: path, limits: limits)
    } catch {
      throw Failure(error.description, .cannotRead)
    }
  }
}
