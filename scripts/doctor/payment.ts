import { paymentReturnPath } from '#contract/paths/payment-return-path'
import { isOffered, isPaidOnline } from '#contract/shop/online-payment'
import { restPath, rowsOf } from '#upstream/api'
import { listPayWays } from '#upstream/endpoints/checkout'
import { readRows } from '#upstream/rows'
import { foreignText } from './foreign-text'

/** What can be told of paying online: the bank's own settings are not the API's. */
export function aboutPayment(publicUrl: string, bodies: ReadonlyMap<string, unknown>): string[] {
  const rows = rowsOf(bodies.get(restPath + listPayWays.path))
  const { items } = readRows(listPayWays.rows, Array.isArray(rows) ? rows : [])
  const online = items.filter(isPaidOnline)
  const isOfViva = online.some((way) => isOffered(way) && way.providerCode === 'viva_wallet')
  const left = online.filter((way) => !isOffered(way))
  const names = left.map(({ providerCode }) => foreignText(providerCode || 'no provider'))
  return [
    ...(isOfViva
      ? [`Orders are paid online: the bank must return to ${publicUrl}${paymentReturnPath}.`]
      : []),
    ...(left.length > 0
      ? [`Ways to pay online that are not offered, as the shop does not know: ${names.join(', ')}.`]
      : []),
  ]
}
