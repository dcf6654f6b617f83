import { Button } from '../../../components/button'
import { Notice } from '../../../components/notice'
import { problemMessages } from '../../../lib/http/problem-texts'
import { useText } from '../../../lib/i18n/texts'
import { catalogueMessages } from '../catalogue-texts'
import type { ShelfProblem as Problem } from '../shelf-machine'

interface ShelfProblemProps {
  problem: Problem
  onRetry: () => void
}

/** The order could not be changed; the built cards stay below it. */
export function ShelfProblem({ problem, onRetry }: ShelfProblemProps) {
  const text = useText(catalogueMessages)
  const problemText = useText(problemMessages)
  return (
    <Notice
      tone='warning'
      live
      title={text('sort.unavailable')}
      action={
        <Button variant='secondary' size='sm' onClick={onRetry}>
          {text('retry')}
        </Button>
      }
    >
      {problemText(problem)} {text('sort.newestMeanwhile')}
    </Notice>
  )
}
