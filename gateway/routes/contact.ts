import { Hono } from 'hono'
import { contactMessage, contactReceipt } from '../../contract/contact/contact-message'
import type { RouteEnv } from '../services'
import { parse } from '../upstream/read-answer'
import { readBody } from './read-body'
import { answerJson } from './responses'
import { asGuest } from './viewer'

/** Messages of the contact and feedback forms. */
export const contactRoutes = new Hono<RouteEnv>()

contactRoutes.post('/contact', async (c) => {
  const body = await readBody(c, contactMessage)
  const receipt = await asGuest(c).send('POST', '/contact', { body })
  return answerJson(c, parse(contactReceipt, receipt), 201)
})
