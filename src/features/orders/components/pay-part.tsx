/** @jsxImportSource theme-ui */
import { isPaidOnline } from '../../../../contract/shop/online-payment'
import type { Order } from '../../../../contract/shop/order'
import { translate } from '../../../../contract/wire/translations'
import { LinkButton } from '../../../components/link-button'
import { useText } from '../../../lib/i18n/texts'
import { payWayName } from '../../../lib/pay-way/pay-way-words'
import { ordersMessages } from '../orders-texts'
import { usePaymentAddress } from '../use-payment'
import { SheetPart } from './sheet-part'

/**
 * How it is paid, whether it was, and the paper that comes with it; while it waits to be paid, also
 * how that is done. What the owner says of paying online holds only where there is a link for it.
 */
export function PayPart({ order, hasLink = false }: { order: Order; hasLink?: boolean }) {
  const text = useText(ordersMessages)
  const { payWay, paymentStatus, documentType } = order
  const isOpen = order.status === 'PENDING' && paymentStatus === 'PENDING'
  const address = usePaymentAddress(order)
  const isPayable = isOpen && payWay !== null && (!isPaidOnline(payWay) || Boolean(address))
  const instructions = isPayable ? translate(payWay.translations, 'instructions') : ''
  const document = text(`document.${documentType}`)
  return (
    <SheetPart title={text('detail.pay')}>
      <div>
        <strong>{payWay ? payWayName(payWay) : text('detail.payWayUnknown')}</strong>
        <p>{text(`payment.${paymentStatus}`)}</p>
        <p>{text('detail.documentIs', { document })}</p>
      </div>
      {hasLink && isPayable && address && (
        <div data-chrome=''>
          <LinkButton to={address} variant='secondary' size='sm'>
            {text('placed.pay')}
          </LinkButton>
        </div>
      )}
      {instructions && <p sx={{ color: 'textMuted', whiteSpace: 'pre-line' }}>{instructions}</p>}
    </SheetPart>
  )
}
