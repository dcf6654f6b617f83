/** @jsxImportSource theme-ui */
import type { CardProduct } from '../card-product'
import { ProductGrid } from '../product-grid'
import type { ShelfView } from '../shelf-view'
import { GridSkeleton } from './grid-skeleton'
import { NothingFits } from './nothing-fits'
import { PageGone } from './page-gone'
import { ShelfProblem } from './shelf-problem'

interface ListShelfProps {
  view: ShelfView
  built: readonly CardProduct[]
  /** Address of the list's first page in the same order. */
  firstPage: string
  onRetry: () => void
  /** Takes the filters away. */
  onWiden: () => void
}

/** The cards of a page, or what stands in for them. */
export function ListShelf({ view, built, firstPage, onRetry, onWiden }: ListShelfProps) {
  switch (view.kind) {
    case 'built':
      return <ProductGrid products={built} />
    case 'chosen':
      return <ProductGrid products={view.products} />
    case 'loading':
      return <GridSkeleton count={built.length} />
    case 'nothing':
      return <NothingFits onWiden={onWiden} />
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
