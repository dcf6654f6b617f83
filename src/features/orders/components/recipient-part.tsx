import type { Order } from '../../../../contract/shop/order'
import { formatPhone } from '../../../components/address/format-phone'
import { useText } from '../../../lib/i18n/texts'
import { placeLines } from '../order-place'
import { ordersMessages } from '../orders-texts'
import { SheetPart } from './sheet-part'

/** To whom and where it goes. */
export function RecipientPart({ order }: { order: Order }) {
  const text = useText(ordersMessages)
  const { firstName, lastName, phone, mobilePhone, email, customerNotes } = order
  const phones = [...new Set([phone, mobilePhone])].filter(Boolean).map(formatPhone)
  return (
    <SheetPart title={text('detail.recipient')}>
      <address style={{ fontStyle: 'normal' }}>
        <strong>{`${firstName} ${lastName}`}</strong>
        {[...placeLines(order), ...phones, email].map((line) => (
          <span key={line} style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </address>
      {customerNotes && (
        <div>
          <strong>{text('detail.notes')}</strong>
          <p style={{ whiteSpace: 'pre-line' }}>{customerNotes}</p>
        </div>
      )}
    </SheetPart>
  )
}
