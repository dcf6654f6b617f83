import { KeyRound } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { useText } from '../../../shared/i18n/texts'
import { now } from '../../../shared/time/clock'
import { Button } from '../../../shared/ui/button'
import { useSecondsLeft } from '../../../shared/ui/use-seconds-left'
import { makingWaitSeconds } from '../key-making-answer'
import type { keyMakingMachine } from '../key-making-machine'
import { passkeysTexts } from '../passkeys-texts'

/** Sends the form; says when the device is waiting, and how long the service holds back. */
export function MakeKeyButton({ state }: { state: SnapshotFrom<typeof keyMakingMachine> }) {
  const text = useText(passkeysTexts)
  const left = useSecondsLeft(makingWaitSeconds(state.context.problem), 0, now)
  const isWaiting = left > 0 && state.matches('heldBack')
  const isBusy = state.matches('fetching') || state.matches('asking') || state.matches('saving')
  return (
    <Button
      type='submit'
      size='lg'
      busy={isBusy}
      {...(isWaiting && { 'aria-disabled': true })}
      onClick={(event) => isWaiting && event.preventDefault()}
    >
      {!isBusy && <KeyRound size={20} aria-hidden='true' />}
      {isWaiting
        ? text('making.again', { count: left })
        : text(isBusy ? 'making.asking' : 'making.submit')}
    </Button>
  )
}
