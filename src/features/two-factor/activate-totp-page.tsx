import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { TitledHeading } from '../../components/titled-heading'
import { useText } from '../../lib/i18n/texts'
import {
  Activated,
  AlreadyActive,
  SetupSkeleton,
  Unavailable,
  Unverified,
} from './components/activation-ends'
import type { ActivationViewProps } from './components/activation-view'
import { SetupForm } from './components/setup-form'
import { interruptedSetup, liveTotpActivation } from './live-totp-activation'
import type { totpActivationMachine } from './totp-activation-machine'
import { twoFactorMessages } from './two-factor-texts'

const views = {
  opening: SetupSkeleton,
  loading: SetupSkeleton,
  showing: SetupForm,
  checking: SetupForm,
  heldBack: SetupForm,
  unavailable: Unavailable,
  unverified: Unverified,
  active: AlreadyActive,
  activated: Activated,
  over: SetupSkeleton,
} satisfies Record<StateValueFrom<typeof totpActivationMachine>, ComponentType<ActivationViewProps>>

/** Activating an app that shows codes (`/account/2fa/totp/activate`). */
export function ActivateTotpPage() {
  const text = useText(twoFactorMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [interrupted] = useState(() => interruptedSetup.take())
  const actor = useActorRef(liveTotpActivation, { input: { interrupted } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const isActivated = state.matches('activated')
  useEffect(() => {
    if (!isActivated) return
    heading.current?.focus()
    void queries.invalidateQueries({ queryKey: ['authenticators'] })
    void queries.invalidateQueries({ queryKey: ['recovery-codes'] })
  }, [isActivated, queries])
  const View = views[state.value]
  return (
    <>
      <TitledHeading
        ref={heading}
        title={text(isActivated ? 'activation.doneTitle' : 'activation.title')}
      >
        {text(isActivated ? 'activation.done' : 'activation.lead')}
      </TitledHeading>
      <View actor={actor} state={state} resumed={interrupted !== null} />
    </>
  )
}
