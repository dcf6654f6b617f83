import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import * as z from 'zod/mini'
import type { Submission } from '#lib/http/use-submit'
import { CodeField, codeRule } from '../form/code-field'
import { FormCard } from '../form-card'
import { AuthForm, authFormMessages } from './auth-form'
import { ResendMail } from './resend-mail'

const { text } = authFormMessages

/** Mailed codes have six digits. */
export const mailedCode = { made: 'digits', usual: 6 } as const

/** Wrong codes that the service accepts before another code is needed. */
export const mailedCodeTries = 3

export const mailedCodeForm = z.object({
  code: codeRule(mailedCode, { tooShort: text('code.tooShort', { count: mailedCode.usual }) }),
})

export interface MailedCodeValues {
  code: string
}

interface MailedCodeProps {
  title: string
  lead: ReactNode
  submission: Submission<MailedCodeValues, unknown>
  submit: string
  /** Sends another code; null where the flow has to be started again. */
  resend: (() => Promise<unknown>) | null
  /** Advice where the service sends no code on demand. */
  instead?: ReactNode
  foot: readonly ReactNode[]
  /** Rendered below the resend button. */
  children?: ReactNode
}

/** The card with the field for a mailed code. */
export function MailedCode(props: MailedCodeProps) {
  const { title, lead, submission, submit, resend, instead, foot, children } = props
  return (
    <FormCard title={title} lead={lead} foot={foot}>
      <AuthForm
        submission={submission}
        schema={mailedCodeForm}
        initialValues={{ code: '' }}
        names={{ key: 'code' }}
        submit={submit}
      >
        <CodeField
          name='code'
          label={text('code.label')}
          hint={text('code.hint')}
          kind={mailedCode}
        />
      </AuthForm>
      <div sx={styles.mailedCodeGrid}>
        <p sx={styles.noMail}>{text('code.noMail')}</p>
        {resend && (
          <ResendMail
            holds='code'
            resend={resend}
            instead={instead}
            onSent={submission.renewTries}
          />
        )}
        {children}
      </div>
    </FormCard>
  )
}

const styles = {
  mailedCodeGrid: { display: 'grid', gap: 3 },
  noMail: { color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
