import { accountRoutes } from '../../../../contract/paths/account-paths'
import { problemsOf } from '../../../session/auth-problems'
import { useText } from '../../../shared/i18n/texts'
import { Button } from '../../../shared/ui/button'
import { LinkButton } from '../../../shared/ui/link-button'
import { Notice } from '../../../shared/ui/notice'
import { Skeleton } from '../../../shared/ui/skeleton'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden'
import { twoFactorTexts } from '../two-factor-texts'
import type { ActivationViewProps } from './activation-view'
import { RecoveryCodes } from './recovery-codes'

/** Holds the place of the secret while it is made. */
export function SetupSkeleton() {
  const text = useText(twoFactorTexts)
  return (
    <>
      <VisuallyHidden role='status'>{text('activation.loading')}</VisuallyHidden>
      <Skeleton width={216} height={216} />
    </>
  )
}

/** The secret could not be read. */
export function Unavailable({ actor, state }: ActivationViewProps) {
  const text = useText(twoFactorTexts)
  return (
    <Notice
      tone='error'
      live
      title={text('activation.unavailableTitle')}
      action={
        <Button variant='secondary' onClick={() => actor.send({ type: 'retry.pressed' })}>
          {text('activation.retry')}
        </Button>
      }
    >
      {state.context.answer && problemsOf(state.context.answer).form}
    </Notice>
  )
}

/** An address waits for its verification: the service allows no app before. */
export function Unverified() {
  const text = useText(twoFactorTexts)
  return (
    <Notice
      tone='warning'
      live
      title={text('activation.unverifiedTitle')}
      action={
        <LinkButton to={accountRoutes['account-email'].pattern}>
          {text('activation.toEmail')}
        </LinkButton>
      }
    >
      {text('activation.unverified')}
    </Notice>
  )
}

/** There is an app already. */
export function AlreadyActive() {
  const text = useText(twoFactorTexts)
  return (
    <Notice
      title={text('activation.activeTitle')}
      action={
        <LinkButton to={accountRoutes['account-2fa'].pattern} variant='secondary'>
          {text('activation.back')}
        </LinkButton>
      }
    >
      {text('activation.active')}
    </Notice>
  )
}

/** The app is active; the recovery codes come right with it. */
export function Activated() {
  const text = useText(twoFactorTexts)
  return (
    <RecoveryCodes
      foot={
        <LinkButton to={accountRoutes['account-2fa'].pattern} variant='secondary'>
          {text('activation.back')}
        </LinkButton>
      }
    />
  )
}
