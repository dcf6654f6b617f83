import type { ShippingTerms } from '#contract/shop/shipping'
import { type Parcel, readShippingTerms } from '#upstream/shipping'
import { GatewayError } from '../lib/gateway-error'
import type { Upstream } from '../upstream/call-upstream'
import type { Client } from '../upstream/client'
import { forOptionalPart } from '../upstream/optional-part'
import { createSharedRead, type ReadDeps, readAsGuest } from './shared-read'

/** How long the price of shipping is kept for those who ask without an order. */
const lifeMs = 60_000

/** The price of shipping: of an order, or of a small one. */
export type ShippingReader = (client: Client, parcel?: Parcel) => Promise<ShippingTerms>

/** Without the amount from which it is free, it is said as never free: no page promises more. */
export function createShipping(deps: ReadDeps, rest: Upstream): ShippingReader {
  async function read(client: Client, parcel?: Parcel): Promise<ShippingTerms> {
    try {
      return await readShippingTerms(readAsGuest(deps, rest, client), parcel, (ask, needed) => {
        const freeFrom = ask(readAsGuest(deps, rest, forOptionalPart(client)))
        return deps.optionalPart(freeFrom, () => 0, needed)
      })
    } catch (error) {
      if (error instanceof GatewayError) throw error
      throw new GatewayError(502, { reason: 'the price of shipping is not as agreed' })
    }
  }
  const shared = createSharedRead((client) => read(client), lifeMs, deps)
  return (client, parcel) => (parcel ? read(client, parcel) : shared(client))
}
