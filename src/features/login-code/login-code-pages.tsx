import { useState } from 'react'
import { AddressAuthForm } from '#components/account/auth-form'
import { MailedCode, type MailedCodeValues, mailedCodeTries } from '#components/account/mailed-code'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { LinkButton } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { addMessages, useText } from '#lib/i18n/messages'
import { withNext } from '#lib/navigation/addresses'
import loginCode from '#locales/el/login-code.json'
import { authRequest } from '#session/auth-client'
import type { AuthOutcome } from '#session/auth-outcome'
import type { AccountPageProps } from '#session/flow-pages'
import { mailedAddress } from '#session/mail-confirmation'
import { useAuthConfig } from '#session/use-auth-config'

export const loginCodeMessages = addMessages('login-code', loginCode)

/** `POST /auth/code/request` mails a code (R287); the same answer for any address. */
export function codeRequest(email: string) {
  return { method: 'POST', path: '/auth/code/request', body: { email } } as const
}

/** Requests a mailed code to sign in with. */
export function LoginCodePage({ next }: AccountPageProps) {
  const text = useText(loginCodeMessages)
  usePageTitle(text('request.title'))
  const { data: config } = useAuthConfig()
  const submission = useAuthSubmit<{ email: string }>({
    request: ({ email }) => codeRequest(email),
    onSubmit: ({ email }) => mailedAddress.keep(email),
  })
  const links = [
    { to: accountRoutes['account-login'].pattern, label: text('request.login') },
    { to: accountRoutes['account-signup'].pattern, label: text('request.signup') },
  ]
  return (
    <FormCard
      title={text('request.title')}
      lead={text('request.lead')}
      foot={links.map(({ to, label }) => (
        <SiteLink key={to} to={withNext(to, next)} prefetch={false}>
          {label}
        </SiteLink>
      ))}
    >
      {config?.account.login_by_code_enabled === false ? (
        <Notice tone='info'>{text('request.off')}</Notice>
      ) : (
        <AddressAuthForm
          submission={submission}
          email={mailedAddress.read() ?? ''}
          label={text('request.email')}
          submit={text('request.submit')}
        />
      )}
    </FormCard>
  )
}

/** Form for the mailed code (R076); after three wrong ones a new code is needed. */
export function LoginCodeConfirmPage({ next }: AccountPageProps) {
  const text = useText(loginCodeMessages)
  const [email] = useState(mailedAddress.read)
  const submission = useAuthSubmit<MailedCodeValues>({
    request: ({ code }) => ({ method: 'POST', path: '/auth/code/confirm', body: { code } }),
    tries: mailedCodeTries,
    onOutcome: forgetAddress,
  })
  usePageTitle(text(submission.status === 'expired' ? 'ended.title' : 'confirm.title'))
  if (submission.status === 'expired') return <CodeExpired next={next} />
  const links = [
    { to: accountRoutes['account-login-code'].pattern, label: text('confirm.another') },
    { to: accountRoutes['account-login'].pattern, label: text('confirm.login') },
  ]
  return (
    <MailedCode
      title={text('confirm.title')}
      lead={
        <>
          <p>{email === null ? text('confirm.sent') : text('confirm.sentTo', { email })}</p>
          <p>{text('confirm.rules')}</p>
        </>
      }
      submission={submission}
      submit={text('confirm.submit')}
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
  const text = useText(loginCodeMessages)
  return (
    <FormCard
      motif='drop'
      title={text('ended.title')}
      lead={text('ended.lead')}
      foot={[
        <LoginLink key='login' next={next}>
          {text('ended.login')}
        </LoginLink>,
      ]}
    >
      <LinkButton
        to={withNext(accountRoutes['account-login-code'].pattern, next)}
        prefetch={false}
        size='lg'
        wide
      >
        {text('ended.again')}
      </LinkButton>
    </FormCard>
  )
}
