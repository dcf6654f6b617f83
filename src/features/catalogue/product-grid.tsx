/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'
import type { CardProduct } from './card-product'
import { gridStyle } from './components/card-style'
import { ProductCard } from './product-card'

interface ProductGridProps {
  products: readonly CardProduct[]
  titleAs?: 'h2' | 'h3'
  /** Shows a name in another way than as plain text. */
  nameOf?: (product: CardProduct) => ReactNode
}

/** Products side by side. */
export function ProductGrid({ products, titleAs = 'h3', nameOf }: ProductGridProps) {
  return (
    <ul sx={gridStyle}>
      {products.map((product) => (
        <li key={product.productId}>
          <ProductCard product={product} titleAs={titleAs} shownName={nameOf?.(product)} />
        </li>
      ))}
    </ul>
  )
}
