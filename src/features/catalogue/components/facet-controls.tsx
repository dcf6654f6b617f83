import { SelectMenu } from '#components/select'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import facetControls from '#locales/el/facet-controls.json'
import { type CatalogueChoice, defaultChoice } from '../catalogue-choice'
import type { ListFacet } from '../product-list-props'

const facetMessages = addMessages('facet-controls', facetControls)

export interface FacetControlsProps {
  facets: readonly ListFacet[]
  choice: CatalogueChoice
  onChoose: (choice: CatalogueChoice) => void
}

const { brand: all } = defaultChoice

/** A control for the brand, and one for each attribute. */
export function FacetControls({ facets, choice, onChoose }: FacetControlsProps) {
  const { t } = useTranslation(facetMessages)
  const chosenValues = choice.attributes === all ? [] : choice.attributes.split('_')
  return facets.map(({ key, name, values }) => {
    const isBrand = key === 'brand'
    const ids = values.map(({ value }) => value)
    const choose = (value: string) => {
      if (isBrand) return onChoose({ ...choice, brand: value })
      const others = chosenValues.filter((id) => !ids.includes(id))
      const left = value === all ? others : [...others, value]
      onChoose({ ...choice, attributes: left.join('_') || all })
    }
    const chosen = isBrand ? choice.brand : chosenValues.find((id) => ids.includes(id))
    const any = { value: all, label: isBrand ? t('anyBrand') : t('anyValue') }
    return (
      <SelectMenu
        key={key}
        label={isBrand ? t('brand') : name}
        value={chosen ?? all}
        options={[any, ...values]}
        onChange={choose}
      />
    )
  })
}
