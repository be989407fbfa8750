import SceneDiagnostics
import SceneModel
import SceneValues

package enum DelegateMethodNotCalled: ProjectRule {
  package static let description = RuleDescription(
    "delegate-method-not-called", .connection, .warning,
    summary: "A delegate method of UIKit is never called",
    discussion: """
      A class that conforms to a delegate or data source protocol of SceneUI implements a method that only \
      the corresponding protocol of UIKit has. The code compiles, because the methods of these protocols are \
      optional, but nothing calls the method. Use the alternative that the message describes.

      The rule checks classes and extensions in files that import SceneUI. It requires the Swift sources \
      ('--sources'), and its diagnostics point to lines in these sources. It does not check classes that \
      conform to a protocol of the app, because that protocol might require the method.
      """,
    wrong: scene,
    wrongCompanions: [
      .init(
        "RoomsViewController.swift",
        code("▶scrollViewDidScrollToTop(_ scrollView: ScrollView)"))
    ],
    right: scene,
    rightCompanions: [
      .init(
        "RoomsViewController.swift",
        code("scrollViewDidScroll(_ scrollView: ScrollView)"))
    ])

  private static let scene = RuleDescription.Sample.view(controller: "RoomsViewController", "<tableView/>")

  private static func code(_ method: String) -> String {
    """
    import SceneUI

    final class RoomsViewController: ViewController, TableViewDelegate {
      func \(method) {}
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in project.hosts {
      for found in host.code.uncalledMethods {
        diagnostics.add(Self.self, .notCalled(found.method), in: host, at: found.place)
      }
    }
  }
}

extension Message {
  fileprivate static func notCalled(_ method: UncalledMethod) -> Message {
    let type = method.parameterType.map { " with '\($0)'" } ?? ""
    return
      "'\(method.protocolName)' has no method '\(method.name)'\(type), so your method is never called. \(method.advice)"
  }
}
