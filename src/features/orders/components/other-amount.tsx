import { publicPaths } from '../../../../contract/paths/site-paths'
import type { Order } from '../../../../contract/shop/order'
import { LinkButton } from '../../../components/link-button'
import { Notice } from '../../../components/notice'
import { useText } from '../../../lib/i18n/texts'
import { formatMoney } from '../../../lib/money/format-money'
import { isSame, orderAmounts } from '../order-amounts'
import { ordersMessages } from '../orders-texts'

interface OtherAmountProps {
  order: Order
  /** What the person agreed to pay, in euro; null where that is not known. */
  agreed: number | null
}

/** Says plainly that the shop charges another amount than was agreed; nothing where it does not. */
export function OtherAmount({ order, agreed }: OtherAmountProps) {
  const text = useText(ordersMessages)
  const { total } = orderAmounts(order)
  if (agreed === null || isSame(agreed, total)) return null
  return (
    <Notice
      tone='warning'
      title={text('placed.otherAmount.title')}
      action={
        <LinkButton to={publicPaths.contact} variant='secondary' size='sm' prefetch={false}>
          {text('placed.otherAmount.contact')}
        </LinkButton>
      }
    >
      {text('placed.otherAmount.sentence', {
        agreed: formatMoney(agreed),
        charged: formatMoney(total),
        number: order.id,
      })}
    </Notice>
  )
}
