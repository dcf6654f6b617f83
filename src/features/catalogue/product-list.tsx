import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { idleLazy } from '#components/idle-lazy'
import { Pagination } from '#components/pagination'
import { VisuallyHidden } from '#components/visually-hidden'
import { useTranslation } from '#lib/i18n/use-translation'
import {
  type CatalogueChoice,
  chosenPagePath,
  filterCount,
  sortLabelKeys,
  withoutFilters,
} from './catalogue-choice'
import { catalogueMessages, shownText } from './catalogue-messages'
import { EmptyList, ListContent } from './components/list-content'
import type { ListControlsProps } from './components/list-controls'
import type { ListView } from './list-view'
import type { ProductListProps } from './product-list-props'
import { useProductList } from './use-product-list'

const ListControls = idleLazy<ListControlsProps>(
  () => import(/* webpackChunkName: "list-controls" */ './components/list-controls'),
)

/** A page of products in the chosen order and filters. */
export function ProductList(props: ProductListProps) {
  const { listPath, page, productCount, products, variants, search } = props
  const { t } = useTranslation(catalogueMessages)
  const { choice, chosen, view, choose, retry } = useProductList(props)
  if (productCount === 0) return <EmptyList kind='empty' />
  const isFiltered = filterCount(choice) > 0
  // Without filters a list that has this page is as long as it was built.
  const isCounted = 'count' in view && (isFiltered || view.kind !== 'chosen')
  const shown = shownText(t, page, isCounted ? view.count : productCount)
  // Without `choice`, which changes during hydration.
  const controls = (
    <ListControls
      facets={props.facets}
      search={search}
      chosen={chosen}
      count={view.kind === 'chosen' ? view.count : null}
      onChoose={choose}
    />
  )
  const pathOf = (to: number) => chosenPagePath(listPath, to, choice)
  return (
    <div sx={styles.productList}>
      <div>
        <ListBar shown={shown} choice={controls} />
        <ListStatus view={view} choice={choice} isChosenHere={chosen !== null} shown={shown} />
        <ListContent
          view={view}
          built={products}
          builtVariants={variants}
          firstPage={pathOf(1)}
          onRetry={retry}
          onClearFilters={() => choose(withoutFilters(choice))}
        />
      </div>
      <Pagination
        page={page}
        pageCount={'count' in view ? view.pageCount : props.pageCount}
        hrefOf={pathOf}
      />
    </div>
  )
}

interface ListBarProps {
  /** Range and number of products as text. */
  shown: string
  /** The controls; space is reserved until they load. */
  choice: ReactNode
}

/** Number of products, filters and sort order. */
function ListBar({ shown, choice }: ListBarProps) {
  return (
    <div sx={styles.listBar}>
      <h2 sx={styles.listBarHeading}>{shown}</h2>
      <div data-chrome='' sx={styles.listBarBox}>
        {choice}
      </div>
    </div>
  )
}

interface ListStatusProps {
  view: ListView
  choice: CatalogueChoice
  isChosenHere: boolean
  /** Range and number of products as text. */
  shown: string
}

/** Announces that the list is loading and that it has changed. */
function ListStatus({ view, choice, isChosenHere, shown }: ListStatusProps) {
  const { t } = useTranslation(catalogueMessages)
  const hasChanged = view.kind === 'chosen' || (view.kind === 'built' && isChosenHere)
  const done = filterCount(choice) > 0 ? 'sort.doneFiltered' : 'sort.done'
  return (
    <VisuallyHidden role='status'>
      {view.kind === 'loading' && <span>{t('sort.loading')}</span>}
      {view.kind === 'nothing' && <span>{t('filter.none')}</span>}
      {hasChanged && <span>{t(done, { sort: t(sortLabelKeys[choice.sort]), shown })}</span>}
    </VisuallyHidden>
  )
}

const styles = {
  productList: { display: 'grid', gap: [5, null, 6] },
  listBar: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 3,
    // Two lines of the heading, so that it moves nothing when one is left.
    gridTemplateRows: 'minmax(51px, auto)',
    mb: 4,
  },
  listBarHeading: { minWidth: 0, fontSize: 'h3', fontVariantNumeric: 'tabular-nums' },
  listBarBox: { display: 'contents' },
} satisfies Record<string, ThemeUIStyleObject>
