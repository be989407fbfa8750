import SceneDiagnostics
import SceneModel
import SceneValues

package enum ReuseIdentifierNotFound: ProjectRule {
  package static let description = RuleDescription(
    "reuse-identifier-not-found", .identity, .error,
    summary: "Code dequeues a reuse identifier that no prototype has",
    discussion: """
      If no prototype has the 'reuseIdentifier' and code has not registered a class or nib for it, \
      'dequeueReusableCell(withIdentifier:)' returns nil, and 'dequeueReusableCell(withIdentifier:for:)' \
      terminates the app. The same happens if the prototype is in a list of another kind, such as a \
      collection view instead of a table view. Correct the identifier in the code, or add a prototype with \
      this identifier. If the code creates a cell itself when the result is nil, the rule reports only an \
      identifier that differs from a prototype's identifier by one letter. If the prototype exists only in \
      other apps or extensions in the Xcode project, the diagnostic is a warning.

      If code registers a nib, and the cell in the nib has a different 'reuseIdentifier', dequeuing the cell \
      terminates the app. Use the same identifier in both places, or remove it from the nib. UIKit also \
      terminates the app if the nib contains anything other than a single cell, such as a gesture recognizer.

      The rule requires the Swift sources ('--sources'), and its diagnostics point to lines in these sources.
      """,
    wrong: scene,
    wrongCompanions: [.init("ClockViewController.swift", code("▶\"zoen\""))],
    right: scene,
    rightCompanions: [.init("ClockViewController.swift", code("\"zone\""))])

  private static let scene = RuleDescription.Sample.scenes(
    initial: "zones",
    """
    <viewController id="zones">
      <tableView>
        <tableViewCell reuseIdentifier="zone"/>
      </tableView>
    </viewController>
    """)

  private static func code(_ name: String) -> String {
    """
    final class ClockViewController: ViewController {
      static let zone = \(name == "\"zone\"" ? name : "\"zone\"")

      func cell(of table: TableView) -> TableViewCell? {
        _ = table.dequeueReusableCell(withIdentifier: Self.zone)
        return table.dequeueReusableCell(withIdentifier: \(name))
      }
    }
    """
  }

  package static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics) {
    for host in diagnostics.hosts(for: Self.self, of: project) {
      diagnostics.skipUnclearNames(Self.self, [.reuse, .registeredReuse], in: host)
      for (file, prototype) in host.prototypes where prototype.identifier == nil {
        diagnostics.skip(Self.self, .otherDiagnostics, at: Site(file, prototype.nameRange))
      }
      let prototypes = Dictionary(host.namedPrototypes.map { ($0.identifier.text, $0) }) { first, _ in first }
      reportApart(host, &diagnostics)
      reportNibs(host, project, &diagnostics)
      let misspellings = diagnostics.misspellings(
        Self.self, .reuse, in: host, known: prototypes.keys.sorted()
      ) {
        prototypes[$0] != nil || host.code.contains(.registeredReuse, $0)
          || host.mayRegisterUnknown(in: $1.list, of: $1.owner)
      }
      for misspelling in misspellings {
        let intended = prototypes[misspelling.intended]
        diagnostics.add(
          Self.self, .notFound(misspelling.name), in: host, at: misspelling.place,
          notes: [
            .init(.didYouMean(misspelling.intended), at: intended.map { Site($0.file, $0.identifier.range) })
          ])
      }
      let ownPrototypes = Dictionary(grouping: host.prototypes) { $0.prototype.identifier?.text }
      for use in host.reuseUsesNotFound where diagnostics.isMissing(use, for: Self.self, in: host) {
        if let (file, other) = ownPrototypes[use.name]?.first, let list = use.list {
          diagnostics.add(
            Self.self, .isOfOtherList(use.name, from: list), in: host, at: use.place,
            notes: [.init(.isDeclaredHere(use.name), at: Site(file, other.nameRange))])
          continue
        }
        let intended = host.likelyPrototype(for: use, among: prototypes, diagnostics.steps)
        diagnostics.add(
          Self.self, .notFound(use.name), in: host, at: use.place,
          notes: intended.map {
            [.init(.didYouMean($0.identifier.text), at: Site($0.file, $0.identifier.range))]
          } ?? [])
      }
    }
  }
}

