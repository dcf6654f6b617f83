/** @jsxImportSource theme-ui */
import type { ApiProblem } from '../../../shared/http/api-problem'
import { problemText, problemTexts } from '../../../shared/http/problem-texts'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { Notice } from '../../../shared/ui/notice'
import type { SearchProblem } from '../search-outcome'
import { searchTexts } from '../search-texts'
import type { SearchView } from './search-view'

/** Why nothing could be looked for, and another try. */
export function SearchProblemNotice({ context, onRetry }: SearchView) {
  const text = useText(searchTexts)
  const problemWords = useText(problemTexts)
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
