/** @jsxImportSource theme-ui */
import { availabilityOf } from '../../../../contract/shop/product-offer'
import { Badge } from '../../../components/badge'
import { useText } from '../../../lib/i18n/texts'
import { formatNumber } from '../../../lib/text/format-number'
import type { CardProduct } from '../card-product'
import { cardMessages } from './card-texts'

/** What makes somebody look twice, on the picture's corner: sold out, nearly so, or cheaper. */
export function CardMarks({ product }: { product: CardProduct }) {
  const text = useText(cardMessages)
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
