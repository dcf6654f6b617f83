import * as z from 'zod/mini'
import { emailRule, nameRule, textAreaRule } from '#components/form/text-rules'
import { type ContactMessage, contactLimits } from '#contract/contact/contact-message'
import type { Text } from '#lib/i18n/messages'
import { type ContactMessages, contactMessages } from './messages'

const { name, message: body } = contactLimits

/** Name and e-mail address with the limits of the API contract. */
const writerFields = {
  name: nameRule({ least: name.min, most: name.max }),
  email: emailRule,
}

/** Fewer words are taken for spam by the API. */
const leastWords = 5

const hasEnoughWords = (text: string) => text.split(/\s+/).filter(Boolean).length >= leastWords

/** @param max in characters */
function messageField(max: number) {
  const rule = textAreaRule({ least: body.min, most: max })
  return rule.check(z.refine(hasEnoughWords, { error: contactMessages.text('tooFewWords') }))
}

/** The contact form (limits of `POST /api/contact`). */
export const contactFormSchema = z.object({ ...writerFields, message: messageField(body.max) })

export const emptyContact = { name: '', email: '', message: '' }

export const feedbackTopics = ['lessons', 'products', 'site', 'idea', 'other'] as const

/** Ratings, from the lowest to the highest. */
export const feedbackRates = ['1', '2', '3', '4', '5'] as const

/** Characters of the message that are reserved for topic and rating. */
const reservedLength = 200
/** Limit of the feedback text, in characters. */
export const longestFeedback = contactLimits.message.max - reservedLength

/** The feedback form; the rating is optional. */
export const feedbackFormSchema = z.object({
  ...writerFields,
  topic: z.enum(feedbackTopics),
  rating: z.enum(['', ...feedbackRates]),
  message: messageField(longestFeedback),
})
export type Feedback = z.output<typeof feedbackFormSchema>

export const emptyFeedback = { name: '', email: '', topic: '', rating: '', message: '' }

/** Message of `POST /api/contact`: topic and rating precede the text, as they have no fields. */
export function feedbackMessage(feedback: Feedback, text: Text<ContactMessages>): ContactMessage {
  const { name, email, topic, rating, message } = feedback
  const head = [
    text('folded.topic', { topic: text(`topics.${topic}`) }),
    ...(rating === '' ? [] : [text('folded.rating', { rating })]),
  ]
  return { name, email, message: `${head.join('\n')}\n\n${message}` }
}
