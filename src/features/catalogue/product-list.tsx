/** @jsxImportSource theme-ui */

import { idleLazy } from '../../components/idle-lazy'
import { Pagination } from '../../components/pagination'
import { useText } from '../../lib/i18n/texts'
import { chosenPagePath, filterCount, withoutFilters } from './catalogue-choice'
import { catalogueMessages } from './catalogue-texts'
import { ListEmpty } from './components/list-empty'
import { ListShelf } from './components/list-shelf'
import type { LiveChoiceProps } from './components/live-choice'
import { ShelfBar } from './components/shelf-bar'
import { ShelfStatus } from './components/shelf-status'
import type { ProductListProps } from './product-list-props'
import type { ShelfView } from './shelf-view'
import { shownWords } from './shown-words'
import { useLiveShelf } from './use-live-shelf'

const LiveChoice = idleLazy<LiveChoiceProps>(
  () => import(/* webpackChunkName: "live-choice" */ './components/live-choice'),
)

/** One page of products, in the order and narrowed to what people choose. */
export function ProductList(props: ProductListProps) {
  const { listPath, page, productCount, products } = props
  const text = useText(catalogueMessages)
  const { choice, view, choose, retry, liveChoice } = useLiveShelf(props)
  if (productCount === 0) return <ListEmpty />
  const narrowed = filterCount(choice) > 0
  const count = narrowed && view.kind === 'chosen' ? view.count : productCount
  const shown =
    view.kind === 'nothing' ? text('productCount', { count: 0 }) : shownWords(text, page, count)
  const addressOf = (to: number) => chosenPagePath(listPath, to, choice)
  return (
    <div sx={{ display: 'grid', gap: [5, null, 6] }}>
      <div>
        <ShelfBar shown={shown} choice={<LiveChoice {...liveChoice} />} />
        <ShelfStatus view={view} sort={choice.sort} shown={shown} />
        <ListShelf
          view={view}
          built={products}
          firstPage={addressOf(1)}
          onRetry={retry}
          onWiden={() => choose(withoutFilters(choice))}
        />
      </div>
      <Pagination page={page} pageCount={pagesOf(view, props.pageCount)} hrefOf={addressOf} />
    </div>
  )
}

function pagesOf(view: ShelfView, built: number): number {
  if (view.kind === 'nothing') return 1
  return view.kind === 'chosen' ? view.pageCount : built
}
