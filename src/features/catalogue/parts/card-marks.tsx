/** @jsxImportSource theme-ui */
import { availabilityOf } from '../../../../contract/shop/product-offer'
import { useText } from '../../../shared/i18n/texts'
import { formatNumber } from '../../../shared/text/format-number'
import { Badge } from '../../../shared/ui/badge'
import type { CardProduct } from '../card-product'
import { cardTexts } from './card-texts'

/** What makes somebody look twice, on the picture's corner: sold out, nearly so, or cheaper. */
export function CardMarks({ product }: { product: CardProduct }) {
  const text = useText(cardTexts)
  const availability = availabilityOf(product.stock)
  const isReduced = product.savePercent > 0 && availability !== 'soldOut'
  return (
    <div sx={{ position: 'absolute', top: 2, left: 2, display: 'grid', gap: 1 }}>
      {availability === 'soldOut' && <Badge>{text('soldOut')}</Badge>}
      {availability === 'fewLeft' && (
        <Badge tone='warning'>{text('fewLeft', { count: product.stock })}</Badge>
      )}
      {isReduced && (
        <Badge tone='success'>
          {text('saving', { percent: formatNumber(product.savePercent) })}
        </Badge>
      )}
    </div>
  )
}
