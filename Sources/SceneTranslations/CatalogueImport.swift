import SceneAnalysis
import SceneFiles
import SceneResources
import SceneValues

struct CatalogueImport {
  let catalogue: StringsTable
  let locale: String
  /// The plural forms of texts, by key.
  let models: [String: PluralText]

  /// Returns the catalog with translations of texts of the scene. Throws for invalid JSON, which has already
  /// been reported.
  func result(
    _ units: [(unit: TranslationUnit, place: TranslationUnit.Place, target: String)]
  ) throws -> [UInt8] {
    var update: CatalogueUpdate
    do throws(JSONFault) {
      update = try CatalogueUpdate(
        catalogue.source.bytes, locale: locale, for: TableSearch.device(of: catalogue.source.path))
    } catch {
      throw Failure("'\(catalogue.source.path)' is not valid JSON: expected \(error.expected)", .unusable)
    }
    var whole: [String: [PluralCategory: CatalogueUpdate.Translation]] = [:]
    var parts: [String: [String: [PluralCategory: CatalogueUpdate.Translation]]] = [:]
    for (unit, place, target) in units {
      let translation = CatalogueUpdate.Translation(target, needsReview: unit.needsReview)
      switch place {
      case .text(let key):
        // A text that consists of one variable has no format.
        if models[key]?.isWhole != true { update.set(key, to: translation) }
      case .form(let key, let variable, let category):
        if variable == PluralText.wholeName || models[key]?.isWhole == true {
          whole[key, default: [:]][category] = translation
        } else {
          parts[key, default: [:]][variable, default: [:]][category] = translation
        }
      }
    }
    for (key, forms) in whole { update.set(key, toForms: forms) }
    for (key, variables) in parts {
      for (variable, forms) in variables { update.set(key, variable: variable, toForms: forms) }
    }
    return update.result
  }
}
