import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { ProductCard } from './product-card'
import type { CardProduct, CardVariants } from './product-list-props'

export interface ProductGridProps {
  products: readonly CardProduct[]
  /** Of the cards that stand for a group of variants. */
  variants?: readonly CardVariants[]
  titleAs?: 'h2' | 'h3'
  /** Renders a name with markup. */
  nameOf?: (product: CardProduct) => ReactNode
}

/** Grid of product cards. */
export default function ProductGrid(props: ProductGridProps) {
  const { products, variants, titleAs = 'h3', nameOf } = props
  return (
    <ul sx={gridStyle}>
      {products.map((product) => (
        <li key={product.productId}>
          <ProductCard
            product={product}
            variants={variants?.find(({ productId }) => productId === product.productId)}
            titleAs={titleAs}
            shownName={nameOf?.(product)}
          />
        </li>
      ))}
    </ul>
  )
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
