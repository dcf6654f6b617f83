/** @jsxImportSource theme-ui */
import { useActorRef, useSelector } from '@xstate/react'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { CoolDownButton } from '../../components/cool-down-button'
import { useText } from '../../lib/i18n/texts'
import { stopAskingPasskey } from '../../lib/passkey/passkey-device'
import { now } from '../../lib/time/clock'
import { ReauthenticationFrame } from './components/reauthentication-frame'
import { ReauthenticationProblem } from './components/reauthentication-problem'
import { StepLapsed } from './components/step-lapsed'
import { livePasskeyReauthentication } from './live-passkey-reauthentication'
import { reauthenticationWaitSeconds } from './reauthentication-answer'
import { reauthenticationMessages } from './reauthentication-texts'
import type { ReauthenticationPurpose } from './reauthentication-ways'

interface PasskeyReauthenticationProps {
  purpose: ReauthenticationPurpose
  next: string | null
}

/** Proving with a security key or a passkey: once by itself, then at a press of the button. */
export function PasskeyReauthentication({ purpose, next }: PasskeyReauthenticationProps) {
  const text = useText(reauthenticationMessages)
  const [machine] = useState(() => livePasskeyReauthentication(purpose))
  const [mayAskByItself] = useState(wasJustPressed)
  const actor = useActorRef(machine, { input: { mayAskByItself } })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => stopAskingPasskey, [])

  if (state.matches('lapsed')) return <StepLapsed next={next} />
  const isBusy = !state.matches('ready') && !state.matches('heldBack')
  return (
    // At once, and not only when the page is gone: until then the device's window may be in front.
    <ReauthenticationFrame purpose={purpose} way='webauthn' next={next} onLeave={stopAskingPasskey}>
      <div sx={{ display: 'grid', gap: 4 }}>
        <p>{text('webauthn.explanation')}</p>
        <ReauthenticationProblem problem={state.context.problem} />
        <CoolDownButton
          size='lg'
          wide
          busy={isBusy}
          seconds={reauthenticationWaitSeconds(state.context.problem)}
          now={now}
          onClick={() => actor.send({ type: 'passkey.wanted' })}
          resting={(count) => text('webauthn.again', { count })}
        >
          {!isBusy && <KeyRound size={20} aria-hidden='true' />}
          {text(isBusy ? 'webauthn.asking' : 'webauthn.submit')}
        </CoolDownButton>
      </div>
    </ReauthenticationFrame>
  )
}

/** Browsers open the device's window only soon after a press, which led to this page. */
function wasJustPressed(): boolean {
  return navigator.userActivation?.isActive ?? false
}
