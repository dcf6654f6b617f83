import * as z from 'zod/mini'
import { onlinePayments } from '../shop/online-payment'

/** For whom the shop's links and cart appear. */
export const shopAudiences = ['superusers', 'customers', 'everyone'] as const
export type ShopAudience = (typeof shopAudiences)[number]

/** Which own reviews their author may change or delete: approved ones, or all. */
export const reviewEditings = ['approved', 'always'] as const
export type ReviewEditing = (typeof reviewEditings)[number]

/** Whether the API lets people clear the telephone number of their account. */
export const phoneRemovals = ['refused', 'allowed'] as const
export type PhoneRemoval = (typeof phoneRemovals)[number]

/** Whether the API confirms an order by a mail of its own. */
export const orderMails = ['none', 'sent'] as const

/**
 * What the browser may know of the gateway's settings, from `GET /api/config/public`. Unlike the
 * public configuration of the build, it may change without a new build.
 */
export const runtimeConfig = z.object({
  /** In euro; charged once per order. */
  shippingPrice: z.number().check(z.nonnegative()),
  /** Who sees the shop. */
  shopAudience: z.enum(shopAudiences),
  /** The API of generation G1 hides a pending review from its author's changes. */
  reviewEditing: z._default(z.enum(reviewEditings), 'approved'),
  /** The API of generation G1 lets a stored number be changed, but not cleared. */
  phoneRemoval: z._default(z.enum(phoneRemovals), 'refused'),
  /** Nothing is known of mails that the API of generation G1 sends about an order. */
  orderMail: z._default(z.enum(orderMails), 'none'),
  /** Where people are led who pay online. */
  onlinePayments: z._default(onlinePayments, {}),
})
export type RuntimeConfig = z.infer<typeof runtimeConfig>
