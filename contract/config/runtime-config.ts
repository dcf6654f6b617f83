import * as z from 'zod/mini'
import { shopAudiences } from './public-config'

/** Whether the API confirms an order by e-mail. */
export const orderMails = ['none', 'sent'] as const

/** Whether the API sends a receipt of a withdrawal by e-mail; not part of the public settings. */
export const withdrawalMails = ['none', 'sent'] as const

/**
 * Public settings of the gateway, from `GET /api/config/public`. Unlike the
 * public configuration of the build, it may change without a new build.
 */
export const runtimeConfig = z.object({
  /**
   * In euro, once per order: of the order whose `amount` and `weightGrams` the query has, else of a
   * small one.
   */
  shippingPrice: z.number().check(z.nonnegative()),
  /** Sum of the products in euro from which shipping is free; 0 means never, or that it is not known now. */
  freeShippingFrom: z._default(z.number().check(z.nonnegative()), 0),
  /** Who sees the shop. */
  shopAudience: z.enum(shopAudiences),
  /** Whether the API sends mails about orders. */
  orderMail: z._default(z.enum(orderMails), 'none'),
})
export type RuntimeConfig = z.infer<typeof runtimeConfig>
