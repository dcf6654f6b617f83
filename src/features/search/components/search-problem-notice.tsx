/** @jsxImportSource theme-ui */

import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import type { ApiProblem } from '../../../lib/http/api-problem'
import { problemMessages, problemText } from '../../../lib/http/problem-texts'
import { useText } from '../../../lib/i18n/texts'
import type { SearchProblem } from '../search-outcome'
import { searchMessages } from '../search-texts'
import type { SearchView } from './search-view'

/** Why nothing could be looked for, and another try. */
export function SearchProblemNotice({ context, onRetry }: SearchView) {
  const text = useText(searchMessages)
  const problemWords = useText(problemMessages)
  const { query, problem } = context
  return (
    <div sx={{ maxWidth: 'reading' }}>
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
          : problemText(problemWords, apiProblem(problem))}
      </Notice>
    </div>
  )
}

function apiProblem(problem: Exclude<SearchProblem, { kind: 'offline' }> | null): ApiProblem {
  return problem === null || problem.kind === 'failed' ? { kind: 'failed', reason: '' } : problem
}
