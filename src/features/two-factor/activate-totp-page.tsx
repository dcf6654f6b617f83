import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { useText } from '../../shared/i18n/texts'
import { TitledHeading } from '../../shared/ui/titled-heading'
import { interruptedSetup, liveTotpActivation } from './live-totp-activation'
import {
  Activated,
  AlreadyActive,
  SetupSkeleton,
  Unavailable,
  Unverified,
} from './parts/activation-ends'
import type { ActivationViewProps } from './parts/activation-view'
import { SetupForm } from './parts/setup-form'
import type { totpActivationMachine } from './totp-activation-machine'
import { twoFactorTexts } from './two-factor-texts'

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
  const text = useText(twoFactorTexts)
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