extension ReuseIdentifierNotFound {
  /// Reports nibs whose cell and registration have different reuse identifiers. Code might load any nib of a name.
  private static func reportNibs(
    _ host: Host, _ project: Project, _ diagnostics: inout ProjectDiagnostics
  ) {
    let registrations = host.code.registrations.filter { $0.nib != nil }
    guard !registrations.isEmpty else { return }
    let nibs = host.files.filter { project.files[$0].path.hasSuffix(".xib") }.reduce(
      into: [String: [Int]]()
    ) { nibs, file in
      for name in project.files[file].stem.codeNames { nibs[name, default: []].append(file) }
    }
    for registration in registrations {
      guard let nib = registration.nib, let files = nibs[nib], !host.code.compiledNibs.contains(nib) else {
        continue
      }
      if host.code.contains(.reuse, registration.name),
        let unfit = Unfit(registration, of: host, in: files.map { ($0, project.files[$0].summary) })
      {
        diagnostics.add(
          Self.self, .unfit(nib, registration.name, unfit), in: host, at: registration.place,
          notes: unfit.place.map { [.init(.containsThis(nib), at: $0)] } ?? [])
        continue
      }
      let others = files.compactMap { file -> Site? in
        let cells = project.files[file].summary?.wiring?.nibCells ?? []
        guard cells.count == 1, cells[0].list == registration.list, let identifier = cells[0].identifier,
          !identifier.text.isEmpty, identifier.text != registration.name
        else { return nil }
        return Site(file, identifier.range)
      }
      guard others.count == files.count, let other = others.first,
        let written = project.files[other.file].summary?.wiring?.nibCells.first?.identifier?.text
      else { continue }
      guard host.code.contains(.reuse, registration.name) else {
        if host.code.unknown.contains(.reuse) || !host.code.classesOfUnknownReuse.isEmpty {
          diagnostics.skip(Self.self, .unknownNames, in: host, at: registration.place)
        }
        continue
      }
      diagnostics.add(
        Self.self, .nibDiffers(nib, registration.name, written), in: host, at: registration.place,
        notes: [.init(.isDeclaredHere(written), at: other)])
    }
  }

  fileprivate struct Unfit {
    let count: Int
    let place: Site?

    init?(
      _ registration: HostCode.Registration, of host: Host, in files: [(file: Int, summary: FileSummary?)]
    ) {
      guard host.vocabulary.usesUIKitNames else { return nil }
      let base: String? =
        switch registration.list {
        case .table: "TableViewCell"
        case .headerFooter: nil
        case .collection, .supplementary: "CollectionReusableView"
        }
      let isFit = files.contains { _, summary in
        guard let summary, summary.isClean, let objects = summary.wiring?.nibObjects else { return true }
        guard objects.count == 1 else { return false }
        guard let base, let name = objects[0].className else { return true }
        return host.vocabulary.isClass(name, descendantOf: base) != false
      }
      guard !isFit, let first = files.first, let objects = first.summary?.wiring?.nibObjects else {
        return nil
      }
      count = objects.count
      place = objects.last.map { Site(first.file, $0.nameRange) }
    }
  }

  private static func reportApart(_ host: Host, _ diagnostics: inout ProjectDiagnostics) {
    guard !host.targets.isEmpty else { return }
    let prototypes = Dictionary(grouping: host.namedPrototypes, by: \.identifier.text)
    for use in host.code.uses where use.kind == .reuse && !host.mayBeRegistered(use) {
      guard !host.mayContain(use.name), let own = prototypes[use.name],
        let apart = host.apart(own.map(\.file), from: use.place)
      else {
        continue
      }
      diagnostics.add(
        Self.self, .apart(use.name, apart), in: host, at: use.place,
        notes: [.init(.isDeclaredHere(use.name), at: Site(own[0].file, own[0].identifier.range))],
        severity: .warning)
    }
  }
}

extension Message {
  fileprivate static func apart(_ name: String, _ apart: Host.Apart) -> Message {
    "Prototype '\(name)' is in \(apart.owners), but this code is in \(apart.users)"
  }

  fileprivate static func isDeclaredHere(_ name: String) -> Message { "'\(name)' is here" }

  fileprivate static func unfit(
    _ nib: String, _ name: String, _ unfit: ReuseIdentifierNotFound.Unfit
  ) -> Message {
    switch unfit.count {
    case 0: "Nib '\(nib)' is registered for '\(name)', but is empty"
    case 1: "Nib '\(nib)' is registered for '\(name)', but its object is not a cell of this kind of list"
    default:
      "Nib '\(nib)' is registered for '\(name)', but has \(unfit.count) objects instead of only a cell"
    }
  }

  fileprivate static func containsThis(_ nib: String) -> Message { "'\(nib)' contains this object" }

  fileprivate static func nibDiffers(_ nib: String, _ name: String, _ written: String) -> Message {
    "Nib '\(nib)' is registered for '\(name)', but its cell has the reuse identifier '\(written)'"
  }

  fileprivate static func isOfOtherList(_ name: String, from list: CellPrototype.List) -> Message {
    switch list {
    case .table, .headerFooter: "Prototype '\(name)' is not in a table view, from which this code dequeues it"
    case .collection:
      "Prototype '\(name)' is not a cell of a collection view, from which this code dequeues it"
    case .supplementary:
      "Prototype '\(name)' is not a supplementary view, which this code dequeues"
    }
  }

  fileprivate static func notFound(_ name: String) -> Message {
    "No prototype has the reuse identifier '\(name)'"
  }

  fileprivate static func didYouMean(_ name: String) -> Message { "did you mean '\(name)'?" }
}
