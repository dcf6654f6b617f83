import { AddressAuthForm } from '#components/account/auth-form'
import { useAuthSubmit } from '#components/account/use-auth-submit'
import { FormCard, LoginLink } from '#components/form-card'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { canUsePasskeys } from '#lib/passkey/passkey-device'
import passkeySignup from '#locales/el/passkey-signup.json'
import { continueAfter } from '#session/continue-after'
import type { AccountPageProps } from '#session/flow-pages'
import { mailedAddress } from '#session/mail-confirmation'

export const passkeySignupMessages = addMessages('passkey-signup', passkeySignup)
export const signupPath = '/auth/webauthn/signup'

const { 'account-signup': passwordSignup } = accountRoutes

/** First step of signing up with a passkey: the address, which is then verified. */
export default function PasskeySignupPage({ next }: AccountPageProps) {
  const { t } = useTranslation(passkeySignupMessages)
  const submission = useAuthSubmit<{ email: string }>({
    request: (body) => ({ method: 'POST', path: signupPath, body }),
    onSubmit: ({ email }) => mailedAddress.keep(email),
    onOutcome: continueAfter,
  })
  const isClosed = submission.status === 'closed'
  const title = t(isClosed ? 'closed.title' : 'request.title')
  usePageTitle(title)
  return (
    <FormCard
      title={title}
      lead={t(isClosed ? 'closed.lead' : 'request.lead')}
      foot={[
        <SiteLink key='password' to={withNext(passwordSignup.pattern, next)} prefetch={false}>
          {t('request.password')}
        </SiteLink>,
        <LoginLink key='login' next={next}>
          {t('request.login')}
        </LoginLink>,
      ]}
    >
      {!isClosed && !canUsePasskeys() && <Notice tone='warning'>{t('request.unsupported')}</Notice>}
      {!isClosed && canUsePasskeys() && (
        <AddressAuthForm
          submission={submission}
          label={t('request.email')}
          hint={t('request.emailHint')}
          submit={t('request.submit')}
        />
      )}
    </FormCard>
  )
}
