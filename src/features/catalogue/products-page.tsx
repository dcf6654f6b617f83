import { publicPaths } from '../../../contract/paths/site-paths'
import { useText } from '../../shared/i18n/texts'
import { CataloguePage } from './catalogue-page'
import { catalogueTexts } from './catalogue-texts'
import type { CategoryLink } from './category-link'
import { CategoryChips } from './parts/category-chips'
import { CategoryTiles } from './parts/category-tiles'
import { ProductList } from './product-list'
import type { ProductListProps } from './product-list-props'

interface ProductsPageProps extends Omit<ProductListProps, 'listPath' | 'categoryId'> {
  /** The main categories. */
  categories: readonly CategoryLink[]
}

/** A page of the whole catalogue. */
export function ProductsPage({ categories, ...list }: ProductsPageProps) {
  const text = useText(catalogueTexts)
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
