import { AddressAuthForm } from '#components/account/auth-form'
import { FormCard } from '#components/form-card'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { useSubmit } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import loginCode from '#locales/el/login-code.json'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { mailedAddress } from '#session/mail-confirmation'
import { requestLoginCode } from '#session/sign-in-calls'
import { useAuthConfig } from '#session/use-auth-config'

export const loginCodeMessages = addMessages('login-code', loginCode)

/** Requests a mailed code to sign in with. */
export default function LoginCodePage({ next }: AccountPageProps) {
  const { t } = useTranslation(loginCodeMessages)
  usePageTitle(t('request.title'))
  const { data: config } = useAuthConfig()
  const submission = useSubmit({
    send: ({ email }: { email: string }) => {
      mailedAddress.keep(email)
      return requestLoginCode(email).then(afterSignIn)
    },
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
