import type { ReactNode, RefObject } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { SentenceAround } from '#components/sentence-around'
import { VisuallyHidden } from '#components/visually-hidden'
import { problemMessages, problemText } from '#lib/http/problem-messages'
import type { Text } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import type { SearchFilters } from '../search-filters'
import { type SearchTexts, searchMessages } from '../search-messages'
import { countShown, isEmpty, type SearchResults, showsAny, unreadOf } from '../search-results'
import type { SearchPhase } from '../use-search-results'
import type { SearchView } from './search-view'
import { type UnreadTexts, unreadMessages } from './unread-notice'

interface SearchStatusProps extends StatusFacts {
  /** Takes the focus of a button that vanishes. */
  element: RefObject<HTMLParagraphElement>
}

interface StatusFacts {
  phase: SearchPhase
  query: string
  /** What was asked for is too short to be searched for. */
  isTooShort: boolean
  filters: SearchFilters
  results: SearchResults | undefined
}

/** Status of the search in one sentence, announced by screen readers. */
export function SearchStatus({ element, ...facts }: SearchStatusProps) {
  const { t } = useTranslation(searchMessages)
  const { t: unreadText } = useTranslation(unreadMessages)
  const status = statusText(facts, t, unreadText)
  const isHeading = facts.phase === 'nothing' || isNoneLeft(facts)
  return (
    <p ref={element} role='status' tabIndex={-1} sx={styles.searchStatusText}>
      {/* Without hits, a visible heading below has the same text. */}
      {isHeading ? <VisuallyHidden>{status}</VisuallyHidden> : status}
    </p>
  )
}

function isNoneLeft({ phase, results, filters }: StatusFacts): boolean {
  if (phase !== 'found' || !results) return false
  return !showsAny(results, filters) && !unreadOf(results, filters)
}

function statusText(
  facts: StatusFacts,
  text: Text<SearchTexts>,
  unreadText: Text<UnreadTexts>,
): ReactNode {
  const { phase, query, isTooShort, filters, results } = facts
  const aroundQuery = (key: 'searching' | 'nothing.title' | 'found', count = 0) => (
    <SentenceAround text={query} sentence={(slot) => text(key, { count, query: slot })} />
  )
  if (phase === 'searching' || phase === 'nothing') {
    return aroundQuery(phase === 'nothing' ? 'nothing.title' : phase)
  }
  if (isNoneLeft(facts)) return text('filters.none')
  if (isTooShort) return text('tooShort')
  if (phase === 'resting' || phase === 'failed' || !results || isEmpty(results)) return ''
  const unread = unreadOf(results, filters)
  const count = countShown(results, filters)
  if (!unread) return aroundQuery('found', count)
  if (count === 0) return ''
  const sentence = (slot: string) => unreadText(`found.${unread}`, { count, query: slot })
  return <SentenceAround text={query} sentence={sentence} />
}

/** Why the search failed, with a retry. */
export function SearchProblemNotice({ query, problem, onRetry }: SearchView) {
  const { t } = useTranslation(searchMessages)
  const { t: problemTexts } = useTranslation(problemMessages)
  if (!problem) return null
  const isOffline = problem.kind === 'offline'
  return (
    <div sx={styles.searchProblemNotice}>
      <Notice
        tone={isOffline ? 'warning' : 'error'}
        live
        action={
          <Button variant='secondary' onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      >
        {isOffline ? (
          <SentenceAround text={query} sentence={(slot) => t('offline', { query: slot })} />
        ) : (
          problemText(problemTexts, problem)
        )}
      </Notice>
    </div>
  )
}

const styles = {
  searchStatusText: {
    minWidth: 0,
    color: 'textMuted',
    fontSize: ['small', 'body'],
    overflowWrap: 'anywhere',
    // On phones a long query, which is in the field, does not push the results away.
    display: ['-webkit-box', 'block'],
    overflow: ['hidden', 'visible'],
    WebkitLineClamp: ['2', 'none'],
    WebkitBoxOrient: 'vertical',
  },
  searchProblemNotice: { maxWidth: 'reading' },
} satisfies Record<string, ThemeUIStyleObject>
