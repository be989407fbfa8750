import SceneDiagnostics
import SceneModel
import SceneValues

package enum SwiftFileNotRead: ProjectRule {
  package static let description = RuleDescription(
    "swift-file-not-read", .connection, .note,
    summary: "Swift file is not read: too large, too deep or too slow to parse",
    discussion: """
      A Swift file of more than 4 MiB is not read, because the parser would need 150 times as much memory. \
      A file that is nested more than 1000 levels deep is not read either. Brackets count (an array counts \
      16, the arguments of a type 4), and so do repeated 'try' and the links of a chain such as 'a.b().c'. \
      Code that is written by hand stays far below this limit. Parsing some text that is not Swift would \
      take minutes, so scenec stops after 20 s of processor time.

      The check continues without the file. Classes that it may declare are treated as unknown, and \
      connections with them are not checked. Names and outlets that its code may use are not checked \
      either. Most such files are generated. Split the file, or leave it out with 'exclude' in \
      .scenec.yml.

      The samples use a limit of thirty levels.
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
    "File is not read: \(reason). Its declarations are unknown"
  }
}
