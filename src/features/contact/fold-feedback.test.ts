import * as z from 'zod/mini'
import { contactMessage } from '../../../contract/contact/contact-message'
import type contact from '../../../locales/el/contact.json'
import { i18n } from '../../lib/i18n/i18n'
import type { Text } from '../../lib/i18n/texts'
import { contactMessages } from './contact-texts'
import {
  type Feedback,
  feedbackRates,
  feedbackTopics,
  longestFeedback,
} from './feedback-form-schema'
import { foldFeedback } from './fold-feedback'

const text: Text<typeof contact> = (key, values) =>
  i18n.t(key, { ns: contactMessages.namespace, ...values })

const opinion: Feedback = {
  name: 'Άννα',
  email: 'anna@example.com',
  topic: 'idea',
  rating: '4',
  message: 'Γράψτε κι ένα μάθημα για τον ύπνο.',
}

describe('foldFeedback', () => {
  it('puts topic and rating in words above the text', () => {
    expect(foldFeedback(opinion, text)).toEqual({
      name: 'Άννα',
      email: 'anna@example.com',
      message:
        'Γνώμη για: Μια ιδέα για μάθημα\nΒαθμός: 4 από 5\n\nΓράψτε κι ένα μάθημα για τον ύπνο.',
    })
  })

  it('says nothing of a rating that was not given', () => {
    const { message } = foldFeedback({ ...opinion, rating: '' }, text)
    expect(message).toBe('Γνώμη για: Μια ιδέα για μάθημα\n\nΓράψτε κι ένα μάθημα για τον ύπνο.')
  })

  it('fits the API contract at its longest, whatever was chosen', () => {
    for (const topic of feedbackTopics) {
      for (const rating of feedbackRates) {
        const longest = { ...opinion, topic, rating, message: 'α'.repeat(longestFeedback) }
        expect(z.safeParse(contactMessage, foldFeedback(longest, text)).success).toBe(true)
      }
    }
  })
})
