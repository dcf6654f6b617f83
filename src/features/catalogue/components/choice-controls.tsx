/** @jsxImportSource theme-ui */
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { absent } from '../../../components/absent'
import { Button } from '../../../components/button'
import { SelectMenu } from '../../../components/select-menu'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { reportPageFailure } from '../../../lib/navigation/page-failure'
import {
  type CatalogueChoice,
  filterCount,
  leastStars,
  priceRanges,
  prices,
  sorts,
  stars,
  withoutFilters,
} from '../catalogue-choice'
import { type CatalogueText, catalogueMessages } from '../catalogue-texts'
import { priceLabelKeys, sortLabelKeys, starsLabelKeys } from '../choice-labels'

const FilterSheet = lazy(() =>
  import(/* webpackChunkName: "filter-sheet" */ './filter-sheet').catch((error) => {
    reportPageFailure(error)
    return absent()
  }),
)

interface ChoiceControlsProps {
  choice: CatalogueChoice
  /** How many products it leaves; null as long as that is not known, and for the whole list. */
  count: number | null
  onChoose: (choice: CatalogueChoice) => void
}

/** Filters and order in one line; on small screens the filters are in a sheet. */
export function ChoiceControls({ choice, count, onChoose }: ChoiceControlsProps) {
  const text = useText(catalogueMessages)
  const [isOpen, setOpen] = useState(false)
  const narrowed = filterCount(choice)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setOpen(true)
  }
  const clear = () => {
    onChoose(withoutFilters(choice))
    setOpen(false)
  }
  return (
    <div sx={lineStyle}>
      <div className='filters'>
        <Filters choice={choice} onChoose={onChoose} hideLabel />
      </div>
      <Button variant='secondary' aria-haspopup='dialog' onClick={open}>
        <SlidersHorizontal aria-hidden='true' size={18} />
        {narrowed > 0 ? text('filter.openCounted', { count: narrowed }) : text('filter.open')}
      </Button>
      <SelectMenu
        label={text('sort.label')}
        hideLabel
        value={choice.sort}
        options={sorts.map((value) => ({ value, label: text(sortLabelKeys[value]) }))}
        onChange={(sort) => onChoose({ ...choice, sort })}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <FilterSheet
            open={isOpen}
            count={count}
            onClose={() => setOpen(false)}
            {...(narrowed > 0 && { onClear: clear })}
          >
            <Filters choice={choice} onChoose={onChoose} hideLabel={false} />
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}

interface FiltersProps extends Omit<ChoiceControlsProps, 'count'> {
  /** Labels are only spoken where there is no room for them. */
  hideLabel: boolean
}

function Filters({ choice, onChoose, hideLabel }: FiltersProps) {
  const text = useText(catalogueMessages)
  return (
    <>
      <SelectMenu
        label={text('filter.price')}
        hideLabel={hideLabel}
        value={choice.price}
        options={prices.map((value) => ({ value, label: priceLabel(text, value) }))}
        onChange={(price) => onChoose({ ...choice, price })}
      />
      <SelectMenu
        label={text('filter.stars')}
        hideLabel={hideLabel}
        value={choice.stars}
        options={stars.map((value) => ({
          value,
          label: text(starsLabelKeys[value], { count: leastStars[value] }),
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
  // What is chosen is cut before the line is.
  '@media (max-width: 639.98px)': {
    '& > div:not(.filters), & > div:not(.filters) > span': { flex: 1, minWidth: 0 },
    '& > div:not(.filters) select': { width: '100%', textOverflow: 'ellipsis' },
  },
}
