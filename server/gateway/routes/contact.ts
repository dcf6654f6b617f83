import { Hono } from 'hono'
import { contactMessage } from '#contract/contact/contact-message'
import { contactReceipt } from '#contract/contact/contact-receipt'
import { withoutMark } from '#contract/withdrawal/withdrawal-message'
import { answerJson } from '../http/answer'
import type { Api } from '../http/api'
import { readBody } from '../http/read-request'
import type { RouteEnv } from '../http/route-env'
import { parse } from '../upstream/read-answer'

/** Messages of the contact and feedback forms. */
export function contactRoutes({ api }: { api: Api }): Hono<RouteEnv> {
  const routes = new Hono<RouteEnv>()

  routes.post('/contact', async (c) => {
    const { message, ...sender } = await readBody(c, contactMessage)
    // The API answers statements of withdrawal by mail, so only `withdrawals.ts` sends them.
    const body = { ...sender, message: withoutMark(message) }
    const receipt = await api.asGuest(c).send('POST', '/contact', { body })
    return answerJson(c, parse(contactReceipt, receipt), 201)
  })

  return routes
}
