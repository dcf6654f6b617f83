import type { ThemeUIStyleObject } from 'theme-ui'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { checkoutMessages } from '../checkout-messages'
import type { OrderAttempt } from '../order'

/** Items and total of an order as it was sent. */
export function AttemptSummary({ attempt: { items, total } }: { attempt: OrderAttempt }) {
  const { t } = useTranslation(checkoutMessages)
  return (
    <section aria-label={t('sum.title')} sx={styles.attemptSummary}>
      <ul aria-label={t('sum.list')} sx={styles.list}>
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
  )
}

const styles = {
  attemptSummary: {
    p: [4, 5],
    border: '1px solid',
    borderColor: 'hairline',
    borderRadius: 'card',
    bg: 'raised',
    fontVariantNumeric: 'tabular-nums',
  },
  list: { m: 0, pl: 4 },
  piecesAt: { color: 'textMuted' },
  total: { mt: 3, fontSize: 'lead' },
} satisfies Record<string, ThemeUIStyleObject>
