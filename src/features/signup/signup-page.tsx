import { useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { AuthForm, isClosed } from '#components/account/auth-form'
import { ProviderLinks } from '#components/account/provider-links'
import { LinkButton } from '#components/button'
import { EmailField } from '#components/form/field'
import { PasswordField } from '#components/form/password-field'
import { newPassword, samePassword } from '#components/form/password-rules'
import { PasswordStrength } from '#components/form/password-strength'
import { emailRule } from '#components/form/text-rules'
import { FormCard, LoginLink } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import { accountRoutes } from '#contract/paths/account-paths'
import { publicPaths } from '#contract/paths/site-paths'
import { useSubmit } from '#lib/http/use-submit'
import { addMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { canUsePasskeys } from '#lib/passkey/passkey-device'
import signup from '#locales/el/signup.json'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { mailedAddress } from '#session/mail-confirmation'
import { signUp } from '#session/sign-in-calls'
import { signUpAddress } from '#session/sign-up-address'
import { useAuthConfig } from '#session/use-auth-config'

export const signupMessages = addMessages('signup', signup)

/** The sign-up form. The repetition is not sent. */
export const signupFormSchema = z
  .object({ email: emailRule, password: newPassword, repetition: z.string() })
  .check(samePassword)
export type SignupForm = z.infer<typeof signupFormSchema>

export const emptySignup = { email: '', password: '', repetition: '' }

/**
 * Signing up by e-mail and password. A known address is answered like a new one; its owner
 * gets a mail.
 */
export default function SignupPage({ next }: AccountPageProps) {
  const { t } = useTranslation(signupMessages)
  const { data: config } = useAuthConfig()
  const [email] = useState(signUpAddress.take)
  const submission = useSubmit({
    send: ({ email, password }: SignupForm) => {
      mailedAddress.keep(email)
      return signUp({ email, password }).then(afterSignIn)
    },
  })
  const isOff = isClosed(submission) || config?.account.is_open_for_signup === false
  usePageTitle(t(isOff ? 'closed.title' : 'title'))
  if (isOff) return <SignupClosed next={next} />
  const passkeys = canUsePasskeys() && config?.mfa?.passkey_login_enabled !== false
  return (
    <FormCard
      title={t('title')}
      lead={t('lead')}
      foot={[
        passkeys && (
          <SiteLink to={withNext(passkeySignup, next)} prefetch={false}>
            {t('passkey')}
          </SiteLink>
        ),
        <LoginLink key='login' next={next}>
          {t('login')}
        </LoginLink>,
      ]}
    >
      <AuthForm
        submission={submission}
        schema={signupFormSchema}
        initialValues={{ ...emptySignup, email }}
        submit={t('submit')}
      >
        <SignupFields />
      </AuthForm>
      <ProviderLinks process='login' redirect={next} />
    </FormCard>
  )
}

const passkeySignup = accountRoutes['account-signup-passkey'].pattern

/** E-mail, and the password twice. */
export function SignupFields() {
  const { t } = useTranslation(signupMessages)
  return (
    <>
      <EmailField name='email' label={t('email')} hint={t('emailHint')} autoComplete='username' />
      <PasswordField
        name='password'
        label={t('password')}
        hint={t('passwordHint')}
        autoComplete='new-password'
      />
      <PasswordStrength name='password' />
      <PasswordField name='repetition' label={t('repetition')} autoComplete='new-password' />
      <p sx={styles.terms}>
        <span>{t('terms')}</span>{' '}
        <SiteLink to={publicPaths['terms-of-use']} prefetch={false}>
          {t('termsLink')}
        </SiteLink>{' '}
        <span>{t('and')}</span>{' '}
        <SiteLink to={publicPaths['privacy-policy']} prefetch={false}>
          {t('privacyLink')}
        </SiteLink>
        <span>.</span>
      </p>
    </>
  )
}

/** Sign-up is closed (403, or by the service's configuration): links to what is available. */
export function SignupClosed({ next }: { next: string | null }) {
  const { t } = useTranslation(signupMessages)
  return (
    <FormCard
      drawing={<Motif name='ripple' />}
      title={t('closed.title')}
      lead={t('closed.lead')}
      foot={[
        <LoginLink key='login' next={next}>
          {t('closed.login')}
        </LoginLink>,
        <SiteLink key='contact' to={publicPaths.contact} prefetch={false}>
          {t('closed.contact')}
        </SiteLink>,
      ]}
    >
      <LinkButton to={publicPaths.blog} size='lg' wide>
        {t('closed.lessons')}
      </LinkButton>
    </FormCard>
  )
}

const styles = {
  terms: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
