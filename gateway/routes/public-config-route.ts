import type { RuntimeConfig } from '../../contract/config/runtime-config'
import type { RouteTools } from '../upstream/rest-call'

/** `GET /api/config/public`: the settings that the browser may know. */
export function publicConfigRoute({ deps, answers }: RouteTools): Response {
  const { shop } = deps.config
  const { shippingPrice, audience, reviewEditing, phoneRemoval, orderMail, onlinePayments } = shop
  return answers.json({
    shippingPrice,
    shopAudience: audience,
    reviewEditing,
    phoneRemoval,
    orderMail,
    onlinePayments,
  } satisfies RuntimeConfig)
}
