import { contactMessage } from '../contact/contact-message'
import { contactReceipt } from '../contact/contact-receipt'
import type { Endpoint } from './endpoint'

export const sendContactMessage = {
  method: 'POST',
  path: '/api/contact',
  who: 'anyone',
  body: contactMessage,
  answer: contactReceipt,
  status: 201,
} as const satisfies Endpoint
