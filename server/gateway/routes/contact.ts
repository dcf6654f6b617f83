import { contactReceipt } from '#contract/contact/contact-receipt'
import { sendContactMessage } from '#contract/endpoints/shop'
import { withoutMark } from '#contract/withdrawal/withdrawal-message'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'
import { parse } from '../upstream/read-answer'

/** Messages of the contact and feedback forms. */
export function contactRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(sendContactMessage, async ({ c, body: { message, ...sender } }) => {
    // The API answers statements of withdrawal by mail, so only `withdrawals.ts` sends them.
    const body = { ...sender, message: withoutMark(message) }
    return parse(contactReceipt, await api.asGuest(c).send('POST', '/contact', { body }))
  })

  return routes
}
