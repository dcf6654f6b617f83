import { SelectField } from '../../../components/form/select-field'
import { useText } from '../../../lib/i18n/texts'
import { contactMessages } from '../contact-texts'
import {
  emptyFeedback,
  feedbackFormSchema,
  feedbackTopics,
  longestFeedback,
} from '../feedback-form-schema'
import { foldFeedback } from '../fold-feedback'
import { MessageStory } from './message-story'
import { RatingField } from './rating-field'
import { MessageField, WriterFields } from './writer-fields'

/** The form for opinions. */
export default function LiveFeedbackForm() {
  const text = useText(contactMessages)
  const topics = feedbackTopics.map((value) => ({ value, label: text(`topics.${value}`) }))
  return (
    <MessageStory
      form='feedback'
      schema={feedbackFormSchema}
      emptyValues={emptyFeedback}
      toMessage={(feedback) => foldFeedback(feedback, text)}
    >
      <SelectField
        name='topic'
        label={text('fields.topic')}
        mark='required'
        options={topics}
        placeholder={text('fields.chooseTopic')}
      />
      <RatingField />
      <MessageField hint={text('feedback.messageHint')} max={longestFeedback} />
      <WriterFields />
    </MessageStory>
  )
}
