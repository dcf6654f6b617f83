import { KeyRound } from 'lucide-react'
import type { SnapshotFrom } from 'xstate'
import { Button } from '../../../components/button'
import { useSecondsLeft } from '../../../components/use-seconds-left'
import { useText } from '../../../lib/i18n/texts'
import { now } from '../../../lib/time/clock'
import { makingWaitSeconds } from '../key-making-answer'
import type { keyMakingMachine } from '../key-making-machine'
import { passkeysMessages } from '../passkeys-texts'

/** Sends the form; says when the device is waiting, and how long the service holds back. */
export function MakeKeyButton({ state }: { state: SnapshotFrom<typeof keyMakingMachine> }) {
  const text = useText(passkeysMessages)
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
