import { contactLimits } from '#contract/contact/contact-message'
import { useText } from '#lib/i18n/messages'
import { contactMessages } from '../messages'
import { contactFormSchema, emptyContact } from '../schema'
import { MessageField, WriterFields } from './message-fields'
import { MessageForm } from './message-form'

/** The contact form, in a separate chunk. */
export default function ContactForm() {
  const text = useText(contactMessages)
  return (
    <MessageForm
      form='contact'
      schema={contactFormSchema}
      emptyValues={emptyContact}
      toMessage={(message) => message}
    >
      <WriterFields />
      <MessageField hint={text('contact.messageHint')} max={contactLimits.message.max} />
    </MessageForm>
  )
}
