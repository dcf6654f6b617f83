import { useState } from 'react'
import { MailedCode, type MailedCodeValues, mailedCodeTries } from '#components/account/mailed-code'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { LinkButton } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import { continueAfter } from '#session/continue-after'
import type { AccountPageProps } from '#session/flow-pages'
import { mailedAddress } from '#session/mail-confirmation'

import { codeRequest, loginCodeMessages } from './login-code-page'

/** Form for the mailed code; after three wrong ones a new code is needed. */
export default function LoginCodeConfirmPage({ next }: AccountPageProps) {
  const { t } = useTranslation(loginCodeMessages)
  const [email] = useState(mailedAddress.read)
  const submission = useAuthSubmit<MailedCodeValues>({
    request: ({ code }) => ({ method: 'POST', path: '/auth/code/confirm', body: { code } }),
    tries: mailedCodeTries,
    onOutcome: (outcome) => {
      forgetAddress(outcome)
      void continueAfter(outcome)
    },
  })
  usePageTitle(t(submission.status === 'expired' ? 'ended.title' : 'confirm.title'))
  if (submission.status === 'expired') return <CodeExpired next={next} />
  const links = [
    { to: accountRoutes['account-login-code'].pattern, label: t('confirm.another') },
    { to: accountRoutes['account-login'].pattern, label: t('confirm.login') },
  ]
  return (
    <MailedCode
      title={t('confirm.title')}
      lead={
        <>
          <p>{email === null ? t('confirm.sent') : t('confirm.sentTo', { email })}</p>
          <p>{t('confirm.rules')}</p>
        </>
      }
      submission={submission}
      submit={t('confirm.submit')}
      resend={email === null ? null : () => authRequest(codeRequest(email))}
      foot={links.map(({ to, label }) => (
        <SiteLink key={to} to={withNext(to, next)} prefetch={false}>
          {label}
        </SiteLink>
      ))}
    />
  )
}

function forgetAddress({ kind }: AuthOutcome<unknown>): void {
  if (kind === 'signedIn') mailedAddress.forget()
}

/** The code is no longer valid: request another, or sign in otherwise. */
export function CodeExpired({ next }: { next: string | null }) {
  const { t } = useTranslation(loginCodeMessages)
  return (
    <FormCard
      motif='drop'
      title={t('ended.title')}
      lead={t('ended.lead')}
      foot={[
        <LoginLink key='login' next={next}>
          {t('ended.login')}
        </LoginLink>,
      ]}
    >
      <LinkButton
        to={withNext(accountRoutes['account-login-code'].pattern, next)}
        prefetch={false}
        size='lg'
        wide
      >
        {t('ended.again')}
      </LinkButton>
    </FormCard>
  )
}
