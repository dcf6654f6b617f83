/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { CodeField } from '../shared/form/code-field'
import { message } from '../shared/form/message'
import { FormCard } from '../shared/ui/form-card'
import { AskForm } from './ask-form'
import { askFormTexts } from './ask-form-texts'
import type { ResendOutcome } from './resend-machine'
import { ResendMail } from './resend-mail'
import type { Ask } from './use-ask'

const { text } = askFormTexts

/** Codes have six signs; other versions of the service may send a few more. */
const codeLength = { usual: 6, longest: 10 } as const

/** Wrong codes that the service bears before it wants a new beginning (contract, section 4.1). */
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
      <AskForm
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
      </AskForm>
      <div sx={{ display: 'grid', gap: 3 }}>
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('code.noMail')}</p>
        {resend && <ResendMail holds='code' resend={resend} instead={instead} onSent={renew} />}
        {children}
      </div>
    </FormCard>
  )
}
