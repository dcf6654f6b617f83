import { X } from 'lucide-react'
import { useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { addMessages, type Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import chosenFacets from '#locales/el/chosen-facets.json'
import { type CatalogueChoice, defaultChoice } from '../catalogue-choice'
import type { ListFacet } from '../product-list-props'
import type { FacetControlsProps } from './facet-controls'

const chosenMessages = addMessages('chosen-facets', chosenFacets)

/** Brand and attributes by which a list is filtered, each with a press that takes it away; nothing without one. */
export function ChosenFacets({ facets, choice, onChoose }: FacetControlsProps) {
  const { t } = useTranslation(chosenMessages)
  const list = useRef<HTMLUListElement>(null)
  const filters = filtersOf(t, facets, choice)
  if (filters.length === 0) return null
  return (
    <ul ref={list} aria-label={t('label')} sx={listStyle}>
      {filters.map(({ key, filter, without }) => (
        <li key={key}>
          <Button
            variant='secondary'
            size='sm'
            aria-label={t('remove', { filter })}
            onClick={({ currentTarget }) => {
              onChoose(without)
              // The pressed button is unmounted.
              focusBeside(currentTarget, list.current)
            }}
          >
            <span dir='auto'>{filter}</span>
            <X aria-hidden='true' size={16} />
          </Button>
        </li>
      ))}
    </ul>
  )
}

const { brand: all } = defaultChoice

function filtersOf(
  t: Text<typeof chosenFacets>,
  facets: readonly ListFacet[],
  choice: CatalogueChoice,
) {
  const { brand, attributes } = choice
  const ids = attributes === all ? [] : attributes.split('_')
  const ofAttributes = ids.map((id) => ({
    key: id,
    filter: attributeText(t, facets, id),
    without: { ...choice, attributes: ids.filter((other) => other !== id).join('_') || all },
  }))
  if (brand === all) return ofAttributes
  const without = { ...choice, brand: all }
  return [{ key: 'brand', filter: t('brand', { value: brand }), without }, ...ofAttributes]
}

/** An address may name a value that no product of the list has any more. */
function attributeText(
  t: Text<typeof chosenFacets>,
  facets: readonly ListFacet[],
  id: string,
): string {
  for (const { key, name, values } of facets) {
    const found = key !== 'brand' && values.find(({ value }) => value === id)
    if (found) return t('attribute', { name, value: found.label })
  }
  return t('unknown')
}

/** Focuses another filter, else the first control above that is in view. */
function focusBeside(pressed: HTMLElement, list: HTMLElement | null): void {
  const above = list?.parentElement?.querySelectorAll<HTMLElement>('select, button') ?? []
  const others = list?.querySelectorAll<HTMLElement>('button') ?? []
  const places = [...others, ...above].filter((place) => place !== pressed)
  places.some((place) => {
    place.focus()
    return document.activeElement === place
  })
}

/** A line of its own in the grid of the list's head. */
const listStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  gridColumn: '1 / -1',
  m: 0,
  p: 0,
  listStyle: 'none',
  li: { maxWidth: '100%' },
  button: { maxWidth: '100%' },
  span: { overflowWrap: 'anywhere' },
}
