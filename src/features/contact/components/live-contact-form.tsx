import { contactLimits } from '../../../../contract/contact/contact-message'
import { useText } from '../../../lib/i18n/texts'
import { contactFormSchema, emptyContact } from '../contact-form-schema'
import { contactMessages } from '../contact-texts'
import { MessageStory } from './message-story'
import { MessageField, WriterFields } from './writer-fields'

/** The contact form. */
export default function LiveContactForm() {
  const text = useText(contactMessages)
  return (
    <MessageStory
      form='contact'
      schema={contactFormSchema}
      emptyValues={emptyContact}
      toMessage={(message) => message}
    >
      <WriterFields />
      <MessageField hint={text('contact.messageHint')} max={contactLimits.message.max} />
    </MessageStory>
  )
}
