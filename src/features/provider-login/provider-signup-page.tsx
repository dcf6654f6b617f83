import { AddressAuthForm, isClosed, isExpired } from '#components/account/auth-form'
import { LinkButton } from '#components/button'
import { FormCard, LoginLink } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { accountRoutes } from '#contract/paths/account-paths'
import { useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { mailedAddress } from '#session/mail-confirmation'
import { useSession } from '#session/session'
import { signUpByProvider } from '#session/sign-in-calls'
import { providerLoginMessages } from './provider-login-messages'

const login = accountRoutes['account-login'].pattern

/** Form for the e-mail address that a provider did not supply. */
export default function ProviderSignupPage({ next }: AccountPageProps) {
  const { t } = useTranslation(providerLoginMessages)
  const { pendingFlow } = useSession()
  const name = pendingFlow?.provider?.name
  const submission = useSubmit({
    send: (values: { email: string }) => {
      mailedAddress.keep(values.email)
      return signUpByProvider(values).then(afterSignIn)
    },
  })
  const isEnded = isExpired(submission) || isClosed(submission)
  usePageTitle(t(isEnded ? 'ended.title' : 'signup.title'))
  if (isEnded) {
    const lead = t(isClosed(submission) ? 'ended.closed' : 'ended.lead')
    return (
      <FormCard drawing={<Motif name='ripple' />} title={t('ended.title')} lead={lead}>
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
