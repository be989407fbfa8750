import SceneDiagnostics
import SceneModel
import SceneValues

package enum DelegateMethodNotCalled: ProjectRule {
  package static let description = RuleDescription(
    "delegate-method-not-called", .connection, .warning,
    summary: "A delegate method is never called",
    discussion: """
      A class that conforms to a delegate or data source protocol of SceneUI implements a method that the \
      protocol does not have: its name is misspelled, its types differ, or only the protocol of UIKit has it. \
      The code compiles, because most methods of these protocols are optional, but nothing calls the method. \
      Use the alternative that the message describes.

      The rule also reports methods that have the right name but are private, and methods in a subclass of \
      the class that conforms to the protocol, if that class does not implement them.

      The rule also reports subclasses of TableViewController and CollectionViewController that implement data \
      source methods, but do not conform to the protocol of the data source. In UIKit, the controllers conform \
      to the protocols themselves.

      The rule checks classes and extensions in files that import SceneUI. It requires the Swift sources \
      ('--sources'), and its diagnostics point to lines in these sources. It does not report methods that the \
      app calls, or that a protocol of the app requires.
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
        let message: Message = found.lacksConformance ? .notConforming(found) : .notCalled(found.method)
        diagnostics.add(Self.self, message, in: host, at: found.place)
      }
    }
  }
}

extension Message {
  fileprivate static func notConforming(_ found: HostCode.UncalledImplementation) -> Message {
    let (name, method) = (found.className, found.method)
    return
      "'\(name)' does not conform to '\(method.protocolName)', so its method '\(method.name)' is never called. \(method.advice)"
  }

  fileprivate static func notCalled(_ method: UncalledMethod) -> Message {
    let (owner, name) = (method.protocolName, method.name)
    let problem: Message =
      switch method.difference {
      case nil: "'\(owner)' has no method '\(name)'"
      case .parameter(let type): "'\(owner)' has no method '\(name)' with '\(type)'"
      case .result(let type?): "'\(owner)' has no method '\(name)' that returns '\(type)'"
      case .result(nil): "'\(owner)' has no method '\(name)' without a result"
      case .access: "Method '\(name)' of '\(owner)' is private"
      case .subclass(let superclass): "'\(superclass)' adopts '\(owner)' without the method '\(name)'"
      }
    return "\(problem), so your method is never called\(method.advice.isEmpty ? "" : ". \(method.advice)")"
  }
}
