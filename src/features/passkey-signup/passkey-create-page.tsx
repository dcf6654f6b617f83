import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { PasskeyEndNotice } from '#components/account/passkey-notice'
import { LinkButton } from '#components/button'
import { Field } from '#components/form/field'
import { lineRule } from '#components/form/text-rules'
import { SubmitButton, ZodForm } from '#components/form/zod-form'
import { FormCard, LoginLink } from '#components/form-card'
import { Motif } from '#components/motif'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import {
  type CreationOptions,
  longestPasskeyName,
  type RegistrationCredential,
} from '#contract/allauth/webauthn'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { createPasskey } from '#lib/passkey/passkey-device'
import { type AccountPageProps, afterSignIn } from '#session/after-sign-in'
import { finishPasskeySignUp, passkeySignUpOptions } from '#session/sign-in-calls'
import { type PasskeyCeremony, usePasskeyCeremony } from '#session/use-passkey-ceremony'

import { passkeySignupMessages } from './passkey-signup-page'

const { 'account-signup': passwordSignup, 'account-signup-passkey': signup } = accountRoutes

const keyForm = z.object({ name: lineRule({ most: longestPasskeyName }) })

/** `GET` and `PUT /auth/webauthn/signup`; nothing is stored until the key is made. */
const firstPasskey: PasskeyCeremony<{ name: string }, CreationOptions, RegistrationCredential> = {
  rules: {
    over: ['nextStep', 'sessionEnded'],
    expired: ['conflict', 'signedOut', 'reauthenticationRequired', 'missing'],
  },
  fetchOptions: (_, signal) => passkeySignUpOptions(signal),
  askDevice: createPasskey,
  verify: (credential, key) =>
    finishPasskeySignUp({ name: key?.name ?? '', credential }).then(afterSignIn),
}

/** Last step of signing up with a passkey: the device makes it. */
export default function PasskeyCreatePage({ next }: AccountPageProps) {
  const { t } = useTranslation(passkeySignupMessages)
  const { status, end, start } = usePasskeyCeremony(firstPasskey)
  usePageTitle(t(status === 'expired' ? 'ended.title' : 'create.title'))
  if (status === 'expired') return <SignupExpired next={next} />
  return (
    <FormCard
      drawing={<Motif name='drop' />}
      title={t('create.title')}
      lead={t('create.lead')}
      foot={[
        <SiteLink key='restart' to={withNext(passwordSignup.pattern, next)} prefetch={false}>
          {t('create.restart')}
        </SiteLink>,
      ]}
    >
      <ZodForm
        schema={keyForm}
        initialValues={{ name: t('create.usualName') }}
        onSubmit={async (key) => void (await start(key))}
        sx={styles.zodForm}
      >
        <Field name='name' label={t('create.name')} hint={t('create.nameHint')} />
        <PasskeyEndNotice end={end} refused={{ sentence: t('create.refused') }} />
        <SubmitButton size='lg' wide>
          {t('create.submit')}
        </SubmitButton>
      </ZodForm>
    </FormCard>
  )
}

/** The service no longer expects a passkey: sign up again. */
function SignupExpired({ next }: { next: string | null }) {
  const { t } = useTranslation(passkeySignupMessages)
  return (
    <FormCard
      drawing={<Motif name='ripple' />}
      title={t('ended.title')}
      lead={t('ended.lead')}
      foot={[
        <LoginLink key='login' next={next}>
          {t('ended.login')}
        </LoginLink>,
      ]}
    >
      <LinkButton to={withNext(signup.pattern, next)} prefetch={false} size='lg' wide>
        {t('ended.again')}
      </LinkButton>
    </FormCard>
  )
}

const styles = {
  zodForm: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
