import { problemTexts } from '../../../shared/http/problem-texts'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { Notice } from '../../../shared/ui/notice'
import { catalogueTexts } from '../catalogue-texts'
import type { ShelfProblem as Problem } from '../shelf-machine'

interface ShelfProblemProps {
  problem: Problem
  onRetry: () => void
}

/** The order could not be changed; the built cards stay below it. */
export function ShelfProblem({ problem, onRetry }: ShelfProblemProps) {
  const text = useText(catalogueTexts)
  const problemText = useText(problemTexts)
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
