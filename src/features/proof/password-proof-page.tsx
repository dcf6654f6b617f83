/** @jsxImportSource theme-ui */
import type { AccountPageProps } from '../../session/account-page-props'
import { AskForm } from '../../session/ask-form'
import { useAsk } from '../../session/use-ask'
import { useSession } from '../../session/use-session'
import { PasswordField } from '../../shared/form/password-field'
import { useText } from '../../shared/i18n/texts'
import { CodeHint } from './parts/code-hint'
import { isLapsed } from './parts/is-lapsed'
import { OtherWaysOnly } from './parts/other-ways-only'
import { ProofFrame } from './parts/proof-frame'
import { StepLapsed } from './parts/step-lapsed'
import { passwordForm } from './proof-forms'
import { proofTexts } from './proof-texts'

/** Proving again with the password (`POST /auth/reauthenticate`); who has none chooses (R272). */
export function PasswordProofPage({ next }: AccountPageProps) {
  const { user } = useSession()
  if (user && !user.has_usable_password) return <OtherWaysOnly next={next} />
  return <PasswordProof next={next} />
}

function PasswordProof({ next }: { next: string | null }) {
  const text = useText(proofTexts)
  const { user } = useSession()
  const ask = useAsk<{ password: string }>({
    callOf: (body) => ({ method: 'POST', path: '/auth/reauthenticate', body }),
  })
  if (isLapsed(ask)) return <StepLapsed next={next} />
  return (
    <ProofFrame purpose='reauthenticate' way='password' next={next}>
      <AskForm
        ask={ask}
        schema={passwordForm}
        initialValues={{ password: '' }}
        submit={text('password.submit')}
      >
        {/* Password managers look for the name that a password belongs to. */}
        <input type='email' autoComplete='username' value={user?.email ?? ''} readOnly hidden />
        <PasswordField
          name='password'
          label={text('password.label')}
          autoComplete='current-password'
        />
        <CodeHint way='password' outcome={ask.state.context.outcome} />
        {/* The page for a new password is for guests. */}
        <p sx={{ color: 'textMuted' }}>{text('password.forgotten')}</p>
      </AskForm>
    </ProofFrame>
  )
}
