import { Hono } from 'hono'
import { contactMessage } from '#contract/contact/contact-message'
import type { RouteEnv } from '../services'
import { readBody } from './read-body'
import { answerJson } from './responses'
import { sendContact } from './send-contact'

/** Messages of the contact and feedback forms. */
export const contactRoutes = new Hono<RouteEnv>()

contactRoutes.post('/contact', async (c) => {
  const body = await readBody(c, contactMessage)
  return answerJson(c, await sendContact(c, body), 201)
})
