/** @jsxImportSource theme-ui */
import type { Order } from '../../../../contract/shop/order'
import { translate } from '../../../../contract/wire/translations'
import { useText } from '../../../shared/i18n/texts'
import { ordersTexts } from '../orders-texts'
import { SheetPart } from './sheet-part'

/** How it is paid, whether it was, and the paper that comes with it. */
export function PayPart({ order }: { order: Order }) {
  const text = useText(ordersTexts)
  const { payWay, paymentStatus, documentType } = order
  const isOpen = order.status === 'PENDING' && paymentStatus === 'PENDING'
  const instructions = payWay && isOpen ? translate(payWay.translations, 'instructions') : ''
  const document = text(`document.${documentType}`)
  return (
    <SheetPart title={text('detail.pay')}>
      <div>
        <strong>
          {payWay ? translate(payWay.translations, 'name') : text('detail.payWayUnknown')}
        </strong>
        <p>{text(`payment.${paymentStatus}`)}</p>
        <p>{text('detail.documentIs', { document })}</p>
      </div>
      {instructions && <p sx={{ color: 'textMuted', whiteSpace: 'pre-line' }}>{instructions}</p>}
    </SheetPart>
  )
}
