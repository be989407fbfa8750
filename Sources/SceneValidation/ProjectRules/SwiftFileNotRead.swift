import SceneDiagnostics
import SceneModel
import SceneValues

/// Swift files that are too much to read.
package enum SwiftFileNotRead: ProjectRule {
  package static let description = RuleDescription(
    "swift-file-not-read", .connection, .note,
    summary: "Swift sources keep within limits of size and depth.",
    discussion: """
      A Swift file of more than 4 MiB is not read, since that would take 150 times as much memory; nor is one that nests \
      more than 1000 deep: brackets (an array counts 16, a type's arguments 4), 'try' behind 'try', links of a \
      chain such as 'a.b().c'. Nobody writes that by hand. Some text that is not Swift keeps the parser busy for minutes: \
      after 20 s of a processor nobody waits for it. The check goes on without the file: what may be declared there \
      counts as not known, and connections with it are not checked; nor are names and outlets that its code may use.

      Such a file is most often generated. Split it up, or leave it out of the directories that are given \
      ('--sources', 'sources' in .scenec.yml).

      The samples stand for a limit of thirty levels.
      """,
    wrong: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="ClockViewController"/>
        </scene>
      </storyboard>
      """,
    besideWrong: [
      .init(
        "ClockViewController.swift",
        """
        final class ClockViewController: ViewController {
          let boxes = ((((((((((((((((((((((((((((▶(1)))))))))))))))))))))))))))))
        }
        """)
    ],
    right: """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock" class="ClockViewController"/>
        </scene>
      </storyboard>
      """,
    besideRight: [
      .init(
        "ClockViewController.swift",
        """
        final class ClockViewController: ViewController {
          let boxes = (1)
        }
        """)
    ])

  package static func check(_ project: Project, into findings: inout ProjectFindings) {
    for host in project.hosts {
      for unread in host.code.unread {
        findings.add(Self.self, .notRead(unread.reason), in: host, at: unread.place)
      }
    }
  }
}

extension Message {
  fileprivate static func notRead(_ reason: HostCode.Unread.Reason) -> Message {
    "This file is not read, since \(reason): what it declares is not known"
  }
}
