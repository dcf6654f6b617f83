/** @jsxImportSource theme-ui */

import { ChangeProblem } from '../../../components/account/change-problem'
import { Button } from '../../../components/button'
import { LinkButton } from '../../../components/link-button'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import type { ChangeStory } from '../../../session/use-change'
import { twoFactorMessages } from '../two-factor-texts'

interface ConfirmedChangeProps<Change> {
  story: ChangeStory<Change>
  change: NoInfer<Change>
  /** What is lost with it; nothing where nothing is. */
  warning: string | null
  /** What is not. */
  comfort?: string | undefined
  isDangerous?: boolean
  confirm: string
  keep: string
  /** Where leaving it alone leads. */
  back: string
}

/** A page that asks once: what it means, the deed, and the way out. */
export function ConfirmedChange<Change>(props: ConfirmedChangeProps<Change>) {
  const { story, change, warning, comfort, isDangerous = false, confirm, keep, back } = props
  const text = useText(twoFactorMessages)
  const { actor, state } = story
  const isResumed = state.matches('confirming')
  const press = () =>
    actor.send(isResumed ? { type: 'change.confirmed' } : { type: 'change.asked', change })
  return (
    <div sx={{ display: 'grid', gap: 4, maxWidth: 'reading' }}>
      {isResumed && <Notice>{text('resumed')}</Notice>}
      {warning && <Notice tone='warning'>{warning}</Notice>}
      {comfort && <p>{comfort}</p>}
      <ChangeProblem story={story} />
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button
          variant={isDangerous ? 'danger' : 'primary'}
          busy={state.matches('working')}
          {...(state.matches('heldBack') && { 'aria-disabled': true })}
          onClick={press}
        >
          {confirm}
        </Button>
        <LinkButton to={back} variant='secondary'>
          {keep}
        </LinkButton>
      </div>
    </div>
  )
}
