import * as z from 'zod/mini'
import type { PayWay } from '../../contract/shop/pay-way'
import { id, lenientText, money } from '../../contract/wire/scalars'
import { lenientTranslations, unshownFields } from './lenient'
import { toShape } from './shape'

const amount = z._default(z.nullable(money), null)
const flag = z._default(z.nullable(z.boolean()), null)

/** A way to pay. `configuration`, which a single one has, may hold a provider's secrets: not read. */
const apiPayWay = z.object({
  id,
  translations: lenientTranslations('name', 'description', 'instructions'),
  active: z.boolean(),
  cost: amount,
  freeThreshold: amount,
  icon: z.catch(z.nullish(z.string()), null),
  iconFilename: z.catch(lenientText, ''),
  providerCode: lenientText,
  isOnlinePayment: flag,
  requiresConfirmation: z.catch(flag, null),
  sortOrder: z.catch(z.nullable(z.int()), null),
  ...unshownFields,
})

function toPayWay(way: z.infer<typeof apiPayWay>) {
  const { cost, freeThreshold, isOnlinePayment, requiresConfirmation, ...rest } = way
  return {
    ...rest,
    cost: cost ?? 0,
    freeForOrderAmount: freeThreshold ?? 0,
    iconAbsoluteUrl: '',
    isOnlinePayment: isOnlinePayment ?? false,
    requiresConfirmation: requiresConfirmation ?? false,
  }
}

/** A way to pay in the shape of the contract. */
export const payWay = z.pipe(apiPayWay, toShape<PayWay>()(toPayWay))

/** Whether an order names a payment that its provider knows of before: all but Viva ask for it. */
export function needsPaymentIntent({
  isOnlinePayment,
  providerCode,
}: Pick<PayWay, 'isOnlinePayment' | 'providerCode'>): boolean {
  return isOnlinePayment && providerCode !== 'viva_wallet'
}

/** Filters by an amount, which the API has as a range, and their names there. */
const amounts = { cost: 'cost', freeForOrderAmount: 'freeThreshold' } as const

/** A query of the contract in the API's names. */
export function payWayQuery(query: URLSearchParams): URLSearchParams {
  const renamed = new URLSearchParams(query)
  for (const [name, field] of Object.entries(amounts)) {
    const value = query.get(name)
    renamed.delete(name)
    if (value !== null) renamed.set(`${field}Min`, value)
    if (value !== null) renamed.set(`${field}Max`, value)
  }
  const ordering = query.get('ordering')?.replaceAll('freeForOrderAmount', 'freeThreshold')
  if (ordering) renamed.set('ordering', ordering)
  return renamed
}
