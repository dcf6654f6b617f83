import { type FilterChip, FilterChips } from '#components/filter-chips'
import { addMessages, type Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import chosenFilters from '#locales/el/chosen-filters.json'
import type { CatalogueChoice } from '../catalogue-choice'
import type { ListFacet } from '../product-list-props'
import { controlsMessages, priceText, starsText } from './choice-texts'
import type { FacetControlsProps } from './facet-controls'

const chosenMessages = addMessages('chosen-filters', chosenFilters)

/** All by which a list is filtered. */
export function ChosenFilters({ facets, choice, onChoose }: FacetControlsProps) {
  const { t } = useTranslation(chosenMessages)
  const { t: controlText } = useTranslation(controlsMessages)
  const { price, stars, brand, attributes } = choice
  const chip = (key: string, filter: string, without: Partial<CatalogueChoice>): FilterChip => ({
    ...{ key, filter },
    onRemove: () => onChoose({ ...choice, ...without }),
  })
  const ids = attributes === all ? [] : attributes.split('_')
  const chips = [
    price !== all && chip('price', priceText(controlText, price), { price: all }),
    stars !== all && chip('stars', starsText(controlText, stars), { stars: all }),
    brand !== all && chip('brand', t('brand', { value: brand }), { brand: all }),
    ...ids.map((id) => {
      const others = ids.filter((other) => other !== id).join('_')
      return chip(id, attributeText(t, facets, id), { attributes: others || all })
    }),
  ]
  return <FilterChips chips={chips.filter((shown) => shown !== false)} />
}

const all = 'all'

/** An address may name a value that no product of the list has any more. */
function attributeText(
  t: Text<typeof chosenFilters>,
  facets: readonly ListFacet[],
  id: string,
): string {
  for (const { key, name, values } of facets) {
    const found = key !== 'brand' && values.find(({ value }) => value === id)
    if (found) return t('attribute', { name, value: found.label })
  }
  return t('unknown')
}
