import { Clock, FileText, type LucideIcon, Search } from 'lucide-react'
import { type MouseEvent, useEffect } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink } from '#components/site-link'
import { SourcePicture } from '#components/source-picture'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { findResults } from '../find-results'
import { indexSearch } from '../index-search'
import { recentSearches } from '../recent-searches'
import { searchPath } from '../search-address'
import { noFilters } from '../search-filters'
import { searchMessages } from '../search-messages'
import type { SearchHit } from '../search-results'
import {
  comboboxProps,
  endSearch,
  nextSuggestions,
  type Suggestion,
  type SuggestionField,
  type Suggestions,
} from '../suggestions'
import { queryIn } from '../use-search-text'
import { HighlightedText } from './highlighted-text'

interface SuggestionListProps extends SuggestionField {
  state: Suggestions
}

/**
 * Asks for suggestions and shows them: the listbox of the combobox, announced. The focus stays in the
 * field. Without an answer there are none; problems are left to the search page.
 */
function SuggestionList({ id, field, state, dispatch }: SuggestionListProps) {
  const { t } = useTranslation(searchMessages)
  const { asked, isOpen, isAnswered, isCleared, query, options, active } = state
  const isRecent = options[0]?.kind === 'recent'
  const count = options.length
  useEffect(() => {
    // A failed load is repeated by the first query, which then asks the API.
    indexSearch.load().catch(() => {})
  }, [])
  useEffect(() => {
    if (!asked) return
    const over = new AbortController()
    suggest(asked.text, over.signal).then(
      (found) => {
        if (!over.signal.aborted) dispatch({ type: 'answered', ...found })
      },
      () => {
        if (!over.signal.aborted) dispatch({ type: 'ended' })
      },
    )
    return () => over.abort()
  }, [asked, dispatch])
  const follow = () => endSearch(field, dispatch)
  const clear = () => {
    recentSearches.clear()
    dispatch({ type: 'cleared' })
    // The button that was pressed vanishes.
    field?.focus()
  }
  return (
    <>
      <VisuallyHidden role='status'>
        {isOpen && <span>{t('navbar.count', { count })}</span>}
        {isCleared && <span>{t('recent.cleared')}</span>}
        {isAnswered && count === 0 && <span>{t('navbar.none', { query })}</span>}
      </VisuallyHidden>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div onMouseDown={keepFocus} sx={styles.popup}>
          <div
            id={id}
            role='listbox'
            aria-label={t(isRecent ? 'recent.title' : 'navbar.suggestions')}
          >
            {options.map((option, at) => (
              <SiteLink
                key={option.key}
                id={`${id}-${option.key}`}
                to={option.path}
                prefetch={false}
                role='option'
                aria-selected={at === active}
                tabIndex={-1}
                onClick={follow}
              >
                <SuggestionContent suggestion={option} />
              </SiteLink>
            ))}
          </div>
          {isRecent && (
            <button type='button' onClick={clear}>
              {t('recent.clear')}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** What the field loads on first use: the list, the rules of its state, and its own part. */
export const suggestions = { SuggestionList, nextSuggestions, comboboxProps }

/** Found pages that are suggested. */
const mostSuggested = 6

/** The suggestions for a text: pages, or former searches where there is none. */
async function suggest(text: string, signal: AbortSignal) {
  const query = queryIn(text)
  if (query === '') return { query, options: text.trim() === '' ? formerSearches() : [] }
  const { hits } = await findResults(query, noFilters, mostSuggested / 2, signal)
  return { query, options: hits.length > 0 ? pagesOf(query, hits) : [] }
}

function pagesOf(query: string, hits: readonly SearchHit[]): Suggestion[] {
  return [
    ...hits
      .slice(0, mostSuggested)
      .map((hit, at): Suggestion => ({ key: `${at}`, kind: hit.kind, path: hit.path, query, hit })),
    { key: 'all', kind: 'all', path: searchPath(query), query, hit: null },
  ]
}

function formerSearches(): Suggestion[] {
  return recentSearches.read().map((query, at) => ({
    key: `recent-${at}`,
    kind: 'recent',
    path: searchPath(query),
    query,
    hit: null,
  }))
}

/**
 * Keeps the focus in the field while an option or button is pressed: Safari gives it to neither, and
 * a field that loses it closes the list before the click.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const icons: Record<'recent' | 'all', LucideIcon> = { recent: Clock, all: Search }

function SuggestionContent({ suggestion: { kind, query, hit } }: { suggestion: Suggestion }) {
  const { t } = useTranslation(searchMessages)
  if (kind === 'recent' || kind === 'all' || !hit) {
    const Icon = kind === 'recent' || kind === 'all' ? icons[kind] : Search
    return (
      <>
        <Icon aria-hidden='true' size={18} />
        <span>{kind === 'recent' ? query : t('navbar.all', { query })}</span>
      </>
    )
  }
  return (
    <>
      <span aria-hidden='true' sx={styles.thumb}>
        {hit.picturePath ? (
          <SourcePicture kind='searchHit' source={hit.picturePath} alt='' />
        ) : (
          <FileText size={18} />
        )}
      </span>
      <span sx={styles.words}>
        <span sx={styles.suggestionContentTitle}>
          <HighlightedText pieces={hit.title} />
        </span>
        <span sx={styles.suggestionContentNote}>{t(`one.${hit.kind}`)}</span>
      </span>
      {hit.offer && <strong sx={styles.price}>{formatMoney(hit.offer.finalPrice)}</strong>}
    </>
  )
}

const styles = {
  popup: {
    position: 'absolute',
    top: 'calc(100% + 6px)',
    insetInline: 0,
    minWidth: 360,
    maxHeight: 'calc(100vh - 96px)',
    overflowY: 'auto',
    p: 2,
    border: '1px solid',
    borderColor: 'cardEdge',
    borderRadius: 'menu',
    bg: 'raised',
    boxShadow: 'high',
    a: {
      display: 'flex',
      alignItems: 'center',
      gap: 3,
      minHeight: 'touch',
      px: 3,
      py: 2,
      borderRadius: 'control',
      lineHeight: 'heading',
      textDecoration: 'none',
    },
    'a > svg': { flexShrink: 0, color: 'textMuted' },
    'a:hover, a[aria-selected=true]': { bg: 'hover' },
    'a[aria-selected=true]': {
      outline: '2px solid',
      outlineColor: 'focus',
      outlineOffset: '-2px',
    },
    '& > button': {
      minHeight: 'touch',
      width: '100%',
      px: 3,
      border: 0,
      borderRadius: 'control',
      bg: 'transparent',
      color: 'textMuted',
      fontSize: 'small',
      textAlign: 'start',
      cursor: 'pointer',
    },
    '& > button:hover': { bg: 'hover', color: 'text' },
  },
  thumb: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: 56,
    height: 42,
    overflow: 'hidden',
    borderRadius: 'control',
    bg: 'hover',
    color: 'textMuted',
  },
  words: { flex: 1, minWidth: 0 },
  suggestionContentTitle: { display: 'block' },
  suggestionContentNote: { display: 'block', color: 'textMuted', fontSize: 'tiny' },
  price: { flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
} satisfies Record<string, ThemeUIStyleObject>
