import type { ThemeUIStyleObject } from 'theme-ui'
import { Card, CardTitle } from '#components/card'
import { Picture } from '#components/picture'
import { StaticPart } from '#components/static-part'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { catalogueMessages } from './catalogue-messages'
import { CataloguePage, CategoryChips, type CategoryLink } from './catalogue-page'
import { ProductList } from './product-list'
import type { ProductListProps } from './product-list-props'

interface ProductsPageProps extends Omit<ProductListProps, 'listPath' | 'categoryId'> {
  /** The main categories. */
  categories: readonly CategoryLink[]
}

export function ProductsPage({ categories, ...list }: ProductsPageProps) {
  const { t } = useTranslation(catalogueMessages)
  const isFirst = list.page === 1
  return (
    <CataloguePage
      title={t('title')}
      trail={[]}
      {...(isFirst && { lead: t('lead') })}
      categories={
        isFirst ? (
          <CategoryTiles categories={categories} />
        ) : (
          <CategoryChips label={t('categories')} categories={categories} />
        )
      }
    >
      <ProductList {...list} listPath={publicPaths.products} categoryId={null} />
    </CataloguePage>
  )
}

/** The main categories as tiles. */
function CategoryTiles({ categories }: { categories: readonly CategoryLink[] }) {
  const { t } = useTranslation(catalogueMessages)
  return (
    <StaticPart as='nav' aria-label={t('categories')}>
      <ul sx={styles.categoryTilesList}>
        <CategoryCards categories={categories} />
      </ul>
    </StaticPart>
  )
}

function CategoryCards({ categories }: { categories: readonly CategoryLink[] }) {
  const { t } = useTranslation(catalogueMessages)
  return categories.map(({ categoryId, path, name, tileImage, productCount }) => (
    <li key={categoryId}>
      <Card tone='blue' picture={<Picture kind='category' image={tileImage} alt='' />}>
        <CardTitle as='h2' to={path} prefetch={false}>
          {name}
        </CardTitle>
        <p sx={styles.productCount}>{t('productCount', { count: productCount })}</p>
      </Card>
    </li>
  ))
}

const styles = {
  categoryTilesList: {
    display: 'grid',
    gridAutoFlow: ['column', null, null, 'row'],
    gridAutoColumns: ['44%', '30%', '26%', 'auto'],
    gridTemplateColumns: ['none', null, null, 'repeat(5, minmax(0, 1fr))'],
    gap: [3, 4],
    // On small screens the row scrolls from edge to edge.
    mx: [-4, null, -5, 0],
    my: -2,
    px: [4, null, 5, 0],
    py: 2,
    overflowX: ['auto', null, null, 'visible'],
    scrollSnapType: ['x proximity', null, null, 'none'],
    scrollPaddingLeft: [16, null, 24],
    listStyle: 'none',
    '& > li': { scrollSnapAlign: 'start' },
  },
  productCount: { mt: 'auto', color: 'textMuted', fontSize: 'small' },
} satisfies Record<string, ThemeUIStyleObject>
