import type { ThemeUIStyleObject } from 'theme-ui'
import { commonMessages } from '#lib/i18n/messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { formatMoney } from '#lib/text/format-number'
import { VisuallyHidden } from './visually-hidden'

interface PriceProps {
  /** Price to pay, in euros. */
  amount: number
  /** List price; shown only where it is higher. */
  listPrice?: number | undefined
  /** What stands before the least of several prices. */
  from?: string | undefined
  size?: 'md' | 'lg'
}

/**
 * A price with the list price, which is labelled, never struck through and without a percentage: both
 * would imply that the product was sold for it, which the API does not state.
 */
export function Price({ amount, listPrice, from = '', size = 'md' }: PriceProps) {
  const { t } = useTranslation(commonMessages)
  const reduced = listPrice !== undefined && listPrice > amount
  return (
    <span sx={styles.price}>
      <strong sx={size === 'lg' ? styles.largeAmount : styles.amount}>
        {reduced && <VisuallyHidden>{`${t('ui.priceNow')} `}</VisuallyHidden>}
        <span>{`${from}${formatMoney(amount)}`}</span>
      </strong>
      {reduced && (
        <span sx={size === 'lg' ? styles.largeListPrice : styles.listPrice}>
          {t('ui.listPrice', { price: formatMoney(listPrice) })}
        </span>
      )}
    </span>
  )
}

const styles = {
  amount: { fontSize: 'lead', fontWeight: 'bold' },
  largeAmount: { fontSize: 'h2', fontWeight: 'bold' },
  listPrice: { color: 'textMuted', fontSize: 'small' },
  largeListPrice: { color: 'textMuted', fontSize: 'body' },
  price: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 2,
    fontVariantNumeric: 'tabular-nums',
  },
} satisfies Record<string, ThemeUIStyleObject>
