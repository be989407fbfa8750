import SceneAnalysis
import SceneFiles
import SceneResources
import SceneValues

struct CatalogImport {
  let path: String
  let bytes: [UInt8]
  let locale: String
  let models: [String: PluralText]

  /// Returns the catalog's bytes after adding the translations. Throws `Failure` if the catalog is not valid JSON.
  func result(
    _ units: [(unit: TranslationUnit, place: TranslationUnit.Place, target: String)]
  ) throws -> [UInt8] {
    var update: CatalogUpdate
    do throws(JSONFault) {
      update = try CatalogUpdate(bytes, locale: locale, for: TableSearch.device(of: path))
    } catch {
      throw Failure("'\(path)' is not valid JSON: expected \(error.expected)", .unusable)
    }
    var whole: [String: [PluralCategory: CatalogUpdate.Translation]] = [:]
    var parts: [String: [String: [PluralCategory: CatalogUpdate.Translation]]] = [:]
    for (unit, place, target) in units {
      let translation = CatalogUpdate.Translation(target, needsReview: unit.needsReview)
      switch place {
      case .text(let key):
        // A string that consists of a single variable has no format string.
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
