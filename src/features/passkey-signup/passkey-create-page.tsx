import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import { PasskeyEndNotice } from '#components/account/passkey-end-notice'
import { LinkButton } from '#components/button'
import { Field } from '#components/form/field'
import { lineRule } from '#components/form/text-rules'
import { SubmitButton, ZodForm } from '#components/form/zod-form'
import { FormCard, LoginLink } from '#components/form-card'
import { usePageTitle } from '#components/page-title'
import { SiteLink } from '#components/site-link'
import {
  type CreationOptions,
  creationOptionsAnswer,
  longestPasskeyName,
  type RegistrationCredential,
} from '#contract/allauth/webauthn'
import { accountRoutes } from '#contract/paths/account-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { withNext } from '#lib/navigation/addresses'
import { createPasskey } from '#lib/passkey/passkey-device'
import { authRequest } from '#session/auth-client'
import { continueAfter } from '#session/continue-after'
import type { AccountPageProps } from '#session/flow-pages'
import { type PasskeyCeremony, usePasskeyCeremony } from '#session/use-passkey-ceremony'

import { passkeySignupMessages, signupPath as path } from './passkey-signup-page'

const { 'account-signup': passwordSignup, 'account-signup-passkey': signup } = accountRoutes

const keyForm = z.object({ name: lineRule({ most: longestPasskeyName }) })

/** `GET` and `PUT /auth/webauthn/signup`; nothing is stored until the key is made. */
const firstPasskey: PasskeyCeremony<{ name: string }, CreationOptions, RegistrationCredential> = {
  rules: {
    over: ['signedIn', 'nextStep', 'done', 'sessionEnded'],
    expired: ['conflict', 'signedOut', 'reauthenticationRequired', 'missing'],
  },
  fetchOptions: async (_, signal) => {
    const outcome = await authRequest({ path, answer: creationOptionsAnswer, signal })
    if (outcome.kind !== 'done') return outcome
    return { kind: 'done', data: outcome.data.data.creation_options }
  },
  askDevice: createPasskey,
  verify: (credential, key) =>
    authRequest({ method: 'PUT', path, body: { name: key?.name ?? '', credential } }).then(
      continueAfter,
    ),
}

/** Last step of signing up with a passkey: the device makes it. */
export default function PasskeyCreatePage({ next }: AccountPageProps) {
  const { t } = useTranslation(passkeySignupMessages)
  const { status, end, start } = usePasskeyCeremony(firstPasskey)
  usePageTitle(t(status === 'expired' ? 'ended.title' : 'create.title'))
  if (status === 'expired') return <SignupExpired next={next} />
  return (
    <FormCard
      motif='drop'
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
      motif='ripple'
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
