import { AuthForm } from '../../components/account/auth-form'
import { CodeField } from '../../components/form/code-field'
import { useText } from '../../lib/i18n/texts'
import { useAsk } from '../../session/use-ask'
import { CodeHint } from './components/code-hint'
import { isLapsed } from './components/is-lapsed'
import { ReauthenticationFrame } from './components/reauthentication-frame'
import { StepLapsed } from './components/step-lapsed'
import {
  recoveryCodeForm,
  recoveryCodeLength,
  totpForm,
  totpLength,
} from './reauthentication-forms'
import { reauthenticationMessages } from './reauthentication-texts'
import type { ReauthenticationPurpose } from './reauthentication-ways'

interface CodeReauthenticationProps {
  purpose: ReauthenticationPurpose
  way: 'totp' | 'recovery_codes'
  next: string | null
}

const forms = {
  totp: { schema: totpForm, length: totpLength },
  recovery_codes: { schema: recoveryCodeForm, length: recoveryCodeLength },
} as const

/** Proving with a code (`POST /auth/2fa/authenticate` and `…/reauthenticate`). */
export function CodeReauthentication({ purpose, way, next }: CodeReauthenticationProps) {
  const text = useText(reauthenticationMessages)
  const ask = useAsk<{ code: string }>({
    callOf: (body) => ({ method: 'POST', path: `/auth/2fa/${purpose}`, body }),
  })
  if (isLapsed(ask)) return <StepLapsed next={next} />
  const { schema, length } = forms[way]
  return (
    <ReauthenticationFrame purpose={purpose} way={way} next={next}>
      <AuthForm
        ask={ask}
        schema={schema}
        initialValues={{ code: '' }}
        submit={text(`${way}.submit`)}
      >
        <CodeField
          name='code'
          label={text(`${way}.label`)}
          hint={text(`${way}.hint`)}
          made='digits'
          length={length}
        />
        <CodeHint way={way} outcome={ask.state.context.outcome} />
      </AuthForm>
    </ReauthenticationFrame>
  )
}
