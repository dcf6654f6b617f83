import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { StateValueFrom } from 'xstate'
import { problemsOf } from '#components/account/auth-problems'
import { Button, LinkButton } from '#components/button'
import { Notice } from '#components/notice'
import { Skeleton } from '#components/skeleton'
import { TitledHeading } from '#components/titled-heading'
import { VisuallyHidden } from '#components/visually-hidden'
import { readRecoveryCodes } from '#contract/endpoints/sign-in-account'
import { listAuthenticators } from '#contract/endpoints/sign-in-session'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { queryKeyOf } from '#session/use-account-query'
import { interruptedSetup, totpActivation } from './api'
import { type ActivationViewProps, SetupForm } from './components/setup-form'
import { twoFactorMessages } from './factors'
import { RecoveryCodes } from './recovery-codes-page'
import type { totpActivationMachine } from './totp-activation-machine'

const views = {
  opening: SetupSkeleton,
  loading: SetupSkeleton,
  showing: SetupForm,
  checking: SetupForm,
  rateLimited: SetupForm,
  unavailable: Unavailable,
  unverified: Unverified,
  active: AlreadyActive,
  activated: Activated,
  over: SetupSkeleton,
} satisfies Record<StateValueFrom<typeof totpActivationMachine>, ComponentType<ActivationViewProps>>

/** Activating an authenticator app (`/account/2fa/totp/activate`). */
export default function ActivateTotpPage() {
  const { t } = useTranslation(twoFactorMessages)
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [interrupted] = useState(() => interruptedSetup.take())
  const actor = useActorRef(totpActivation, { input: { interrupted } })
  const state = useSelector(actor, (snapshot) => snapshot)
  const isActivated = state.matches('activated')
  useEffect(() => {
    if (!isActivated) return
    heading.current?.focus()
    void queries.invalidateQueries({ queryKey: queryKeyOf(listAuthenticators) })
    void queries.invalidateQueries({ queryKey: queryKeyOf(readRecoveryCodes) })
  }, [isActivated, queries])
  const View = views[state.value]
  return (
    <>
      <TitledHeading
        ref={heading}
        title={t(isActivated ? 'activation.doneTitle' : 'activation.title')}
      >
        {t(isActivated ? 'activation.done' : 'activation.lead')}
      </TitledHeading>
      <View actor={actor} state={state} resumed={interrupted !== null} />
    </>
  )
}

/** Placeholder while the secret is loaded. */
export function SetupSkeleton() {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <>
      <VisuallyHidden role='status'>{t('activation.loading')}</VisuallyHidden>
      <Skeleton width={216} height={216} />
    </>
  )
}

/** The secret could not be loaded. */
export function Unavailable({ actor, state }: ActivationViewProps) {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <Notice
      tone='error'
      live
      title={t('activation.unavailableTitle')}
      action={
        <Button variant='secondary' onClick={() => actor.send({ type: 'retry.pressed' })}>
          {t('activation.retry')}
        </Button>
      }
    >
      {state.context.problem && problemsOf(state.context.problem).form}
    </Notice>
  )
}

/** The service allows no app before the e-mail address is verified. */
export function Unverified() {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <Notice
      tone='warning'
      live
      title={t('activation.unverifiedTitle')}
      action={
        <LinkButton to={accountRoutes['account-email'].pattern}>
          {t('activation.toEmail')}
        </LinkButton>
      }
    >
      {t('activation.unverified')}
    </Notice>
  )
}

/** An app is active already. */
export function AlreadyActive() {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <Notice
      title={t('activation.activeTitle')}
      action={
        <LinkButton to={accountRoutes['account-2fa'].pattern} variant='secondary'>
          {t('activation.back')}
        </LinkButton>
      }
    >
      {t('activation.active')}
    </Notice>
  )
}

/** The app is active; the recovery codes that were generated with it. */
export function Activated() {
  const { t } = useTranslation(twoFactorMessages)
  return (
    <RecoveryCodes
      foot={
        <LinkButton to={accountRoutes['account-2fa'].pattern} variant='secondary'>
          {t('activation.back')}
        </LinkButton>
      }
    />
  )
}
