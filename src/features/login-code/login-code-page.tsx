import { AddressAuthForm } from '#components/account/auth-form'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { FormCard } from '#components/form-card'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import loginCode from '#locales/el/login-code.json'
import { continueAfter } from '#session/continue-after'
import type { AccountPageProps } from '#session/flow-pages'
import { mailedAddress } from '#session/mail-confirmation'
import { useAuthConfig } from '#session/use-auth-config'

export const loginCodeMessages = addMessages('login-code', loginCode)

/** `POST /auth/code/request` mails a code; the same answer for any address. */
export function codeRequest(email: string) {
  return { method: 'POST', path: '/auth/code/request', body: { email } } as const
}

/** Requests a mailed code to sign in with. */
export default function LoginCodePage({ next }: AccountPageProps) {
  const { t } = useTranslation(loginCodeMessages)
  usePageTitle(t('request.title'))
  const { data: config } = useAuthConfig()
  const submission = useAuthSubmit<{ email: string }>({
    request: ({ email }) => codeRequest(email),
    onSubmit: ({ email }) => mailedAddress.keep(email),
    onOutcome: continueAfter,
  })
  const links = [
    { to: accountRoutes['account-login'].pattern, label: t('request.login') },
    { to: accountRoutes['account-signup'].pattern, label: t('request.signup') },
  ]
  return (
    <FormCard
      title={t('request.title')}
      lead={t('request.lead')}
      foot={links.map(({ to, label }) => (
        <SiteLink key={to} to={withNext(to, next)} prefetch={false}>
          {label}
        </SiteLink>
      ))}
    >
      {config?.account.login_by_code_enabled === false ? (
        <Notice tone='info'>{t('request.off')}</Notice>
      ) : (
        <AddressAuthForm
          submission={submission}
          email={mailedAddress.read() ?? ''}
          label={t('request.email')}
          submit={t('request.submit')}
        />
      )}
    </FormCard>
  )
}
