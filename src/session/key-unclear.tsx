import { Button } from '../shared/ui/button'
import { FormCard } from '../shared/ui/form-card'
import { askFormTexts } from './ask-form-texts'
import type { AuthOutcome } from './auth-outcome'
import { problemsOf } from './auth-problems'

const { text } = askFormTexts

interface KeyUnclearProps {
  outcome: AuthOutcome<unknown> | null
  onAgain: () => void
}

/** The key of a link could not be looked at: why, and once more. */
export function KeyUnclear({ outcome, onAgain }: KeyUnclearProps) {
  return (
    <FormCard motif='ripple' title={text('unclear')} lead={outcome && problemsOf(outcome).form}>
      <Button size='lg' wide onClick={onAgain}>
        {text('retry')}
      </Button>
    </FormCard>
  )
}
