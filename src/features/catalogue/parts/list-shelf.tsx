/** @jsxImportSource theme-ui */
import type { CardProduct } from '../card-product'
import { ProductGrid } from '../product-grid'
import type { ShelfView } from '../shelf-view'
import { GridSkeleton } from './grid-skeleton'
import { PageGone } from './page-gone'
import { ShelfProblem } from './shelf-problem'

interface ListShelfProps {
  view: ShelfView
  built: readonly CardProduct[]
  /** Address of the list's first page in the same order. */
  firstPage: string
  onRetry: () => void
}

/** The cards of a page, or what stands in for them. */
export function ListShelf({ view, built, firstPage, onRetry }: ListShelfProps) {
  switch (view.kind) {
    case 'built':
      return <ProductGrid products={built} />
    case 'sorted':
      return <ProductGrid products={view.products} />
    case 'loading':
      return <GridSkeleton count={built.length} />
    case 'pageGone':
      return <PageGone firstPage={firstPage} />
    case 'unavailable':
      return (
        <div sx={{ display: 'grid', gap: 5 }}>
          <ShelfProblem problem={view.problem} onRetry={onRetry} />
          <ProductGrid products={built} />
        </div>
      )
  }
}
