/** @jsxImportSource theme-ui */
import { useActorRef, useSelector } from '@xstate/react'
import { KeyRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '../../shared/i18n/texts'
import { stopAskingPasskey } from '../../shared/passkey/passkey-device'
import { now } from '../../shared/time/clock'
import { CoolDownButton } from '../../shared/ui/cool-down-button'
import { livePasskeyProof } from './live-passkey-proof'
import { ProofFrame } from './parts/proof-frame'
import { ProofProblem } from './parts/proof-problem'
import { StepLapsed } from './parts/step-lapsed'
import { proofWaitSeconds } from './proof-answer'
import { proofTexts } from './proof-texts'
import type { ProofPurpose } from './proof-ways'

interface PasskeyProofProps {
  purpose: ProofPurpose
  next: string | null
}

/** Proving with a security key or a passkey: once by itself, then at a press of the button. */
export function PasskeyProof({ purpose, next }: PasskeyProofProps) {
  const text = useText(proofTexts)
  const [machine] = useState(() => livePasskeyProof(purpose))
  const [mayAskByItself] = useState(wasJustPressed)
  const actor = useActorRef(machine, { input: { mayAskByItself } })
  const state = useSelector(actor, (snapshot) => snapshot)
  useEffect(() => stopAskingPasskey, [])

  if (state.matches('lapsed')) return <StepLapsed next={next} />
  const isBusy = !state.matches('ready') && !state.matches('heldBack')
  return (
    // At once, and not only when the page is gone: until then the device's window may be in front.
    <ProofFrame purpose={purpose} way='webauthn' next={next} onLeave={stopAskingPasskey}>
      <div sx={{ display: 'grid', gap: 4 }}>
        <p>{text('webauthn.explanation')}</p>
        <ProofProblem problem={state.context.problem} />
        <CoolDownButton
          size='lg'
          wide
          busy={isBusy}
          seconds={proofWaitSeconds(state.context.problem)}
          now={now}
          onClick={() => actor.send({ type: 'passkey.wanted' })}
          resting={(count) => text('webauthn.again', { count })}
        >
          {!isBusy && <KeyRound size={20} aria-hidden='true' />}
          {text(isBusy ? 'webauthn.asking' : 'webauthn.submit')}
        </CoolDownButton>
      </div>
    </ProofFrame>
  )
}

/** Browsers open the device's window only soon after a press, which led to this page. */
function wasJustPressed(): boolean {
  return navigator.userActivation?.isActive ?? false
}
