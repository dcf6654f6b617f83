import type { ThemeUIStyleObject } from 'theme-ui'
import { FilterBar } from '#components/filter-bar'
import { FilterChips } from '#components/filter-chips'
import { SelectMenu } from '#components/select'
import { searchKinds } from '#contract/search/search-index-path'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import {
  filterCount,
  filtersProducts,
  noFilters,
  type PriceRange,
  priceRanges,
  type SearchFilters,
} from '../search-filters'
import { type SearchTexts, searchMessages } from '../search-messages'
import { countShown, type SearchResults, unreadOf } from '../search-results'
import { unreadMessages } from './unread-notice'

interface FiltersProps {
  filters: SearchFilters
  results: SearchResults
  onFilter: (filters: SearchFilters) => void
}

/** Filters by kind, and of products by price and availability. */
export function Filters(props: FiltersProps) {
  const { filters, results, onFilter } = props
  const { t } = useTranslation(searchMessages)
  const { t: unreadText } = useTranslation(unreadMessages)
  const count = countShown(results, filters)
  const showText = count === 0 ? t('filters.none') : t('filters.show', { count })
  return (
    <>
      <FilterBar
        count={filterCount(filters)}
        title={t('filters.label')}
        showText={unreadOf(results, filters) ? unreadText('show') : showText}
        onClear={() => onFilter(noFilters)}
      >
        {(isInSheet) => (
          <>
            <Kinds {...props} />
            <OfProducts {...props} hideLabel={!isInSheet} />
          </>
        )}
      </FilterBar>
      <ChosenFilters filters={filters} onFilter={onFilter} />
    </>
  )
}

/** What the sheet hides on small screens. */
function ChosenFilters({ filters, onFilter }: Omit<FiltersProps, 'results'>) {
  const { t } = useTranslation(searchMessages)
  const { kind, price, available } = filters
  const chip = (key: keyof SearchFilters, filter: string) => ({
    ...{ key, filter },
    onRemove: () => onFilter({ ...filters, [key]: noFilters[key] }),
  })
  const chips = [
    kind !== 'all' && chip('kind', t(kind)),
    price !== 'all' && chip('price', rangeLabel(priceRanges[price], t)),
    available && chip('available', t('filters.available')),
  ]
  return <FilterChips chips={chips.filter((shown) => shown !== false)} />
}

function Kinds({ filters, results: { totals, unread }, onFilter }: FiltersProps) {
  const { t } = useTranslation(searchMessages)
  const kinds = searchKinds.filter(
    (kind) => totals[kind] > 0 || kind === filters.kind || kind === unread,
  )
  const all = Object.values(totals).reduce((sum, total) => sum + total, 0)
  const choices = [
    { kind: 'all' as const, label: t('filters.all'), count: all },
    ...kinds.map((kind) => ({ kind, label: t(kind), count: totals[kind] })),
  ]
  return (
    <ul aria-label={t('filters.kind')} sx={styles.kinds}>
      {choices.map(({ kind, label, count }) => (
        <li key={kind}>
          <button
            type='button'
            aria-pressed={kind === filters.kind}
            onClick={() => onFilter({ ...filters, kind })}
            sx={styles.kind}
          >
            <span>{label}</span>{' '}
            {/* Of what could not be searched nobody knows how much there is, nor of all together. */}
            {!(unread && (kind === 'all' || kind === unread)) && (
              <span sx={styles.count}>{count}</span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface OfProductsProps extends FiltersProps {
  /** Labels for screen readers only. */
  hideLabel: boolean
}

/** Price and availability, where products are shown or these have left none. */
function OfProducts({ filters, results: { totals }, onFilter, hideLabel }: OfProductsProps) {
  const { t } = useTranslation(searchMessages)
  const { kind, price, available } = filters
  const hasProducts = totals.products > 0 || filtersProducts(filters)
  if (!hasProducts || (kind !== 'all' && kind !== 'products')) return null
  return (
    <>
      <SelectMenu
        label={t('filters.price')}
        hideLabel={hideLabel}
        value={price}
        options={priceOptions(t)}
        onChange={(next) => onFilter({ ...filters, price: next })}
      />
      <label sx={styles.available}>
        <input
          type='checkbox'
          checked={available}
          onChange={(event) => onFilter({ ...filters, available: event.target.checked })}
        />
        <span>{t('filters.available')}</span>
      </label>
    </>
  )
}

function priceOptions(text: Text<SearchTexts>) {
  return (Object.keys(priceRanges) as PriceRange[]).map((value) => {
    const range: { from?: number; to?: number } = priceRanges[value]
    return { value, label: rangeLabel(range, text) }
  })
}

function rangeLabel(range: { from?: number; to?: number }, text: Text<SearchTexts>): string {
  const from = range.from === undefined ? undefined : formatMoney(range.from)
  const to = range.to === undefined ? undefined : formatMoney(range.to)
  if (from && to) return text('filters.priceBetween', { from, to })
  if (from) return text('filters.priceFrom', { from })
  return to ? text('filters.priceTo', { to }) : text('filters.anyPrice')
}

const styles = {
  kinds: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    m: 0,
    mr: [0, null, null, 3],
    p: 0,
    listStyle: 'none',
  },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    // The button that removes the filters is in the same line on a screen of 1280 pixels.
    px: 3,
    whiteSpace: 'nowrap',
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'full',
    bg: 'transparent',
    color: 'text',
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { bg: 'hover' },
    '&[aria-pressed=true]': {
      borderColor: 'primaryText',
      bg: 'primaryTint',
      color: 'primaryText',
      fontWeight: 'bold',
    },
  },
  count: { fontVariantNumeric: 'tabular-nums', fontWeight: 'body' },
  available: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    px: [0, null, null, 2],
    cursor: 'pointer',
    input: { width: 20, height: 20, m: 0, accentColor: 'primary' },
  },
} satisfies Record<string, ThemeUIStyleObject>
