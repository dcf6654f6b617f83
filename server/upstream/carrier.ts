import * as z from 'zod/mini'
import { money } from '../../contract/wire/scalars'

/** A carrier. Its metadata name foreign servers: they are not read. */
export const shippingOption = z.object({
  providerCode: z.string(),
  kind: z.string(),
  price: z.nullable(money),
})

/** From which amount a carrier charges nothing. */
export const shippingThreshold = z.object({
  providerCode: z.string(),
  kind: z.string(),
  threshold: money,
})

/** The same of all carriers. */
export const shippingThresholds = z.object({ providers: z.array(shippingThreshold) })
