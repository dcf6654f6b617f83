import type { ThemeUIStyleObject } from 'theme-ui'
import { useBankAsked } from '#components/account/bank-visit'
import { formatPhone } from '#components/address/format-phone'
import { isPaidOnline } from '#contract/shop/online-payment'
import { type Order, orderIsPaid } from '#contract/shop/order'
import { translate } from '#contract/wire/translations'
import { useTranslation } from '#lib/i18n/use-translation'
import { payWayName } from '#lib/pay-way/pay-way-name'
import { formatMoney } from '#lib/text/format-number'
import { ordersMessages } from '../messages'
import { includesTax, orderAmounts, type PricedOrder, refundedOf } from '../order-amounts'
import { paymentWord } from '../payment-word'
import { FoldedSection, SheetSection } from './order-sheet'

/** Subtotal, shipping, surcharge and total. */
export function AmountsSection({ order }: { order: PricedOrder }) {
  const { t } = useTranslation(ordersMessages)
  const { items, shipping, payWay, total } = orderAmounts(order)
  const refunded = refundedOf(order.items)
  const lines = [
    [t('detail.amountItems'), formatMoney(items)],
    [t('detail.amountShipping'), shipping === 0 ? t('detail.free') : formatMoney(shipping)],
    ...(payWay > 0 ? [[t('detail.amountPayWay'), formatMoney(payWay)]] : []),
  ]
  // Folded, too, it says what is paid besides the products.
  const besides = lines.slice(1).map(([name, amount]) => `${name}: ${amount}`)
  const gist = [t('total', { amount: formatMoney(total) }), ...besides].join(' · ')
  return (
    <FoldedSection title={t('detail.amounts')} gist={gist}>
      <dl sx={amountsStyle}>
        {lines.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-total=''>
          <dt>{t('detail.amountTotal')}</dt>
          <dd>{formatMoney(total)}</dd>
        </div>
        {refunded > 0 && (
          <div>
            <dt>{t('detail.amountRefunded')}</dt>
            <dd>{formatMoney(refunded)}</dd>
          </div>
        )}
      </dl>
      {includesTax(order) && <p sx={styles.taxIncluded}>{t('detail.taxIncluded')}</p>}
    </FoldedSection>
  )
}

/** Names with their amounts, the total below a line. */
export const amountsStyle: ThemeUIStyleObject = {
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
}

/** Recipient, shipping address and notes. */
export function RecipientSection({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const { firstName, lastName, phone, mobilePhone, email, customerNotes } = order
  const name = `${firstName} ${lastName}`
  const [street = '', ...lines] = placeLines(order)
  const phones = [...new Set([phone, mobilePhone])].filter(Boolean).map(formatPhone)
  return (
    <FoldedSection title={t('detail.recipient')} gist={joined(', ', name, street)}>
      <address style={{ fontStyle: 'normal' }}>
        <strong dir='auto'>{name}</strong>
        {[street, ...lines, ...phones, email].map((line) => (
          <span key={line} dir='auto' style={{ display: 'block' }}>
            {line}
          </span>
        ))}
      </address>
      {customerNotes && (
        <div>
          <strong>{t('detail.notes')}</strong>
          <p dir='auto' style={{ whiteSpace: 'pre-line' }}>
            {customerNotes}
          </p>
        </div>
      )}
    </FoldedSection>
  )
}

type Placed = Pick<
  Order,
  'street' | 'streetNumber' | 'zipcode' | 'city' | 'place' | 'region' | 'country'
>

/** Lines of the shipping address; empty ones are left out. */
export function placeLines(order: Placed): string[] {
  const { street, streetNumber, zipcode, city, place, region, country } = order
  const wider = [region, country].map((part) => part && translate(part.translations, 'name'))
  return [
    joined(' ', street, streetNumber),
    joined(' ', zipcode, city),
    place,
    joined(', ', ...wider),
  ].filter(Boolean)
}

function joined(separator: string, ...parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(separator)
}

/**
 * Payment method, payment status and document; while the payment is open, also its instructions,
 * unless it would be paid online.
 */
export function PaymentSection({ order }: { order: Order }) {
  const { t } = useTranslation(ordersMessages)
  const { payWay, paymentStatus, documentType } = order
  const isAsked = useBankAsked(order)
  const isOpen = order.status === 'PENDING' && paymentStatus === 'PENDING'
  const isPayable = isOpen && payWay !== null && !isPaidOnline(payWay)
  const instructions = isPayable ? translate(payWay.translations, 'instructions') : ''
  return (
    <SheetSection title={t('detail.pay')}>
      <div>
        <strong>{payWay ? payWayName(payWay) : t('detail.payWayUnknown')}</strong>
        <p>{t(paymentWord(order, isAsked))}</p>
        {order.status === 'CANCELED' && orderIsPaid(order) && <p>{t('detail.moneyBack')}</p>}
        {documentType !== 'UNKNOWN' && (
          <p>{t('detail.documentIs', { document: t(`document.${documentType}`) })}</p>
        )}
      </div>
      {instructions && <p sx={styles.paymentSectionText}>{instructions}</p>}
    </SheetSection>
  )
}

const styles = {
  taxIncluded: { color: 'textMuted', fontSize: 'small' },
  paymentSectionText: { color: 'textMuted', whiteSpace: 'pre-line' },
} satisfies Record<string, ThemeUIStyleObject>
