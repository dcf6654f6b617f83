import * as z from 'zod/mini'
import { dateTime, id, money } from '../wire/scalars'
import { writtenEmail } from '../wire/written-text'
import { product } from './product'

/** What somebody is told of a product: that it is back, or that its price has fallen. */
export const alertKinds = ['restock', 'price_drop'] as const
export type AlertKind = (typeof alertKinds)[number]

/** An address in its one form: the API takes another spelling for another person. */
const alertEmail = writtenEmail.check(z.overwrite((address) => address.toLowerCase()))

/**
 * Asks to be told once. Guests name an address, members are told at their own; `targetPrice` belongs
 * to `price_drop`: the price to fall to, tax included.
 */
export const productAlertCreation = z.object({
  product: id,
  kind: z.enum(alertKinds),
  email: z.optional(alertEmail),
  targetPrice: z.optional(z.number().check(z.positive())),
})
export type ProductAlertCreation = z.infer<typeof productAlertCreation>

/** One that was asked for. It is over once it was sent. */
export const productAlert = z.object({
  id,
  product: id,
  kind: z.enum(alertKinds),
  targetPrice: z.nullable(money),
  isActive: z.boolean(),
  notifiedAt: z.nullable(dateTime),
  createdAt: dateTime,
})
export type ProductAlert = z.infer<typeof productAlert>

/**
 * One in a member's own list, with what the list shows of the product; null once that is gone, and
 * where it cannot be read now.
 */
export const ownProductAlert = z.extend(productAlert, {
  product: z.nullable(
    z.pick(product, {
      id: true,
      slug: true,
      translations: true,
      active: true,
      stock: true,
      finalPrice: true,
    }),
  ),
  /** The product is there, but could not be read. */
  hasUnreadProduct: z._default(z.boolean(), false),
})
export type OwnProductAlert = z.infer<typeof ownProductAlert>

/**
 * Why nobody is told, in `data.code`: the same was asked for before (409; of a guest also where it
 * has been sent), or the product has no alerts of its price (403).
 */
export type AlertProblem = 'alertKnown' | 'alertNotOffered'
