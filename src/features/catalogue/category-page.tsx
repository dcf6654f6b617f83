import type { Crumb } from '#components/breadcrumbs'
import { publicPaths } from '#contract/paths/site-paths'
import { useTranslation } from '#lib/i18n/use-translation'
import { catalogueMessages } from './catalogue-messages'
import { CataloguePage, CategoryChips, type CategoryLink } from './catalogue-page'
import { ProductList } from './product-list'
import type { ProductListProps } from './product-list-props'

interface CategoryPageProps extends Omit<ProductListProps, 'listPath' | 'categoryId'> {
  category: CategoryLink & {
    summary: string
    /** Its parent categories, widest first. */
    trail: readonly Crumb[]
    subcategories: readonly CategoryLink[]
  }
}

/** A list page of a category with its subcategories. */
export function CategoryPage({ category, ...list }: CategoryPageProps) {
  const { t } = useTranslation(catalogueMessages)
  const { name, path, categoryId, summary, trail, subcategories } = category
  return (
    <CataloguePage
      title={name}
      trail={[{ name: t('title'), path: publicPaths.products }, ...trail]}
      {...(list.page === 1 && summary && { lead: summary })}
      categories={<CategoryChips label={t('subcategories')} categories={subcategories} />}
    >
      <ProductList {...list} listPath={path} categoryId={categoryId} />
    </CataloguePage>
  )
}
