/** @jsxImportSource theme-ui */
import { useActorRef, useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { waitFor } from 'xstate'
import type { $ZodType } from 'zod/v4/core'
import type { ContactMessage } from '../../../../contract/contact/contact-message'
import { type DraftValues, draftIn } from '../../../components/form/draft'
import { DraftStore } from '../../../components/form/draft-keeper'
import { FormProblem } from '../../../components/form/form-problem'
import { ZodForm } from '../../../components/form/zod-form'
import { tabStorage } from '../../../lib/storage/tab-storage'
import { liveContactMachine } from '../live-contact'
import { MessageSent } from './message-sent'
import { NeedsScript } from './needs-script'
import { SendButton } from './send-button'
import { SendingProblem } from './sending-problem'
import { submitProblems } from './submit-problems'

interface MessageStoryProps<Values extends DraftValues, Output> {
  /** Which of the forms it is: for its words and its draft. */
  form: 'contact' | 'feedback'
  schema: $ZodType<Output>
  emptyValues: Values
  toMessage: (output: Output) => ContactMessage
  /** The fields. */
  children: ReactNode
}

/** A form that sends a message to the shop: the form itself, what went wrong, and what follows. */
export function MessageStory<Values extends DraftValues, Output>(
  props: MessageStoryProps<Values, Output>,
) {
  const { form, schema, emptyValues, toMessage, children } = props
  const [draft] = useState(() => draftIn(tabStorage, form))
  const [machine] = useState(() => liveContactMachine(draft))
  const actor = useActorRef(machine)
  const state = useSelector(actor, (snapshot) => snapshot)
  const [written, setWritten] = useState(0)
  const { message } = state.context

  useEffect(() => {
    const back = () => actor.send({ type: 'connection.returned' })
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [actor])

  if (state.matches('sent') && message) {
    const another = () => {
      setWritten((count) => count + 1)
      actor.send({ type: 'another.wanted' })
    }
    return <MessageSent form={form} email={message.email} onAnother={another} />
  }

  const writer = written > 0 && message ? { name: message.name, email: message.email } : {}
  return (
    <NeedsScript>
      <ZodForm
        key={written}
        schema={schema}
        initialValues={{ ...emptyValues, ...writer }}
        onSubmit={async (output) => {
          actor.send({ type: 'message.submitted', message: toMessage(output) })
          return submitProblems(await waitFor(actor, (now) => !now.matches('sending')))
        }}
        sx={{ display: 'grid', gap: 4 }}
      >
        <DraftStore draft={draft} />
        {written > 0 && <FocusOnMessage />}
        {children}
        <FormProblem />
        <SendingProblem state={state} />
        <div>
          <SendButton form={form} heldBack={state.matches('heldBack')} />
        </div>
      </ZodForm>
    </NeedsScript>
  )
}

/** The form appeared because the person asked for it. */
function FocusOnMessage() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => place.current?.closest('form')?.querySelector('textarea')?.focus(), [])
  return <span ref={place} hidden />
}
