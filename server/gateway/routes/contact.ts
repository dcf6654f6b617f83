import { Hono } from 'hono'
import { type ContactMessage, contactMessage } from '#contract/contact/contact-message'
import { withoutMark } from '#contract/withdrawal/withdrawal-message'
import { contactReceipt } from '#upstream/contact'
import type { RouteContext, RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { asGuest } from './api-caller'
import { readBody } from './read-request'
import { answerJson } from './responses'

/** Messages of the contact and feedback forms. */
export const contactRoutes = new Hono<RouteEnv>()

contactRoutes.post('/contact', async (c) => {
  const body = await readBody(c, contactMessage)
  // The API answers statements of withdrawal by mail, so only `withdrawals.ts` sends them.
  const message = withoutMark(body.message)
  return answerJson(c, await sendContact(c, { ...body, message }), 201)
})

/**
 * Sends a message to the shop.
 * @throws GatewayError with the upstream's refusal
 */
export async function sendContact(c: RouteContext, body: ContactMessage) {
  return parse(contactReceipt, await asGuest(c).send('POST', '/contact', { body }))
}
