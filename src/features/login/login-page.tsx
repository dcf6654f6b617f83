/** @jsxImportSource theme-ui */
import { useActorRef } from '@xstate/react'
import { waitFor } from 'xstate'
import type { AccountPageProps } from '../../session/account-page-props'
import { problemsOf } from '../../session/auth-problems'
import { Field } from '../../shared/form/field'
import { FormProblem } from '../../shared/form/form-problem'
import { SubmitButton } from '../../shared/form/submit-button'
import { ZodForm } from '../../shared/form/zod-form'
import { useText } from '../../shared/i18n/texts'
import { usePageTitle } from '../../shared/ui/page-title'
import { liveLoginMachine } from './live-login'
import { emptyLogin, loginFormSchema } from './login-form-schema'
import { loginTexts } from './login-texts'

/** Signing in with e-mail and password. */
export function LoginPage(_props: AccountPageProps) {
  const text = useText(loginTexts)
  const actor = useActorRef(liveLoginMachine)
  usePageTitle(text('title'))
  return (
    <div sx={{ maxWidth: 'frame.narrow', mx: 'auto', px: 4, py: [5, 7] }}>
      <h1 sx={{ fontSize: 'title', mt: 0 }}>{text('title')}</h1>
      <p sx={{ color: 'textMuted' }}>{text('lead')}</p>
      <ZodForm
        schema={loginFormSchema}
        initialValues={emptyLogin}
        onSubmit={async (credentials) => {
          actor.send({ type: 'credentials.submitted', credentials })
          const { context } = await waitFor(actor, (now) => !now.matches('sending'))
          return context.outcome ? problemsOf(context.outcome) : undefined
        }}
        sx={{ display: 'grid', gap: 4, mt: 5 }}
      >
        <FormProblem />
        <Field name='email' label={text('email')} type='email' autoComplete='username webauthn' />
        <Field
          name='password'
          label={text('password')}
          type='password'
          autoComplete='current-password'
        />
        <SubmitButton wide>{text('submit')}</SubmitButton>
      </ZodForm>
    </div>
  )
}
