import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../lib/i18n/texts'
import { CataloguePage } from './catalogue-page'
import { catalogueMessages } from './catalogue-texts'
import type { CategoryLink } from './category-link'
import { CategoryChips } from './components/category-chips'
import { CategoryTiles } from './components/category-tiles'
import { ProductList } from './product-list'
import type { ProductListProps } from './product-list-props'

interface ProductsPageProps extends Omit<ProductListProps, 'listPath' | 'categoryId'> {
  /** The main categories. */
  categories: readonly CategoryLink[]
}

/** A page of the whole catalogue. */
export function ProductsPage({ categories, ...list }: ProductsPageProps) {
  const text = useText(catalogueMessages)
  const isFirst = list.page === 1
  return (
    <CataloguePage
      title={text('title')}
      trail={[]}
      {...(isFirst && { lead: text('lead') })}
      categories={
        isFirst ? (
          <CategoryTiles categories={categories} />
        ) : (
          <CategoryChips label={text('categories')} categories={categories} />
        )
      }
    >
      <ProductList {...list} listPath={publicPaths.products} categoryId={null} />
    </CataloguePage>
  )
}
