import { type ReactNode, useContext, useState } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { StaticPart } from '#components/static-part'
import type { CardProduct } from './card-product'
import { CardSlot } from './card-slot'
import { ProductCard } from './product-card'

interface ProductGridProps {
  products: readonly CardProduct[]
  titleAs?: 'h2' | 'h3'
  /** Renders a name with markup. */
  nameOf?: (product: CardProduct) => ReactNode
}

/** Grid of product cards. On the page that the browser opens it keeps the HTML of the build. */
export function ProductGrid(props: ProductGridProps) {
  const { products } = props
  const [first] = useState(products)
  const buttons = useContext(CardSlot)
  return (
    <StaticPart
      as='ul'
      version={products === first ? '' : 'others'}
      whenServed={(place) => buttons.ofServedCards(products, place)}
      sx={gridStyle}
    >
      <ProductCards {...props} />
    </StaticPart>
  )
}

function ProductCards({ products, titleAs = 'h3', nameOf }: ProductGridProps) {
  return products.map((product) => (
    <li key={product.productId}>
      <ProductCard product={product} titleAs={titleAs} shownName={nameOf?.(product)} />
    </li>
  ))
}

/** Two columns on phones, up to four on desktops. */
export const gridStyle = {
  display: 'grid',
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    'repeat(2, minmax(0, 1fr))',
    'repeat(3, minmax(0, 1fr))',
    'repeat(4, minmax(0, 1fr))',
  ],
  // Exactly four cards share one row on tablets.
  '&:has(> :nth-of-type(4):last-of-type)': {
    gridTemplateColumns: [null, null, 'repeat(4, minmax(0, 1fr))'],
  },
  gap: [3, 4, null, 5],
  m: 0,
  p: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject
