/** @jsxImportSource theme-ui */
import type { CardProduct } from './card-product'
import { gridStyle } from './parts/card-style'
import { ProductCard } from './product-card'

interface ProductGridProps {
  products: readonly CardProduct[]
  titleAs?: 'h2' | 'h3'
}

/** Products side by side. */
export function ProductGrid({ products, titleAs = 'h3' }: ProductGridProps) {
  return (
    <ul sx={gridStyle}>
      {products.map((product) => (
        <li key={product.productId}>
          <ProductCard product={product} titleAs={titleAs} />
        </li>
      ))}
    </ul>
  )
}
