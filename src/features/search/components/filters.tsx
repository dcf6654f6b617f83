import type { ThemeUIStyleObject } from 'theme-ui'
import { SelectMenu } from '#components/select'
import { searchKinds } from '#contract/search/search-index-path'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import {
  filtersProducts,
  type PriceRange,
  priceRanges,
  type SearchFilters,
} from '../search-filters'
import { type SearchTexts, searchMessages } from '../search-messages'
import type { SearchResults } from '../search-results'

interface FiltersProps {
  filters: SearchFilters
  results: SearchResults
  onFilter: (filters: SearchFilters) => void
}

/** Filters by kind, and of products by price and availability. */
export function Filters({ filters, results: { totals }, onFilter }: FiltersProps) {
  const { t } = useTranslation(searchMessages)
  const { kind: chosen, price, available } = filters
  const kinds = searchKinds.filter((kind) => totals[kind] > 0 || kind === chosen)
  const hasProducts = totals.products > 0 || filtersProducts(filters)
  const showsProducts = hasProducts && (chosen === 'all' || chosen === 'products')
  const all = Object.values(totals).reduce((sum, total) => sum + total, 0)
  const choices = [
    { kind: 'all' as const, label: t('filters.all'), count: all },
    ...kinds.map((kind) => ({ kind, label: t(kind), count: totals[kind] })),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a flex box everywhere
    <div role='group' aria-label={t('filters.label')} sx={styles.filters}>
      <ul sx={styles.kinds}>
        {choices.map(({ kind, label, count }) => (
          <li key={kind}>
            <button
              type='button'
              aria-pressed={kind === chosen}
              onClick={() => onFilter({ ...filters, kind })}
              sx={styles.kind}
            >
              <span>{label}</span> <span sx={styles.count}>{count}</span>
            </button>
          </li>
        ))}
      </ul>
      {showsProducts && (
        <div sx={styles.ofProducts}>
          <SelectMenu
            label={t('filters.price')}
            hideLabel
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
        </div>
      )}
    </div>
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
  filters: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 5,
    rowGap: 3,
    mt: 3,
  },
  // One line on phones, where the results would otherwise begin below the screen.
  kinds: {
    display: 'flex',
    flexWrap: ['nowrap', null, 'wrap'],
    gap: 2,
    minWidth: 0,
    // Room for the focus ring.
    m: '-6px',
    p: '6px',
    overflowX: ['auto', null, 'visible'],
    listStyle: 'none',
  },
  kind: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    px: [3, 4],
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
  ofProducts: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 },
  available: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 'touch',
    cursor: 'pointer',
    input: { width: 20, height: 20, m: 0, accentColor: 'primary' },
  },
} satisfies Record<string, ThemeUIStyleObject>
