import { contactLimits } from '#contract/contact/contact-message'
import { useTranslation } from '#lib/i18n/use-translation'
import { contactMessages } from '../messages'
import { contactFormSchema, emptyContact } from '../schema'
import { MessageField, WriterFields } from './message-fields'
import { MessageForm } from './message-form'

export interface ContactFormProps {
  /** See `MessageForm`. */
  person: number
}

/** The contact form, in a separate chunk. */
export default function ContactForm({ person }: ContactFormProps) {
  const { t } = useTranslation(contactMessages)
  return (
    <MessageForm
      form='contact'
      person={person}
      schema={contactFormSchema}
      emptyValues={emptyContact}
      toMessage={(message) => message}
    >
      <WriterFields />
      <MessageField hint={t('contact.messageHint')} max={contactLimits.message.max} />
    </MessageForm>
  )
}
