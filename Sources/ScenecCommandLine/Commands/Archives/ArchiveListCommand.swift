import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneFiles
import SceneSchema
import SceneValues

struct ArchiveListCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "ls",
    abstract: "List the sections of a compiled scene.",
    discussion: Manual.discussion(
      """
      For each section, prints the number of records and the sizes in the file and in memory, in bytes. \
      Values are stored with their owners and take up no separate space in the file. 'frame' is the header, \
      which contains the record counts.
      """,
      examples: [
        ("scenec archive ls Clock.scenec", "List the sections"),
        ("scenec archive ls Clock.scenec --json", "List the sections as JSON"),
      ]))

  @Argument(
    help: ArgumentHelp("The compiled scene to inspect, or '-' for standard input.", valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var file: String
  @Flag(help: "Print the output as JSON.")
  var json = false
  @OptionGroup var input: InputOptions

  func execute() throws -> ExitStatus {
    let source = try input.read(file, limits: CompiledInput.limits, origin: .named)
    let archive = try CompiledInput.open(source)
    let listing = try ArchiveListing(of: source.bytes)
    try StandardStreams.print(
      json
        ? Self.json(listing, of: archive, in: source.bytes.count)
        : Self.text(listing, of: archive, in: source.bytes.count))
    return .success
  }

  private static func text(_ listing: ArchiveListing, of archive: Archive, in bytes: Int) -> String {
    var rows = [["section", "records", "in the file", "in memory"]]
    for part in listing.parts {
      rows.append([
        part.tag.map { "\($0)" } ?? "frame", part.records.map { "\($0)" } ?? "-",
        "\(part.packed)", "\(part.fixed)",
      ])
    }
    rows.append(["all", "", "\(bytes)", "\(listing.parts.reduce(0) { $0 + $1.fixed })"])
    let head = "version \(listing.version.major).\(listing.version.minor), digest \(archive.digestText)"
    return ([head] + AlignedColumns(rows: rows).lines()).joined(separator: "\n") + "\n"
  }

  /// Returns `{"version": 1, "form": {"major": 1, "minor": 0}, "digest": "…", "bytes": …, "sections": […]}`.
  private static func json(_ listing: ArchiveListing, of archive: Archive, in bytes: Int) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", 1)
      writer.member("form") { writer in
        writer.object { writer in
          writer.member("major", listing.version.major)
          writer.member("minor", listing.version.minor)
        }
      }
      writer.member("digest", archive.digestText)
      writer.member("bytes", bytes)
      writer.member("sections") { writer in
        writer.array(listing.parts) { writer, part in
          writer.object { writer in
            writer.member("section", part.tag.map { "\($0)" } ?? "frame")
            if let records = part.records { writer.member("records", records) }
            writer.member("bytes", part.packed)
            writer.member("memory", part.fixed)
          }
        }
      }
    }
    return writer.text + "\n"
  }
}
