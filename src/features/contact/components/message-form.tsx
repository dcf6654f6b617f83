import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { $ZodType } from 'zod/v4/core'
import { DraftStore, draftIn } from '#components/form/draft'
import { NeedsScript } from '#components/form/needs-script'
import {
  apiErrorText,
  type FormValues,
  type SubmitProblems,
  submitErrors,
} from '#components/form/validation'
import { FormProblem, SubmitButton, ZodForm } from '#components/form/zod-form'
import type { ContactMessage } from '#contract/contact/contact-message'
import { sendContactMessage } from '#contract/endpoints/contact'
import { requestOf } from '#lib/http/call'
import { type ApiProblem, isGreek } from '#lib/http/problem'
import { problemMessages } from '#lib/http/problem-messages'
import { apiRequest } from '#lib/http/request'
import { type SubmitResult, useSubmit } from '#lib/http/use-submit'
import { useTranslation } from '#lib/i18n/use-translation'
import { tabStorage } from '#lib/storage/tab-storage'
import { contactMessages } from '../messages'
import { MessageSent, SendingProblem } from './message-result'

interface MessageFormProps<Values extends FormValues, Output> {
  /** Selects the messages and the draft. */
  form: 'contact' | 'feedback'
  /** With another one the form is empty: another person has taken the place of the one who typed. */
  person: number
  schema: $ZodType<Output>
  emptyValues: Values
  toMessage: (output: Output) => ContactMessage
  children: ReactNode
}

/** A form that sends a message to the shop, with its errors and the confirmation. */
export function MessageForm<Values extends FormValues, Output>(
  props: MessageFormProps<Values, Output>,
) {
  const { form, person, schema, emptyValues, toMessage, children } = props
  const { t } = useTranslation(contactMessages)
  const [draft] = useState(() => draftIn(tabStorage, form))
  const submission = useSubmit({
    send: async (body: ContactMessage) => {
      // Goes on when the page is left; the answer to it is not read.
      await apiRequest(requestOf(sendContactMessage, { body, keepalive: true }))
      // Also where the page was left meanwhile.
      draft.forget()
    },
  })
  const { status, problem, values: message, submit, reset } = submission
  const isOffline = useOffline(problem, reset)
  const [sentCount, setSentCount] = useState(0)
  const [writer, setWriter] = useState({})

  if (status === 'done' && message) {
    const another = () => {
      setSentCount((count) => count + 1)
      setWriter({ name: message.name, email: message.email })
      reset()
    }
    return <MessageSent form={form} email={message.email} onAnother={another} />
  }

  return (
    <NeedsScript notice={t('noScript')}>
      <ZodForm
        key={`${sentCount} ${person}`}
        schema={schema}
        initialValues={{ ...emptyValues, ...writer }}
        onSubmit={async (output) => inputErrors(await submit(toMessage(output)))}
        sx={styles.zodForm}
      >
        <DraftStore draft={draft} />
        {sentCount > 0 && <FocusOnMessage />}
        {children}
        <FormProblem />
        <SendingProblem problem={problem} isOffline={isOffline} />
        <div>
          <SubmitButton size='lg' held={status === 'rateLimited'}>
            {t(`${form}.send`)}
          </SubmitButton>
        </div>
      </ZodForm>
    </NeedsScript>
  )
}

function FocusOnMessage() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => marker.current?.closest('form')?.querySelector('textarea')?.focus(), [])
  return <span ref={marker} hidden />
}

/** The errors of a refused message; all other problems are shown by `SendingProblem`. */
function inputErrors(result: SubmitResult<void>): SubmitProblems {
  if (result.status !== 'failed' || result.problem.kind !== 'refused') return {}
  const { errors } = result.problem
  const shown = errors.filter(({ param, message }) => param !== undefined || isGreek(message))
  if (shown.length === 0) return { form: problemMessages.text('refused') }
  return submitErrors(shown, apiErrorText)
}

/**
 * Whether the message was not sent because the device has no network. Ends when the connection is
 * back; nothing is sent again by itself.
 */
function useOffline(problem: ApiProblem | null, reset: () => void): boolean {
  const isOffline = useMemo(() => problem?.kind === 'unreachable' && !navigator.onLine, [problem])
  useEffect(() => {
    if (!isOffline) return
    addEventListener('online', reset)
    return () => removeEventListener('online', reset)
  }, [isOffline, reset])
  return isOffline
}

const styles = {
  zodForm: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
