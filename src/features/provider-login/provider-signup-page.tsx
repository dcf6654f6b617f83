import { AddressAuthForm } from '#components/account/auth-form'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { LinkButton } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { continueAfter } from '#session/continue-after'
import type { AccountPageProps } from '#session/flow-pages'
import { mailedAddress } from '#session/mail-confirmation'
import { useSession } from '#session/session-store'
import { providerLoginMessages } from './provider-login-messages'

const login = accountRoutes['account-login'].pattern

/** Form for the e-mail address that a provider did not supply. */
export default function ProviderSignupPage({ next }: AccountPageProps) {
  const { t } = useTranslation(providerLoginMessages)
  const { pendingFlow } = useSession()
  const name = pendingFlow?.provider?.name
  const submission = useAuthSubmit<{ email: string }>({
    request: (body) => ({ method: 'POST', path: '/auth/provider/signup', body }),
    onSubmit: ({ email }) => mailedAddress.keep(email),
    onOutcome: continueAfter,
  })
  const isEnded = submission.status === 'expired' || submission.status === 'closed'
  usePageTitle(t(isEnded ? 'ended.title' : 'signup.title'))
  if (isEnded) {
    const lead = t(submission.status === 'closed' ? 'ended.closed' : 'ended.lead')
    return (
      <FormCard motif='ripple' title={t('ended.title')} lead={lead}>
        <LinkButton to={withNext(login, next)} prefetch={false} size='lg' wide>
          {t('failed.loginButton')}
        </LinkButton>
      </FormCard>
    )
  }
  return (
    <FormCard
      title={t('signup.title')}
      lead={name ? t('signup.lead', { name }) : t('signup.leadNameless')}
      foot={[
        <LoginLink key='login' next={next}>
          {t('signup.login')}
        </LoginLink>,
      ]}
    >
      <AddressAuthForm
        submission={submission}
        label={t('signup.email')}
        hint={t('signup.emailHint')}
        submit={t('signup.submit')}
      />
    </FormCard>
  )
}
