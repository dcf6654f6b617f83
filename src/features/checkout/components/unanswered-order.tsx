import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { Notice } from '#components/notice'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { checkoutMessages } from '../checkout-messages'
import type { OrderAttempt } from '../order'
import type { Checkout } from '../use-checkout'
import { CheckoutNotice } from './checkout-notice'

interface UnansweredOrderProps {
  checkout: Checkout
  attempt: OrderAttempt
  /** The newest orders, read again on each mount. */
  newestOrders: ReactNode
}

/**
 * An order that was sent without a definite answer, with the newest orders, as it may be among
 * them. It cannot be changed until there is an answer: a changed order could be a second one.
 */
export function UnansweredOrder({ checkout, attempt, newestOrders }: UnansweredOrderProps) {
  const { items, total } = attempt
  const { t } = useTranslation(checkoutMessages)
  const isSubmitting = checkout.state.hasTag('busy')
  return (
    <div sx={styles.unansweredOrder}>
      <div role='status' sx={styles.status}>
        {isSubmitting && !checkout.state.matches('waiting') && <Notice>{t('waiting')}</Notice>}
      </div>
      <CheckoutNotice checkout={checkout} />
      {checkout.state.matches('unclear') && newestOrders}
      <section aria-label={t('sum.title')} sx={styles.section}>
        <ul aria-label={t('sum.list')} sx={styles.unansweredOrderList}>
          {items.map(({ product, name, quantity, price }) => (
            <li key={product}>
              <span>{name}</span>{' '}
              <span sx={styles.piecesAt}>
                {t('sum.piecesAt', { count: quantity, price: formatMoney(price) })}
              </span>
            </li>
          ))}
        </ul>
        <p sx={styles.total}>
          <span>{t('sum.total')}</span> <strong>{formatMoney(total)}</strong>
        </p>
      </section>
    </div>
  )
}

const styles = {
  status: { '&:empty': { position: 'absolute' } },
  unansweredOrder: { display: 'grid', gap: 4, maxWidth: 'reading' },
  section: {
    p: [4, 5],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    bg: 'raised',
    fontVariantNumeric: 'tabular-nums',
  },
  unansweredOrderList: { m: 0, pl: 4 },
  piecesAt: { color: 'textMuted' },
  total: { mt: 3, fontSize: 'lead' },
} satisfies Record<string, ThemeUIStyleObject>
