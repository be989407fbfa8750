import NibArchive
import SceneDiagnostics
import SceneSyntax

/// Nibs and storyboards as Apple's tools compile them: `scenec dump` shows what they say.
enum CompiledNib {
  /// As much as one may have: real ones have a thousandth of it.
  static let limits: SyntaxLimits = {
    var limits = SyntaxLimits()
    limits.bytes = 16 << 20
    return limits
  }()

  /// Whether bytes are a nib, of a form that is known or not.
  static func isNib(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: NibArchive.magic) || bytes.starts(with: BinaryPropertyList.magic)
  }

  /// Whether a directory is called as those of compiled nibs are.
  static func isName(_ path: String) -> Bool {
    let name = path.hasSuffix("/") ? String(path.dropLast()) : path
    return name.hasSuffix(".nib") || name.hasSuffix(".storyboardc")
  }

  /// Prints all that a nib says.
  static func dump(_ source: SourceText, to output: inout PrintedText) throws(Failure) {
    guard !source.bytes.starts(with: BinaryPropertyList.magic) else {
      throw Failure(
        """
        Cannot read '\(source.path)': this is a property list, as nibs were before iOS 6; what is read is the form \
        since, which begins with 'NIBArchive'
        """, .unreadable)
    }
    // Read, a nib takes many times its size.
    guard source.bytes.count <= limits.bytes else {
      throw Failure("Cannot read '\(source.path)': it is larger than \(limits.bytes) bytes", .unreadable)
    }
    do throws(NibError) {
      try NibArchive(bytes: source.bytes).dump(to: &output)
    } catch {
      throw Failure("Cannot read '\(source.path)': \(error)", .unreadable)
    }
  }

  /// Prints all that the nibs of a directory say: of a compiled storyboard, or of a nib in several versions.
  static func dump(directory: String, to output: inout PrintedText) throws(Failure) {
    let names = (DirectoryListing.names(in: directory) ?? []).sorted()
    let nibs = names.filter { $0.hasSuffix(".nib") }
    guard !nibs.isEmpty else {
      throw Failure(
        "Cannot read '\(directory)': Is a directory, and there is no compiled nib in it", .unreadable)
    }
    if names.contains("Info.plist") { try dumpIdentifiers(in: "\(directory)/Info.plist", to: &output) }
    for nib in nibs {
      let path = "\(directory)/\(nib)"
      if FileIdentity.isDirectory(path) {
        for version in (DirectoryListing.names(in: path) ?? []).sorted() where version.hasSuffix(".nib") {
          try dump("\(path)/\(version)", named: "\(nib)/\(version)", to: &output)
        }
      } else {
        try dump(path, named: nib, to: &output)
      }
    }
  }

  private static func dump(
    _ path: String, named name: String, to output: inout PrintedText
  ) throws(Failure) {
    let source = try read(path)
    output.write("file \(name.printable)\n")
    try dump(source, to: &output)
  }

  /// By which identifiers the controllers of a storyboard are found.
  private static func dumpIdentifiers(in path: String, to output: inout PrintedText) throws(Failure) {
    let source = try read(path)
    let list: BinaryPropertyList
    do throws(PropertyListError) {
      list = try BinaryPropertyList(bytes: source.bytes)
    } catch {
      throw Failure("Cannot read '\(path)': this is no binary property list, or a damaged one", .unreadable)
    }
    output.write("storyboard\n")
    if case .text(let identifier)? = list.entries["UIStoryboardDesignatedEntryPointIdentifier"] {
      output.write("  initial \"\(identifier.printable)\"\n")
    }
    if case .texts(let nibs)? = list.entries["UIViewControllerIdentifiersToNibNames"] {
      for (identifier, nib) in nibs.sorted(by: { $0.key < $1.key }) {
        output.write("  controller \"\(identifier.printable)\" in \"\(nib.printable)\"\n")
      }
    }
  }

  private static func read(_ path: String) throws(Failure) -> SourceText {
    do throws(ReadError) {
      return try SourceReader.read(path: path, limits: limits)
    } catch {
      throw Failure(error.description, .unreadable)
    }
  }
}
