import * as z from 'zod/mini'
import { contactLimits } from '../../../contract/contact/contact-message'
import { message } from '../../components/form/message'
import { messageField, writerFields } from './contact-form-schema'

/** What an opinion is about. */
export const feedbackTopics = ['lessons', 'products', 'site', 'idea', 'other'] as const

/** How pleased somebody is, from least to most. */
export const feedbackRates = ['1', '2', '3', '4', '5'] as const

/** Topic and rating travel inside the message: this many characters are theirs. */
const foldedRoom = 200
export const longestFeedback = contactLimits.message.max - foldedRoom

/** The feedback form; an empty rating means that none was given. */
export const feedbackFormSchema = z.object({
  ...writerFields,
  topic: z.enum(feedbackTopics, message('validation.choose')),
  rating: z.enum(['', ...feedbackRates], message('validation.choose')),
  message: messageField(longestFeedback),
})
export type Feedback = z.output<typeof feedbackFormSchema>

export const emptyFeedback = { name: '', email: '', topic: '', rating: '', message: '' }
