import * as z from 'zod/mini'
import { shopAudiences } from './shop-audience'

/**
 * What the browser may know of the gateway's settings, from `GET /api/config/public`. Unlike the
 * public configuration of the build, it may change without a new build.
 */
export const runtimeConfig = z.object({
  /** In euro; charged once per order (decision M2). */
  shippingPrice: z.number().check(z.nonnegative()),
  /** Who sees the shop (decision D01). */
  shopAudience: z.enum(shopAudiences),
})
export type RuntimeConfig = z.infer<typeof runtimeConfig>
