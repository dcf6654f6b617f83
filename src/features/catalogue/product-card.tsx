/** @jsxImportSource theme-ui */
import { type ReactNode, useContext } from 'react'
import { availabilityOf } from '../../../contract/shop/product-offer'
import { Card } from '../../components/card'
import { CardTitle } from '../../components/card-title'
import { Picture } from '../../components/picture'
import { Price } from '../../components/price'
import type { CardProduct } from './card-product'
import { CardSlot } from './card-slot'
import { CardMarks } from './components/card-marks'
import { CardRating } from './components/card-rating'
import { cardNameStyle } from './components/card-style'

interface ProductCardProps {
  product: CardProduct
  titleAs?: 'h2' | 'h3'
  /** The name as it is to be shown, such as with what was looked for marked in it. */
  shownName?: ReactNode
}

/** A product in a list: one clear target, and everything that helps to choose. */
export function ProductCard({ product, titleAs = 'h3', shownName }: ProductCardProps) {
  const { name, nameLocale, cardImage, reviewAverage, reviewCount } = product
  return (
    <Card
      as='article'
      paired
      picture={
        <div sx={availabilityOf(product.stock) === 'soldOut' ? { opacity: 0.55 } : {}}>
          <Picture kind='productCard' image={cardImage} alt='' />
        </div>
      }
    >
      <CardMarks product={product} />
      <CardTitle as={titleAs} to={product.path} prefetch={false}>
        <span sx={cardNameStyle} {...(nameLocale !== 'el' && { lang: nameLocale })}>
          {shownName ?? name}
        </span>
      </CardTitle>
      <CardRating average={reviewAverage} count={reviewCount} />
      <div sx={{ mt: 'auto' }}>
        <Price amount={product.finalPrice} listPrice={product.priceBeforeDiscount} />
      </div>
      {useContext(CardSlot)(product)}
    </Card>
  )
}
