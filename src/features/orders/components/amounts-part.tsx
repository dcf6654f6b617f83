/** @jsxImportSource theme-ui */
import type { Order } from '../../../../contract/shop/order'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { includesTax, orderAmounts } from '../order-amounts'
import { ordersMessages } from '../orders-texts'
import { SheetPart } from './sheet-part'

/** What the order cost, line by line. */
export function AmountsPart({ order }: { order: Order }) {
  const text = useText(ordersMessages)
  const { items, shipping, payWay, total } = orderAmounts(order)
  const lines = [
    [text('detail.amountItems'), formatMoney(items)],
    [text('detail.amountShipping'), shipping === 0 ? text('detail.free') : formatMoney(shipping)],
    ...(payWay > 0 ? [[text('detail.amountPayWay'), formatMoney(payWay)]] : []),
  ]
  return (
    <SheetPart title={text('detail.amounts')}>
      <dl sx={listStyle}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-total=''>
          <dt>{text('detail.amountTotal')}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
      </dl>
      {includesTax(order) && (
        <p sx={{ color: 'textMuted', fontSize: 'small' }}>{text('detail.taxIncluded')}</p>
      )}
    </SheetPart>
  )
}

const listStyle = {
  display: 'grid',
  gap: 2,
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 3 },
  dd: { m: 0, whiteSpace: 'nowrap' },
  '& > [data-total]': {
    pt: 2,
    borderTop: '1px solid',
    borderColor: 'hairline',
    fontSize: 'lead',
    fontWeight: 'bold',
  },
} as const
