import SceneDiagnostics
import SceneModel
import SceneValues

package enum SwiftFileNotRead: ProjectRule {
  package static let description = RuleDescription(
    "swift-file-not-read", .connection, .note,
    summary: "Swift file is not read: too large, too deep, or too slow to parse",
    discussion: """
      scenec does not read a Swift file of more than 4 MiB, because parsing it would require about 150 times \
      the file's size in memory. It does not read a file with more than 1000 levels of nesting either. Each \
      bracket counts as one level, except that an array bracket counts as 16 levels and the angle bracket of \
      type arguments counts as 4. Repeated 'try' keywords and the links of a chain such as 'a.b().c' also \
      count. Handwritten code stays far below this limit. Some text that is not Swift would take minutes to \
      parse, so scenec stops parsing a file after 20 seconds of processor time.

      The check continues without a file that scenec does not read. scenec treats classes that the file \
      might declare as unknown, and does not check their connections. It also skips names and outlets that \
      the file's code might use. Most files that exceed a limit are generated. Split the file, or exclude it \
      with 'exclude' in .scenec.yml.

      In the samples below, the limit is 30 levels of nesting.
      """,
    wrong: .scenes(#"<viewController id="clock" class="ClockViewController"/>"#),
    wrongCompanions: [
      .init(
        "ClockViewController.swift",
        """
        final class ClockViewController: ViewController {
          let boxes = ((((((((((((((((((((((((((((▶(1)))))))))))))))))))))))))))))
        }
        """)
    ],
    right: .scenes(#"<viewController id="clock" class="ClockViewController"/>"#),
    rightCompanions: [
      .init(
        "ClockViewController.swift",
        """
        final class ClockViewController: ViewController {
          let boxes = (1)
        }
        """)
    ])

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in project.hosts {
      // The settings of a project are also read as a source file.
      let files = Set(host.code.unread.map { host.code.files[$0.place.file] })
      for place in host.code.unclearProjects where !files.contains(host.code.files[place.file]) {
        diagnostics.addConflicts(in: host, at: place)
      }
      for unread in host.code.unread {
        guard unread.reason != .conflict else {
          diagnostics.addConflicts(in: host, at: unread.place)
          continue
        }
        diagnostics.add(Self.self, .notRead(unread.reason), in: host, at: unread.place)
      }
    }
  }
}

extension Message {
  fileprivate static func notRead(_ reason: HostCode.UnparsedFile.Reason) -> Message {
    "The file is not read: \(reason). Its declarations are unknown"
  }
}
