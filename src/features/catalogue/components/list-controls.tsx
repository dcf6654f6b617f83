import { SlidersHorizontal, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { IconButton } from '#components/icon-button'
import { SelectMenu } from '#components/select'
import { useTranslation } from '#lib/i18n/use-translation'
import { absent } from '#lib/lazy/lazy'
import { reportPageFailure } from '#lib/navigation/page-lifecycle'
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
  const choice = chosen ?? readChoice(search)
  if (!useIsHydrated()) return null
  return <ChoiceControls choice={choice} count={count} onChoose={onChoose} />
}

function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

const FilterSheet = lazy(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet').catch((error) => {
    reportPageFailure(error)
    return absent()
  }),
)

interface ChoiceControlsProps {
  choice: CatalogueChoice
  /** Number of matching products; null while unknown, and before anything was chosen. */
  count: number | null
  onChoose: (choice: CatalogueChoice) => void
}

/** Filters and sort order in one line; on small screens the filters open in a sheet. */
function ChoiceControls({ choice, count, onChoose }: ChoiceControlsProps) {
  const { t } = useTranslation(catalogueMessages)
  const [isOpen, setOpen] = useState(false)
  const activeFilters = filterCount(choice)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  const clear = () => {
    onChoose(withoutFilters(choice))
    setOpen(false)
  }
  const line = useRef<HTMLDivElement>(null)
  const clearInLine = () => {
    clear()
    // The pressed button is unmounted.
    line.current?.querySelector('select')?.focus()
  }
  return (
    <div sx={lineStyle}>
      <div className='filters' ref={line}>
        <Filters choice={choice} onChoose={onChoose} hideLabel />
        {activeFilters > 0 && (
          <IconButton label={t('filter.clear')} onClick={clearInLine}>
            <X />
          </IconButton>
        )}
      </div>
      <Button variant='secondary' aria-haspopup='dialog' onClick={open}>
        <SlidersHorizontal aria-hidden='true' size={18} />
        <span>
          {activeFilters > 0 ? t('filter.openCounted', { count: activeFilters }) : t('filter.open')}
        </span>
      </Button>
      <SelectMenu
        label={t('sort.label')}
        hideLabel
        value={choice.sort}
        options={sorts.map((value) => ({ value, label: t(sortLabelKeys[value]) }))}
        onChange={(sort) => onChoose({ ...choice, sort })}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet
            open={isOpen}
            count={count}
            onClose={() => setOpen(false)}
            {...(activeFilters > 0 && { onClear: clear })}
          >
            <Filters choice={choice} onChoose={onChoose} hideLabel={false} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}

interface FiltersProps extends Omit<ChoiceControlsProps, 'count'> {
  /** Labels for screen readers only. */
  hideLabel: boolean
}

function Filters({ choice, onChoose, hideLabel }: FiltersProps) {
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
    </>
  )
}

function priceLabel(text: CatalogueText, word: CatalogueChoice['price']): string {
  const { from = 0, to = 0 }: { from?: number; to?: number } = priceRanges[word]
  return text(priceLabelKeys[word], { from: formatMoney(from), to: formatMoney(to) })
}

const lineStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  '& > .filters': { display: ['none', null, null, 'flex'], gap: 2 },
  '& > button': { display: [null, null, null, 'none'], flexShrink: 0 },
  // The selected value is truncated before the line wraps.
  '@media (max-width: 639.98px)': {
    '& > div:not(.filters), & > div:not(.filters) > span': { flex: 1, minWidth: 0 },
    '& > div:not(.filters) select': { width: '100%', textOverflow: 'ellipsis' },
  },
}
