import type { AuthOutcome } from '../../session/auth-outcome'
import { Button } from '../button'
import { FormCard } from '../form-card'
import { authFormMessages } from './auth-form-texts'
import { problemsOf } from './auth-problems'

const { text } = authFormMessages

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
