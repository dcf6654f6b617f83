import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { listPagePath } from '#contract/paths/site-paths'
import { catalogueMessages, pageTitle } from '#features/catalogue/catalogue-messages'
import { CategoryPage } from '#features/catalogue/category-page'
import type { ListContext } from '#features/catalogue/product-list-props'
import { useTranslation } from '#lib/i18n/use-translation'

type Props = PageProps<Queries.ProductCategoryPageQuery, ListContext>

export default function ProductCategoryTemplate({ data, pageContext, location }: Props) {
  const { page, pageCount, newestAddedAt } = pageContext
  if (!data.shopCategory || !data.shopListPage) return null
  return (
    // Navigating to the page that is already open resets its state.
    <CategoryPage
      key={location.key}
      category={data.shopCategory}
      page={page}
      pageCount={pageCount}
      newestAddedAt={newestAddedAt}
      {...data.shopListPage}
      search={location.search}
    />
  )
}

export function Head({
  data,
  pageContext,
}: HeadProps<Queries.ProductCategoryPageQuery, ListContext>) {
  const { t } = useTranslation(catalogueMessages)
  const { name = '', path = '' } = data.shopCategory ?? {}
  return (
    <SiteHead
      title={pageTitle(t, name, pageContext.page)}
      meta={data.pageMeta}
      path={listPagePath(path, pageContext.page)}
    />
  )
}

export const query = graphql`
  query ProductCategoryPage($categoryId: Int!, $listId: String!, $path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
    }
    shopCategory(categoryId: { eq: $categoryId }) {
      ...CategoryLink
      summary
      trail {
        name
        path
      }
      subcategories {
        ...CategoryLink
      }
    }
    shopListPage(id: { eq: $listId }) {
      productCount
      products {
        ...ProductCard
      }
      variants {
        productId
        versions
        from
      }
      facets {
        key
        name
        values {
          value
          label
        }
      }
    }
  }
`
