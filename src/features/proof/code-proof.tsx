import { AskForm } from '../../session/ask-form'
import { useAsk } from '../../session/use-ask'
import { CodeField } from '../../shared/form/code-field'
import { useText } from '../../shared/i18n/texts'
import { CodeHint } from './parts/code-hint'
import { isLapsed } from './parts/is-lapsed'
import { ProofFrame } from './parts/proof-frame'
import { StepLapsed } from './parts/step-lapsed'
import { recoveryCodeForm, recoveryCodeLength, totpForm, totpLength } from './proof-forms'
import { proofTexts } from './proof-texts'
import type { ProofPurpose } from './proof-ways'

interface CodeProofProps {
  purpose: ProofPurpose
  way: 'totp' | 'recovery_codes'
  next: string | null
}

const forms = {
  totp: { schema: totpForm, length: totpLength },
  recovery_codes: { schema: recoveryCodeForm, length: recoveryCodeLength },
} as const

/** Proving with a code (`POST /auth/2fa/authenticate` and `…/reauthenticate`). */
export function CodeProof({ purpose, way, next }: CodeProofProps) {
  const text = useText(proofTexts)
  const ask = useAsk<{ code: string }>({
    callOf: (body) => ({ method: 'POST', path: `/auth/2fa/${purpose}`, body }),
  })
  if (isLapsed(ask)) return <StepLapsed next={next} />
  const { schema, length } = forms[way]
  return (
    <ProofFrame purpose={purpose} way={way} next={next}>
      <AskForm
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
      </AskForm>
    </ProofFrame>
  )
}
