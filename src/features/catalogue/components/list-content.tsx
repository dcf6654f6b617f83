import type { ThemeUIStyleObject } from 'theme-ui'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { idleLazy } from '#components/idle-lazy'
import { Notice } from '#components/notice'
import { Skeleton } from '#components/skeleton'
import { sitePictures } from '#contract/media/site-pictures'
import { problemMessages } from '#lib/http/problem-messages'
import { useTranslation } from '#lib/i18n/use-translation'
import { catalogueMessages } from '../catalogue-messages'
import type { ListProblem, ListView } from '../list-view'
import { cardNameStyle } from '../product-card'
import ProductGrid, { gridStyle } from '../product-grid'
import type { CardProduct, CardVariants } from '../product-list-props'
import type { EmptyListProps } from './empty-list'

/** In the chunk of the query that leads to it. */
export const EmptyList = idleLazy<EmptyListProps>(
  () => import(/* webpackChunkName: "chosen-list" */ './empty-list'),
)

interface ListContentProps {
  view: ListView
  built: readonly CardProduct[]
  builtVariants: readonly CardVariants[]
  /** URL of the first page with the same choice. */
  firstPage: string
  onRetry: () => void
  /** Removes the filters. */
  onClearFilters: () => void
}

/** The cards of a page, or a placeholder, empty state or error. */
export function ListContent(props: ListContentProps) {
  const { view, built, builtVariants, firstPage, onRetry, onClearFilters } = props
  const asBuilt = <ProductGrid products={built} variants={builtVariants} />
  switch (view.kind) {
    case 'built':
      return asBuilt
    case 'chosen':
      return <ProductGrid products={view.products} variants={view.variants} />
    case 'loading':
      return <ProductGridSkeleton count={built.length} />
    case 'nothing':
      return <EmptyList kind='nothing' onClearFilters={onClearFilters} />
    case 'pageGone':
      return <EmptyList kind='pageGone' firstPage={firstPage} />
    case 'unavailable':
      return (
        <div sx={styles.listContent}>
          <ListProblemNotice problem={view.problem} onRetry={onRetry} />
          {asBuilt}
        </div>
      )
  }
}

const { width, height } = sitePictures.productCard

/** Placeholder in the size of a product grid. */
function ProductGridSkeleton({ count }: { count: number }) {
  const places = Array.from({ length: count }, (_, place) => place)
  return (
    <ul aria-hidden='true' sx={gridStyle}>
      {places.map((place) => (
        <li key={place}>
          <Card
            paired
            picture={
              <div sx={styles.picture}>
                <Skeleton height='100%' />
              </div>
            }
          >
            <div sx={styles.words}>
              <Skeleton width='80%' />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

interface ListProblemNoticeProps {
  problem: ListProblem
  onRetry: () => void
}

/** The choice could not be loaded; the built cards stay below. */
function ListProblemNotice({ problem, onRetry }: ListProblemNoticeProps) {
  const { t } = useTranslation(catalogueMessages)
  const { t: problemText } = useTranslation(problemMessages)
  return (
    <Notice
      tone='warning'
      live
      title={t('sort.unavailable')}
      action={
        <Button variant='secondary' size='sm' onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    >
      {`${problemText(problem)} ${t('sort.newestMeanwhile')}`}
    </Notice>
  )
}

const styles = {
  listContent: { display: 'grid', gap: 5 },
  picture: { aspectRatio: `${width} / ${height}` },
  // With room for stars and price.
  words: { ...cardNameStyle, pb: '84px' },
} satisfies Record<string, ThemeUIStyleObject>
