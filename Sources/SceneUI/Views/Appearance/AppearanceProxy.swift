import SceneRuntime
import SceneServices
import SceneValues

/// A proxy for all views of a class or for all bar items. A proxy can be limited to objects inside certain containers.
/// Setting a property of the proxy adds an appearance rule, and setting it to nil removes the rule.
///
/// ```swift
/// context.appearance(of: Label.self).textColor = .blue
/// context.appearance(of: Label.self, in: [TableViewCell.self]).textColor = .black
/// context.appearance(of: Label.self, in: [TableViewCell.self, TableView.self]).textColor = .darkGray
/// context.appearance(of: Button.self).setTitleColor(.red, for: .highlighted)
/// context.appearance(of: BarButtonItem.self, in: [Toolbar.self]).tintColor = .systemRed
/// ```
@dynamicMemberLookup public struct AppearanceProxy<Object: AppearanceSubject> {
  let context: SceneContext
  let target: Object.Type
  let containers: [Responder.Type]

  /// The value of a property for all views of the class, such as `proxy.textColor`.
  public subscript<Value: SceneValue>(
    dynamicMember key: KeyPath<AppearanceKeys<Object>, AppearanceKey<Value>>
  ) -> Value? {
    get { value(self.key(of: key).name, nil) }
    nonmutating set { set(newValue, self.key(of: key).name, nil) }
  }

  /// The value of a property for its base variant, such as a control's normal state.
  public subscript<Variant: StyleVariant, Value: SceneValue>(
    dynamicMember key: KeyPath<AppearanceKeys<Object>, VariantAppearanceKey<Variant, Value>>
  ) -> Value? {
    get { self[key, for: Variant.base] }
    nonmutating set { self[key, for: Variant.base] = newValue }
  }

  /// The value of a property for a variant, such as `proxy[\.titleColor, for: .highlighted]`.
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
  /// Returns a proxy for the appearance of all views of a class and its subclasses.
  ///
  /// When a view enters a window, the rules are applied to all properties that have not been set on the view itself.
  /// Views that are already in a window do not change.
  ///
  /// If several rules match, the rule with the outermost container takes precedence, then the rule with more containers,
  /// then the rule for the more specific class. A later rule replaces an earlier rule for the same class and containers.
  ///
  /// - Parameters:
  ///   - type: The class or superclass of the views.
  ///   - containers: The classes of the views and controllers that must contain the view at any depth, innermost first.
  /// - Returns: The proxy for reading and setting the rules.
  public func appearance<Object: AppearanceSubject>(
    of type: Object.Type, in containers: [Responder.Type] = []
  ) -> AppearanceProxy<Object> {
    AppearanceProxy(context: self, target: type, containers: containers)
  }
}
