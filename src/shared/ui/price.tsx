/** @jsxImportSource theme-ui */
import { commonTexts } from '../i18n/common-texts'
import { useText } from '../i18n/texts'
import { formatMoney } from '../money/format-money'
import { formatNumber } from '../text/format-number'
import { Badge } from './badge'
import { VisuallyHidden } from './visually-hidden'

interface PriceProps {
  /** What is to be paid, in euros. */
  amount: number
  /** What it cost before; shown only where it was more. */
  before?: number | undefined
  /** The saving in per cent, as the shop says it. */
  savePercent?: number | undefined
  size?: 'md' | 'lg'
}

/** A price with what it was before and what that saves, in words for those who do not see it struck. */
export function Price({ amount, before, savePercent = 0, size = 'md' }: PriceProps) {
  const text = useText(commonTexts)
  const reduced = before !== undefined && before > amount
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
          <VisuallyHidden>{text('ui.priceBefore')} </VisuallyHidden>
          <s sx={{ color: 'textMuted', fontSize: size === 'lg' ? 'body' : 'small' }}>
            {formatMoney(before)}
          </s>
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
