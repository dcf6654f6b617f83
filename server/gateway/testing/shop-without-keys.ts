import { exampleOrderCreation } from '#contract/examples/order-examples'
import { ids, ownThings } from './member-bodies'
import { memberRequest } from './member-requests'
import { pageBody, payWayBody } from './sample-bodies'
import { startForMember } from './start-for-member'

export const placing = 'POST /orders'
export const key = new Headers(memberRequest(placing).init.headers).get('idempotency-key') ?? ''
export const items = [
  { product: { ...ownThings.order('own').items[0]?.product, id: 41 }, quantity: 3 },
]
export const placed = {
  ...ownThings.order('own'),
  lastName: exampleOrderCreation.lastName,
  payWay: { ...payWayBody, id: exampleOrderCreation.payWay },
  paymentId: key,
  items: ownThings.order('own').items.map((item) => ({ ...item, ...items[0] })),
}
/** Those requests that write. */
export const written = (requests: readonly string[]) =>
  requests.filter((one) => !one.startsWith('GET '))

export type Creation = () => Response

/** An upstream without keys: an order that it creates is in its list, whatever it answers. */
export function startShop({
  creation,
  list = () => undefined,
  variables = {},
}: {
  creation: (create: () => void) => Response | Promise<Response>
  list?: () => Response | undefined
  variables?: Record<string, string>
}) {
  let orders: object[] = []
  const shop = startForMember({
    variables,
    instead(request) {
      if (request === 'POST /order') {
        return creation(() => {
          orders = [placed, ...orders]
        })
      }
      if (request === 'GET /order/my-orders') return list() ?? Response.json(pageBody(...orders))
      if (request === `GET /order/${ids.own}` && orders.length > 0) return Response.json(placed)
      return undefined
    },
  })
  return { ...shop, created: () => orders.length, setOrders: (rows: object[]) => (orders = rows) }
}
