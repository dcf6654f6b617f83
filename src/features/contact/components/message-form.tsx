import { useFormikContext } from 'formik'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import type { $ZodType } from 'zod/v4/core'
import { Button } from '#components/button'
import { type DraftValues, draftIn } from '#components/form/draft'
import { DraftStore } from '#components/form/draft-store'
import { FormProblem } from '#components/form/form-problem'
import { NeedsScript } from '#components/form/needs-script'
import type { SubmitProblems } from '#components/form/use-zod-form'
import { ZodForm } from '#components/form/zod-form'
import type { ContactMessage } from '#contract/contact/contact-message'
import { apiRequest } from '#lib/http/api-request'
import { useText } from '#lib/i18n/messages'
import { tabStorage } from '#lib/storage/tab-storage'
import { contactMessages } from '../messages'
import { sendMessage } from '../send-message'
import { type SendStatus, useContactMessage } from '../use-contact-message'
import { MessageSent, SendingProblem } from './message-result'

interface MessageFormProps<Values extends DraftValues, Output> {
  /** Selects the messages and the draft. */
  form: 'contact' | 'feedback'
  schema: $ZodType<Output>
  emptyValues: Values
  toMessage: (output: Output) => ContactMessage
  /** The fields. */
  children: ReactNode
}

/** A form that sends a message to the shop, with its errors and the confirmation. */
export function MessageForm<Values extends DraftValues, Output>(
  props: MessageFormProps<Values, Output>,
) {
  const { form, schema, emptyValues, toMessage, children } = props
  const text = useText(contactMessages)
  const [draft] = useState(() => draftIn(tabStorage, form))
  const { status, message, submit, writeAnother } = useContactMessage({
    send: (body) => sendMessage(apiRequest, body, () => navigator.onLine),
    onSent: () => draft.forget(),
  })
  const [sentCount, setSentCount] = useState(0)

  if (status.kind === 'sent' && message) {
    const another = () => {
      setSentCount((count) => count + 1)
      writeAnother()
    }
    return <MessageSent form={form} email={message.email} onAnother={another} />
  }

  const writer = sentCount > 0 && message ? { name: message.name, email: message.email } : {}
  return (
    <NeedsScript notice={text('noScript')}>
      <ZodForm
        key={sentCount}
        schema={schema}
        initialValues={{ ...emptyValues, ...writer }}
        onSubmit={async (output) => submitProblems(await submit(toMessage(output)))}
        sx={styles.zodForm}
      >
        <DraftStore draft={draft} />
        {sentCount > 0 && <FocusOnMessage />}
        {children}
        <FormProblem />
        <SendingProblem status={status} />
        <div>
          <SendButton form={form} isRateLimited={status.kind === 'rateLimited'} />
        </div>
      </ZodForm>
    </NeedsScript>
  )
}

/** Focuses the text of a further message. */
function FocusOnMessage() {
  const marker = useRef<HTMLSpanElement>(null)
  useEffect(() => marker.current?.closest('form')?.querySelector('textarea')?.focus(), [])
  return <span ref={marker} hidden />
}

interface SendButtonProps {
  form: 'contact' | 'feedback'
  isRateLimited: boolean
}

/** `aria-disabled` while rate limited, so that it keeps the focus. */
function SendButton({ form, isRateLimited }: SendButtonProps) {
  const text = useText(contactMessages)
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type='submit'
      size='lg'
      busy={isSubmitting}
      {...(isRateLimited && { 'aria-disabled': true })}
      onClick={(event) => isRateLimited && event.preventDefault()}
    >
      {text(`${form}.send`)}
    </Button>
  )
}

/** Errors that belong to the fields; all others are shown by `SendingProblem`. */
function submitProblems(status: SendStatus): SubmitProblems {
  if (status.kind !== 'refused') return {}
  return { fields: { ...status.fields }, form: status.whole ?? undefined }
}

const styles = {
  zodForm: { display: 'grid', gap: 4 },
} satisfies Record<string, ThemeUIStyleObject>
