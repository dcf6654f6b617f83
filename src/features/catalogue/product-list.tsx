/** @jsxImportSource theme-ui */
import { useText } from '../../shared/i18n/texts'
import { idleLazy } from '../../shared/ui/idle-lazy'
import { Pagination } from '../../shared/ui/pagination'
import { sortedPagePath } from './catalogue-sort'
import { catalogueTexts } from './catalogue-texts'
import { ListEmpty } from './parts/list-empty'
import { ListShelf } from './parts/list-shelf'
import type { LiveSortProps } from './parts/live-sort'
import { ShelfBar } from './parts/shelf-bar'
import { ShelfStatus } from './parts/shelf-status'
import type { ProductListProps } from './product-list-props'
import { shownWords } from './shown-words'
import { useLiveShelf } from './use-live-shelf'

const LiveSort = idleLazy<LiveSortProps>(
  () => import(/* webpackChunkName: "live-sort" */ './parts/live-sort'),
)

/** One page of products, in the order that people choose. */
export function ProductList(props: ProductListProps) {
  const { listPath, page, productCount, products } = props
  const text = useText(catalogueTexts)
  const { sort, view, retry, liveSort } = useLiveShelf(props)
  if (productCount === 0) return <ListEmpty />
  const shown = shownWords(text, page, productCount)
  const addressOf = (to: number) => sortedPagePath(listPath, to, sort)
  return (
    <div sx={{ display: 'grid', gap: [5, null, 6] }}>
      <div>
        <ShelfBar shown={shown} sort={<LiveSort {...liveSort} />} />
        <ShelfStatus view={view} sort={sort} shown={shown} />
        <ListShelf view={view} built={products} firstPage={addressOf(1)} onRetry={retry} />
      </div>
      <Pagination
        page={page}
        pageCount={view.kind === 'sorted' ? view.pageCount : props.pageCount}
        hrefOf={addressOf}
      />
    </div>
  )
}
