/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import type { ResendOutcome } from '../../session/resend-machine'
import type { Ask } from '../../session/use-ask'
import { CodeField } from '../form/code-field'
import { message } from '../form/message'
import { FormCard } from '../form-card'
import { AuthForm } from './auth-form'
import { authFormMessages } from './auth-form-texts'
import { ResendMail } from './resend-mail'

const { text } = authFormMessages

/** Codes have six signs; other versions of the service may send a few more. */
const codeLength = { usual: 6, longest: 10 } as const

/** Wrong codes that the service bears before it wants a new beginning. */
export const mailedCodeTries = 3

const schema = z.object({
  code: z
    .string()
    .check(
      z.minLength(1, message('Required')),
      z.minLength(codeLength.usual, text('code.tooShort', { count: codeLength.usual })),
    ),
})

export interface MailedCodeValues {
  code: string
}

interface MailedCodeProps {
  title: string
  lead: ReactNode
  ask: Ask<MailedCodeValues>
  submit: string
  /** Sends another code; null where that needs a new beginning. */
  resend: (() => Promise<ResendOutcome>) | null
  /** What to do where the service sends none on demand. */
  instead?: ReactNode
  foot: readonly ReactNode[]
  /** Another way, below sending again. */
  children?: ReactNode
}

/** The screen that asks for a code out of a mail. */
export function MailedCode(props: MailedCodeProps) {
  const { title, lead, ask, submit, resend, instead, foot, children } = props
  const renew = () => ask.actor.send({ type: 'tries.renewed' })
  return (
    <FormCard title={title} lead={lead} foot={foot}>
      <AuthForm
        ask={ask}
        schema={schema}
        initialValues={{ code: '' }}
        names={{ key: 'code' }}
        submit={submit}
      >
        <CodeField
          name='code'
          label={text('code.label')}
          hint={text('code.hint')}
          made='letters'
          length={codeLength.longest}
        />
      </AuthForm>
      <div sx={{ display: 'grid', gap: 3 }}>
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('code.noMail')}</p>
        {resend && <ResendMail holds='code' resend={resend} instead={instead} onSent={renew} />}
        {children}
      </div>
    </FormCard>
  )
}
