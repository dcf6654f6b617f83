import type { ThemeUIStyleObject } from 'theme-ui'
import type { StateValueFrom } from 'xstate'
import { Button } from '#components/button'
import { Notice } from '#components/notice'
import { VisuallyHidden } from '#components/visually-hidden'
import type { ApiProblem } from '#lib/http/api-problem'
import { problemMessages, problemText } from '#lib/http/problem-messages'
import { type Text, useText } from '#lib/i18n/messages'
import type { SearchContext, SearchProblem, searchMachine } from '../search-machine'
import { type SearchTexts, searchMessages } from '../search-messages'
import type { SearchView } from './search-view'

interface SearchStatusProps {
  state: StateValueFrom<typeof searchMachine>
  context: SearchContext
}

/** Status of the search in one sentence, announced by screen readers. */
export function SearchStatus({ state, context }: SearchStatusProps) {
  const text = useText(searchMessages)
  const status = statusText(state, context, text)
  return (
    <p role='status' sx={styles.text}>
      {/* Without hits, a visible heading below has the same text. */}
      {state === 'nothing' ? <VisuallyHidden>{status}</VisuallyHidden> : status}
    </p>
  )
}

function statusText(
  state: SearchStatusProps['state'],
  { query, results }: SearchContext,
  text: Text<SearchTexts>,
): string {
  if (state === 'searching') return text('searching', { query })
  if (state === 'nothing') return text('nothing.title', { query })
  if (state === 'resting' || state === 'failed' || !results) return ''
  const { lessons, products } = results
  const counts = [
    lessons.total > 0 && text('lessonCount', { count: lessons.total }),
    products.total > 0 && text('productCount', { count: products.total }),
  ].filter((count) => count !== false)
  const [first = '', second] = counts
  return second === undefined
    ? text('foundOne', { first, query })
    : text('foundBoth', { first, second, query })
}

/** Why the search failed, with a retry. */
export function SearchProblemNotice({ context, onRetry }: SearchView) {
  const text = useText(searchMessages)
  const problemTexts = useText(problemMessages)
  const { query, problem } = context
  return (
    <div sx={styles.searchProblemNotice}>
      <Notice
        tone={problem?.kind === 'offline' ? 'warning' : 'error'}
        live
        action={
          <Button variant='secondary' onClick={onRetry}>
            {text('retry')}
          </Button>
        }
      >
        {problem?.kind === 'offline'
          ? text('offline', { query })
          : problemText(problemTexts, apiProblem(problem))}
      </Notice>
    </div>
  )
}

function apiProblem(problem: Exclude<SearchProblem, { kind: 'offline' }> | null): ApiProblem {
  return problem === null || problem.kind === 'failed' ? { kind: 'failed', reason: '' } : problem
}

const styles = {
  text: { minHeight: 24, mt: [4, 5], color: 'textMuted' },
  searchProblemNotice: { maxWidth: 'reading' },
} satisfies Record<string, ThemeUIStyleObject>
