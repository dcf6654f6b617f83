import type { PayWay } from '../../../../contract/shop/pay-way'
import { RadioField, type RadioOption } from '../../../components/form/radio-field'
import { Notice } from '../../../components/notice'
import { type Text, useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { payWayDescription, payWayName } from '../../../lib/pay-way/pay-way-words'
import { checkoutMessages } from '../checkout-texts'
import { payWayFee } from '../order-sum'

interface PayWayFieldProps {
  payWays: readonly PayWay[]
  /** What the products come to, in euro: some ways cost nothing from an amount on. */
  amount: number
}

/** The ways to pay with what each of them adds. */
export function PayWayField({ payWays, amount }: PayWayFieldProps) {
  const text = useText(checkoutMessages)
  if (payWays.length === 0) return <Notice tone='warning'>{text('how.noPayWays')}</Notice>
  return (
    <RadioField
      name='payWay'
      label={text('how.payWay')}
      mark='required'
      options={payWays.map((payWay) => optionOf(text, payWay, amount))}
    />
  )
}

function optionOf(
  text: Text<typeof checkoutMessages.words>,
  payWay: PayWay,
  amount: number,
): RadioOption {
  const { id, freeForOrderAmount } = payWay
  const fee = payWayFee(payWay, amount)
  const threshold = formatMoney(freeForOrderAmount)
  const isFreeLater = fee > 0 && freeForOrderAmount > 0
  const sentences = [
    payWayDescription(payWay),
    isFreeLater ? text('how.payWayFreeFrom', { amount: threshold }) : '',
  ].filter(Boolean)
  return {
    value: String(id),
    label: payWayName(payWay),
    aside: fee > 0 ? text('how.payWayCost', { cost: formatMoney(fee) }) : text('how.payWayFree'),
    ...(sentences.length > 0 && { detail: sentences.join(' ') }),
  }
}
