import type { ContactMessage } from '../../../contract/contact/contact-message'
import type { Text } from '../../lib/i18n/texts'
import type { ContactMessages } from './contact-texts'
import type { Feedback } from './feedback-form-schema'

/**
 * An opinion as a message of `POST /api/contact`, which knows neither topic nor rating: they stand
 * in words above the text.
 */
export function foldFeedback(feedback: Feedback, text: Text<ContactMessages>): ContactMessage {
  const { name, email, topic, rating, message } = feedback
  const head = [
    text('folded.topic', { topic: text(`topics.${topic}`) }),
    ...(rating === '' ? [] : [text('folded.rating', { rating })]),
  ]
  return { name, email, message: `${head.join('\n')}\n\n${message}` }
}
