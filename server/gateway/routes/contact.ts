import { sendContactMessage } from '#contract/endpoints/contact'
import { withoutMark } from '#contract/withdrawal/withdrawal-message'
import * as upstream from '#upstream/endpoints/shop'
import type { Api } from '../http/api'
import { createRoutes } from '../http/create-routes'

/** Messages of the contact and feedback forms. */
export function contactRoutes({ api }: { api: Api }) {
  const { routes, route } = createRoutes(api)

  route(sendContactMessage, ({ c, body: { message, ...sender } }) => {
    // The API answers statements of withdrawal by mail, so only `withdrawals.ts` sends them.
    const body = { ...sender, message: withoutMark(message) }
    return api.asGuest(c).ask(upstream.sendContactMessage, { body })
  })

  return routes
}
