import { useState } from 'react'
import { isExpired } from '#components/account/auth-form'
import { MailedCode, type MailedCodeValues, mailedCodeTries } from '#components/account/mailed-code'
import { LinkButton } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { mailedCodeMinutes } from '#contract/allauth/mailed-code-life'
import { accountRoutes } from '#contract/paths/account-paths'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { mailedAddress } from '#session/mail-confirmation'
import { confirmLoginCode, requestLoginCode } from '#session/sign-in-calls'

import { loginCodeMessages } from './login-code-page'

/** Form for the mailed code; after three wrong ones a new code is needed. */
export default function LoginCodeConfirmPage({ next }: AccountPageProps) {
  const { t } = useTranslation(loginCodeMessages)
  const [email] = useState(mailedAddress.read)
  const submission = useSubmit({
    send: async ({ code }: MailedCodeValues) => {
      const step = await confirmLoginCode(code)
      if (step.kind === 'signedIn') mailedAddress.forget()
      return afterSignIn(step)
    },
    tries: mailedCodeTries,
  })
  usePageTitle(t(isExpired(submission) ? 'ended.title' : 'confirm.title'))
  if (isExpired(submission)) return <CodeExpired next={next} />
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
          <p>{t('confirm.rules', { count: mailedCodeMinutes })}</p>
        </>
      }
      submission={submission}
      submit={t('confirm.submit')}
      resend={email === null ? null : () => requestLoginCode(email)}
      foot={links.map(({ to, label }) => (
        <SiteLink key={to} to={withNext(to, next)} prefetch={false}>
          {label}
        </SiteLink>
      ))}
    />
  )
}

/** The code is no longer valid: request another, or sign in otherwise. */
export function CodeExpired({ next }: { next: string | null }) {
  const { t } = useTranslation(loginCodeMessages)
  return (
    <FormCard
      drawing={<Motif name='drop' />}
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
