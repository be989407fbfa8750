import SceneArchive

extension SceneInstance {
  /// Sets outlets from the scene's top-level objects to objects in the view to nil.
  package func disconnectView(in context: any LoadingContext) throws {
    guard let index = file.archive.scene(at: sceneIndex).viewUnit else { return }
    let unit = try file.unit(at: index, in: file.language(preferring: context.preferredLocales))
    unit.disconnect(in: file.registry) { end in
      if case .scene(let index) = end { object(at: index) } else { nil }
    }
  }
}

extension SceneFile {
  /// Sets outlets from the owner of a nib to objects in the nib to nil.
  package func disconnectNib(from owner: AnyObject, in context: any LoadingContext) throws {
    try unit(at: 0, in: language(preferring: context.preferredLocales)).disconnect(in: registry) { end in
      end == .owner ? owner : nil
    }
  }

  /// Returns the location of the nth top-level object of a nib, starting with 0.
  package func place(ofTopLevelObject number: Int) -> LoadingError.Place {
    var index = archive.unit(at: 0).objects.lowerBound
    for _ in 0..<number { index += archive.object(at: index).descendants + 1 }
    return place(ofObject: index)
  }
}

extension PreparedUnit {
  /// Sets outlets to objects in this unit to nil, and empties outlet collections. `outside` returns the object at an end
  /// of a connection, or nil if the object is in this unit.
  fileprivate func disconnect(in registry: Registry, outside: (End) -> AnyObject?) {
    for outlet in outlets {
      guard case .unit = outlet.destination, let source = outside(outlet.source) else { continue }
      _ = access(of: outlet, of: source, in: registry)?.set(source, nil)
    }
    for collection in collections {
      guard let source = outside(collection.source) else { continue }
      _ = access(of: collection, of: source, in: registry)?.setAll(source, [])
    }
  }

  private func access(
    of outlet: some NamedConnection, of source: AnyObject, in registry: Registry
  ) -> OutletAccess? {
    outlet.access ?? registry.registeredClass(of: source)?.outlet(outlet.name)
  }
}
