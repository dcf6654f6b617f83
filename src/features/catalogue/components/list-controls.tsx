import { lazy, Suspense, useEffect, useState } from 'react'
import { FilterBar } from '#components/filter-bar'
import { SelectMenu } from '#components/select'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import {
  type CatalogueChoice,
  filterCount,
  prices,
  readChoice,
  sortLabelKeys,
  sorts,
  stars,
  withoutFilters,
} from '../catalogue-choice'
import { catalogueMessages } from '../catalogue-messages'
import type { ListFacet } from '../product-list-props'
import { controlsMessages, priceText, starsText } from './choice-texts'

/** In the sheet, and once there is a filter. */
const Facets = lazy(() => import('./facets').catch(absent))

export interface ListControlsProps {
  facets: readonly ListFacet[]
  /** Query of the URL. */
  search: string
  /** Overrides the URL. */
  chosen: CatalogueChoice | null
  /** Number of matching products; null while unknown, and before anything was chosen. */
  count: number | null
  onChoose: (choice: CatalogueChoice) => void
}

/** Filters and sort order. Renders nothing without JavaScript. */
export default function ListControls(props: ListControlsProps) {
  const { facets, search, chosen, count, onChoose } = props
  const { t } = useTranslation(controlsMessages)
  const choice = chosen ?? readChoice(search)
  if (!useIsHydrated()) return null
  const filters = filterCount(choice)
  const facetsIn = (isInSheet: boolean) => (
    <Suspense fallback={null}>
      <Facets {...{ facets, choice, onChoose, isInSheet }} />
    </Suspense>
  )
  return (
    <>
      <FilterBar
        count={filters}
        title={t('title')}
        showText={count === null ? t('show') : t('showCounted', { count })}
        onClear={() => onChoose(withoutFilters(choice))}
        hasMore={facets.length > 0}
      >
        {(isInSheet) => (
          <>
            <Controls choice={choice} onChoose={onChoose} hideLabel={!isInSheet} />
            {isInSheet && facetsIn(true)}
          </>
        )}
      </FilterBar>
      {filters > 0 && facetsIn(false)}
    </>
  )
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

interface ControlsProps {
  choice: CatalogueChoice
  onChoose: (choice: CatalogueChoice) => void
  /** Labels for screen readers only. */
  hideLabel: boolean
}

function Controls({ choice, onChoose, hideLabel }: ControlsProps) {
  const { t } = useTranslation(controlsMessages)
  const { t: tCatalogue } = useTranslation(catalogueMessages)
  return (
    <>
      <SelectMenu
        label={t('price')}
        hideLabel={hideLabel}
        value={choice.price}
        options={prices.map((value) => ({ value, label: priceText(t, value) }))}
        onChange={(price) => onChoose({ ...choice, price })}
      />
      <SelectMenu
        label={t('stars')}
        hideLabel={hideLabel}
        value={choice.stars}
        options={stars.map((value) => ({ value, label: starsText(t, value) }))}
        onChange={(chosen) => onChoose({ ...choice, stars: chosen })}
      />
      <SelectMenu
        label={t('sort')}
        hideLabel={hideLabel}
        value={choice.sort}
        options={sorts.map((value) => ({ value, label: tCatalogue(sortLabelKeys[value]) }))}
        onChange={(sort) => onChoose({ ...choice, sort })}
      />
    </>
  )
}
