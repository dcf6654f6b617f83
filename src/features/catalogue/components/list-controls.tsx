import { useEffect, useState } from 'react'
import { FilterBar } from '#components/filter-bar'
import { SelectMenu } from '#components/select'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import {
  type CatalogueChoice,
  filterCount,
  minStars,
  priceLabelKeys,
  priceRanges,
  prices,
  readChoice,
  sortLabelKeys,
  sorts,
  stars,
  starsLabelKeys,
  withoutFilters,
} from '../catalogue-choice'
import { type CatalogueText, catalogueMessages } from '../catalogue-messages'

export interface ListControlsProps {
  /** Query of the URL. */
  search: string
  /** Overrides the URL. */
  chosen: CatalogueChoice | null
  /** Number of matching products; null while unknown, and before anything was chosen. */
  count: number | null
  onChoose: (choice: CatalogueChoice) => void
}

/** Filters and sort order. Renders nothing without JavaScript. */
export default function ListControls({ search, chosen, count, onChoose }: ListControlsProps) {
  const { t } = useTranslation(catalogueMessages)
  const choice = chosen ?? readChoice(search)
  if (!useIsHydrated()) return null
  return (
    <FilterBar
      count={filterCount(choice)}
      title={t('filter.title')}
      showText={count === null ? t('filter.show') : t('filter.showCounted', { count })}
      onClear={() => onChoose(withoutFilters(choice))}
    >
      {(isInSheet) => <Controls choice={choice} onChoose={onChoose} hideLabel={!isInSheet} />}
    </FilterBar>
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
  const { t } = useTranslation(catalogueMessages)
  return (
    <>
      <SelectMenu
        label={t('filter.price')}
        hideLabel={hideLabel}
        value={choice.price}
        options={prices.map((value) => ({ value, label: priceLabel(t, value) }))}
        onChange={(price) => onChoose({ ...choice, price })}
      />
      <SelectMenu
        label={t('filter.stars')}
        hideLabel={hideLabel}
        value={choice.stars}
        options={stars.map((value) => ({
          value,
          label: t(starsLabelKeys[value], { count: minStars[value] }),
        }))}
        onChange={(chosen) => onChoose({ ...choice, stars: chosen })}
      />
      <SelectMenu
        label={t('sort.label')}
        hideLabel={hideLabel}
        value={choice.sort}
        options={sorts.map((value) => ({ value, label: t(sortLabelKeys[value]) }))}
        onChange={(sort) => onChoose({ ...choice, sort })}
      />
    </>
  )
}

function priceLabel(text: CatalogueText, word: CatalogueChoice['price']): string {
  const { from = 0, to = 0 }: { from?: number; to?: number } = priceRanges[word]
  return text(priceLabelKeys[word], { from: formatMoney(from), to: formatMoney(to) })
}
