import { KeyUnclear, useKeyCheck } from '#components/account/key-check'
import { LinkButton } from '#components/button'
import { FormCard } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import type { AccountPageProps } from '#session/after-sign-in'
import { NewPasswordForm } from './components/new-password-form'
import { passwordResetMessages } from './password-reset-mail'
import { readPasswordReset } from './read-password-reset'

/** The page of the link in a mail: a new password for the owner of the key. */
export default function PasswordResetKeyPage({ params: { linkKey: key = '' } }: AccountPageProps) {
  const { t } = useTranslation(passwordResetMessages)
  // A mail program may have appended characters that no header can hold.
  const check = useKeyCheck(() => readPasswordReset(encodeURI(key)))
  usePageTitle(t('key.title'))
  switch (check.key.status) {
    case 'checking':
      return <FormCard title={t('key.title')} lead={t('key.checking')} />
    case 'good':
      return (
        <NewPasswordForm resetKey={key} user={check.key.data.data.user} refused={<KeyWrong />} />
      )
    case 'unclear':
      return <KeyUnclear problem={check.key.problem} onRetry={check.retry} />
    default:
      return <KeyWrong />
  }
}

/** The link expired, was used, or is incomplete: request another. */
export function KeyWrong() {
  const { t } = useTranslation(passwordResetMessages)
  usePageTitle(t('wrong.title'))
  return (
    <FormCard
      drawing={<Motif name='ripple' />}
      title={t('wrong.title')}
      lead={t('wrong.lead')}
      foot={[
        <SiteLink key='login' to={accountRoutes['account-login'].pattern} prefetch={false}>
          {t('wrong.login')}
        </SiteLink>,
      ]}
    >
      <LinkButton
        to={accountRoutes['account-password-reset'].pattern}
        prefetch={false}
        size='lg'
        wide
      >
        {t('wrong.again')}
      </LinkButton>
    </FormCard>
  )
}
