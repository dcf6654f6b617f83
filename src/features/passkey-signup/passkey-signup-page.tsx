import { AddressAuthForm, isClosed } from '#components/account/auth-form'
import { FormCard, LoginLink } from '#components/form-card'
import { Notice } from '#components/notice'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { useSubmit } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { canUsePasskeys } from '#lib/passkey/passkey-device'
import passkeySignup from '#locales/el/passkey-signup.json'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { mailedAddress } from '#session/mail-confirmation'
import { startPasskeySignUp } from '#session/sign-in-calls'

export const passkeySignupMessages = addMessages('passkey-signup', passkeySignup)

const { 'account-signup': passwordSignup } = accountRoutes

/** First step of signing up with a passkey: the address, which is then verified. */
export default function PasskeySignupPage({ next }: AccountPageProps) {
  const { t } = useTranslation(passkeySignupMessages)
  const submission = useSubmit({
    send: (values: { email: string }) => {
      mailedAddress.keep(values.email)
      return startPasskeySignUp(values).then(afterSignIn)
    },
  })
  const isOff = isClosed(submission)
  const title = t(isOff ? 'closed.title' : 'request.title')
  usePageTitle(title)
  return (
    <FormCard
      title={title}
      lead={t(isOff ? 'closed.lead' : 'request.lead')}
      foot={[
        <SiteLink key='password' to={withNext(passwordSignup.pattern, next)} prefetch={false}>
          {t('request.password')}
        </SiteLink>,
        <LoginLink key='login' next={next}>
          {t('request.login')}
        </LoginLink>,
      ]}
    >
      {!isOff && !canUsePasskeys() && <Notice tone='warning'>{t('request.unsupported')}</Notice>}
      {!isOff && canUsePasskeys() && (
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
