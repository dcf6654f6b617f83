import type { RadioOption } from '#components/form/radio-field'
import { isPaidOnline } from '#contract/shop/online-payment'
import type { PayWay } from '#contract/shop/pay-way'
import { payWayDescription, payWayName } from '#lib/pay-way/pay-way-name'
import { formatMoney } from '#lib/text/format-number'
import { checkoutMessages } from './checkout-messages'
import { payWayFee } from './order'

const { text } = checkoutMessages

/**
 * A pay way as the form offers it, with its fee.
 * @param amount of products and shipping in euro: some pay ways are free from a threshold on
 */
export function payWayOption(payWay: PayWay, amount: number): RadioOption {
  const { id, freeForOrderAmount } = payWay
  const fee = payWayFee(payWay, amount)
  const threshold = formatMoney(freeForOrderAmount)
  const isFreeLater = fee > 0 && freeForOrderAmount > 0
  const isOnline = isPaidOnline(payWay)
  const sentences = [
    isOnline ? text('how.payWayOnline') : payWayDescription(payWay),
    isFreeLater ? text('how.payWayFreeFrom', { amount: threshold }) : '',
  ].filter(Boolean)
  return {
    value: String(id),
    label: payWayName(payWay),
    aside: fee > 0 ? text('how.payWayCost', { cost: formatMoney(fee) }) : text('how.payWayFree'),
    ...(sentences.length > 0 && { detail: sentences.join(' ') }),
  }
}
