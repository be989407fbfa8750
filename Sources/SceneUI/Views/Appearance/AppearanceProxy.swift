import SceneRuntime
import SceneServices
import SceneValues

/// Stands for all views of a class, or all items of bars, wherever they are or within some containers: what is set here is
/// a rule for them.
///
/// ```swift
/// context.appearance(of: Label.self).textColor = .blue
/// context.appearance(of: Label.self, in: [TableViewCell.self]).textColor = .black
/// context.appearance(of: Label.self, in: [TableViewCell.self, TableView.self]).textColor = .darkGray
/// context.appearance(of: Button.self).setTitleColor(.red, for: .highlighted)
/// context.appearance(of: BarButtonItem.self, in: [Toolbar.self]).tintColor = .systemRed
/// ```
///
/// A property that was never set reads as nil. Setting nil takes the rule away; setting another value takes the place of
/// the one before, whether code or a scene has given it.
@dynamicMemberLookup public struct AppearanceProxy<Object: AppearanceSubject> {
  let context: SceneContext
  let target: Object.Type
  let containers: [Responder.Type]

  /// The value of a property for all views of the class: `proxy.textColor`.
  public subscript<Value: SceneValue>(
    dynamicMember key: KeyPath<AppearanceKeys<Object>, AppearanceKey<Value>>
  ) -> Value? {
    get { value(self.key(of: key).name, nil) }
    nonmutating set { set(newValue, self.key(of: key).name, nil) }
  }

  /// The value for the base: a control's normal state.
  public subscript<Variant: StyleVariant, Value: SceneValue>(
    dynamicMember key: KeyPath<AppearanceKeys<Object>, VariantAppearanceKey<Variant, Value>>
  ) -> Value? {
    get { self[key, for: Variant.base] }
    nonmutating set { self[key, for: Variant.base] = newValue }
  }

  /// The value for a variant: `proxy[\.titleColor, for: .highlighted]`.
  public subscript<Variant: StyleVariant, Value: SceneValue>(
    key: KeyPath<AppearanceKeys<Object>, VariantAppearanceKey<Variant, Value>>, for variant: Variant
  ) -> Value? {
    get { value(self.key(of: key).name, variant) }
    nonmutating set { set(newValue, self.key(of: key).name, variant) }
  }

  private func key<Key>(of path: KeyPath<AppearanceKeys<Object>, Key>) -> Key {
    AppearanceKeys()[keyPath: path]
  }

  private func value<Value: SceneValue>(_ property: String, _ variant: (any Sendable)?) -> Value? {
    do throws(AppearanceError) {
      return context.appearanceRules.value(try key(property, variant)).flatMap { Value($0) }
    } catch {
      context.report(error)
      return nil
    }
  }

  private func set(_ value: (some SceneValue)?, _ property: String, _ variant: (any Sendable)?) {
    do throws(AppearanceError) {
      guard let value else { return context.appearanceRules.remove(try key(property, variant)) }
      let rule = try context.registry.rule(
        for: target, in: containers, property: property, variant: variant, value: value.sceneValue)
      try context.appearanceRules.add([rule])
    } catch {
      context.report(error)
    }
  }

  private func key(_ property: String, _ variant: (any Sendable)?) throws(AppearanceError) -> StyleRule.Key {
    let slot = try context.registry.slot(of: property, variant: variant, class: target)
    return StyleRule.Key(target: target, containers: containers, property: property, variant: slot.key)
  }
}

extension SceneContext {
  /// What all views of a class, and of its subclasses, look like, unless they were told otherwise themselves.
  ///
  /// Rules are looked at when a view enters a window, before it is drawn; what is in a window already stays as it is. An
  /// item of a bar is where the view is that shows it.
  /// Where several fit, the one whose outermost container lies outermost wins, then the one with more containers;
  /// after that, the one for the more special class. In which order they were given matters only to two for the same
  /// class in the same containers: the later takes the place of the earlier.
  ///
  /// - Parameters:
  ///   - type: the class, or a superclass of those that the rules are for.
  ///   - containers: classes of views and controllers that the view has to be in, at any depth, from the inside out.
  /// - Returns: a proxy by which these rules are read and set; nothing changes before something is set.
  public func appearance<Object: AppearanceSubject>(
    of type: Object.Type, in containers: [Responder.Type] = []
  ) -> AppearanceProxy<Object> {
    AppearanceProxy(context: self, target: type, containers: containers)
  }
}
