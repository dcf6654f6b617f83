/** @jsxImportSource theme-ui */
import { commonMessages } from '../lib/i18n/common-texts'
import { useText } from '../lib/i18n/texts'
import { formatMoney } from '../lib/money/format-money'
import { formatNumber } from '../lib/text/format-number'
import { Badge } from './badge'
import { VisuallyHidden } from './visually-hidden'

interface PriceProps {
  /** What is to be paid, in euros. */
  amount: number
  /** The price without the discount; shown only where it is more. */
  listPrice?: number | undefined
  /** How far it is below the list price, in per cent. */
  savePercent?: number | undefined
  size?: 'md' | 'lg'
}

/**
 * A price beside the list price, which is named and never struck through: a struck price claims
 * that the product was sold for it, and the API does not know.
 */
export function Price({ amount, listPrice, savePercent = 0, size = 'md' }: PriceProps) {
  const text = useText(commonMessages)
  const reduced = listPrice !== undefined && listPrice > amount
  return (
    <span
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        columnGap: 2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <strong sx={{ fontSize: size === 'lg' ? 'h2' : 'lead', fontWeight: 'bold' }}>
        {reduced && <VisuallyHidden>{text('ui.priceNow')} </VisuallyHidden>}
        {formatMoney(amount)}
      </strong>
      {reduced && (
        <>
          <span sx={{ color: 'textMuted', fontSize: size === 'lg' ? 'body' : 'small' }}>
            {text('ui.listPrice', { price: formatMoney(listPrice) })}
          </span>
          {savePercent > 0 && (
            <Badge tone='success'>
              {text('ui.saving', { percent: formatNumber(savePercent) })}
            </Badge>
          )}
        </>
      )}
    </span>
  )
}
