import SceneArchive
import SceneValues

extension SceneFile {
  /// Returns a storyboard's appearance rules and their locations. The rules are created once and cached.
  package func appearanceRules() throws(LoadingError) -> [(rule: StyleRule, place: LoadingError.Place)] {
    if let known = appearances.withLock({ $0 }) { return known }
    var rules: [(rule: StyleRule, place: LoadingError.Place)] = []
    for index in 0..<archive.appearanceCount {
      let place = place(ofAppearance: index)
      rules += try prepareAppearance(at: index, place).map { ($0, place) }
    }
    return appearances.withLock { appearances in
      // All tasks must share one result, so a result that another task has stored earlier takes precedence.
      if let known = appearances { return known }
      appearances = rules
      return rules
    }
  }

  private func prepareAppearance(
    at index: Int, _ place: LoadingError.Place
  ) throws(LoadingError) -> [StyleRule] {
    let record = archive.appearance(at: index)
    var types: [any AnyObject.Type] = []
    for number in [record.classIndex] + record.containers.map(archive.container) {
      guard let registered = classes[number] else {
        // If a class is not registered, it has no objects, so its rules have no effect.
        if options.substitutesUnknownClasses { return [] }
        let name = archive.qualifiedName(ofClass: number)
        throw LoadingError(
          .unknownClass(name: name, element: "appearance", candidates: registry.candidates(for: name)),
          at: place)
      }
      types.append(registered.type)
    }
    do throws(AppearanceError) {
      return try registry.rules(
        for: types[0], in: Array(types.dropFirst()), variant: record.variant.map { archive.key(at: $0) },
        values: record.values.map {
          (archive.key(at: archive.valueRecord(at: $0).key), archive.value(at: $0))
        })
    } catch {
      throw LoadingError(.appearance(error), at: place)
    }
  }

  private func place(ofAppearance index: Int) -> LoadingError.Place {
    let record = archive.appearance(at: index)
    let position = archive.position(ofAppearance: index)
    let names = ([record.classIndex] + record.containers.map(archive.container)).map {
      archive.string(at: archive.classRecord(at: $0).name)
    }
    return LoadingError.Place(
      file: archive.sourcePath ?? path, line: position?.line, column: position?.column,
      path: "appearance of \(names.joined(separator: " in "))")
  }

  package var hasAppearanceRules: Bool { archive.appearanceCount > 0 }

  package var digest: UInt64 { archive.digest }
}
