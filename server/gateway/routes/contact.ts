import { Hono } from 'hono'
import {
  type ContactMessage,
  contactMessage,
  contactReceipt,
} from '#contract/contact/contact-message'
import { readWithdrawal } from '#contract/withdrawal/withdrawal-message'
import { GatewayError } from '../gateway-error'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { asGuest } from './api-caller'
import { readBody } from './read-request'
import { answerJson } from './responses'

/** Messages of the contact and feedback forms. */
export const contactRoutes = new Hono<RouteEnv>()

contactRoutes.post('/contact', async (c) => {
  const body = await readBody(c, contactMessage)
  return answerJson(c, await sendContact(c, body), 201)
})

/**
 * Sends a message to the shop. To a statement of withdrawal the API may answer with a mail to the
 * address that it names, so it is counted as one, wherever it was written.
 * @throws GatewayError with the upstream's refusal, or 429 where the recipient's limit is reached
 */
export async function sendContact(c: RouteContext, body: ContactMessage) {
  const { services } = c.var
  const isStatement = readWithdrawal(body.message) !== null
  const mail = isStatement ? await services.mails.allow({ email: body.email }) : null
  try {
    const receipt = parse(contactReceipt, await asGuest(c).send('POST', '/contact', { body }))
    await mail?.ended(true, null)
    return receipt
  } catch (error) {
    await mail?.ended(!hasNotArrived(error), null)
    throw error
  }
}

/** Whether a message has certainly not arrived: the upstream refused it, or got no request. */
function hasNotArrived(error: unknown): boolean {
  return error instanceof GatewayError && (error.status < 500 || error.details.unsent === true)
}
