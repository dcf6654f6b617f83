import { accountRoutes } from '../../../../contract/paths/account-paths'
import { problemsOf } from '../../../components/account/auth-problems'
import { Button } from '../../../components/button'
import { LinkButton } from '../../../components/link-button'
import { Notice } from '../../../components/notice'
import { Skeleton } from '../../../components/skeleton'
import { VisuallyHidden } from '../../../components/visually-hidden'
import { useText } from '../../../lib/i18n/texts'
import { twoFactorMessages } from '../two-factor-texts'
import type { ActivationViewProps } from './activation-view'
import { RecoveryCodes } from './recovery-codes'

/** Holds the place of the secret while it is made. */
export function SetupSkeleton() {
  const text = useText(twoFactorMessages)
  return (
    <>
      <VisuallyHidden role='status'>{text('activation.loading')}</VisuallyHidden>
      <Skeleton width={216} height={216} />
    </>
  )
}

/** The secret could not be read. */
export function Unavailable({ actor, state }: ActivationViewProps) {
  const text = useText(twoFactorMessages)
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
  const text = useText(twoFactorMessages)
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
  const text = useText(twoFactorMessages)
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
  const text = useText(twoFactorMessages)
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
