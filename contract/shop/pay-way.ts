import * as z from 'zod/mini'
import { sortField, stampFields, uuidField } from '../wire/common-fields'
import { id, lenientText, money } from '../wire/scalars'
import { translationsOf } from '../wire/translations'

/**
 * A way to pay, from `GET /pay_way`. `freeForOrderAmount` 0 means that the cost is never waived.
 * The API's `configuration` may hold secrets of a payment provider: it is not read.
 */
export const payWay = z.object({
  id,
  translations: translationsOf('name', 'description', 'instructions'),
  active: z.boolean(),
  cost: money,
  freeForOrderAmount: money,
  icon: z.nullish(z.string()),
  iconAbsoluteUrl: lenientText,
  iconFilename: lenientText,
  providerCode: lenientText,
  isOnlinePayment: z.boolean(),
  requiresConfirmation: z.boolean(),
  ...sortField,
  ...stampFields,
  ...uuidField,
})
export type PayWay = z.infer<typeof payWay>

export const payWayOrderings = [
  'cost',
  'freeForOrderAmount',
  'createdAt',
  'providerCode',
  'isOnlinePayment',
  'requiresConfirmation',
  'sortOrder',
] as const

/** A way to pay as shown on product pages. Money is in euro. */
export interface PayWayFact {
  name: string
  /** Its cost per order. */
  cost: number
  /** Sum of the products from which it is free; 0 means never. */
  freeFrom: number
  /** Whether it is paid on a provider's page, e.g. by card. */
  isOnline: boolean
}
