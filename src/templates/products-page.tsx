import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { listPagePath, publicPaths } from '#contract/paths/site-paths'
import { catalogueMessages, pageTitle } from '#features/catalogue/catalogue-messages'
import type { ListContext } from '#features/catalogue/product-list-props'
import { ProductsPage } from '#features/catalogue/products-page'
import { useTranslation } from '#lib/i18n/use-translation'

type Props = PageProps<Queries.ProductsPageQuery, ListContext>

export default function ProductsTemplate({ data, pageContext, location }: Props) {
  if (!data.shopListPage) return null
  return (
    // Navigating to the page that is already open resets its state.
    <ProductsPage
      key={location.key}
      page={pageContext.page}
      pageCount={pageContext.pageCount}
      newestAddedAt={pageContext.newestAddedAt}
      {...data.shopListPage}
      categories={data.allShopCategory.nodes}
      search={location.search}
    />
  )
}

export function Head({ data, pageContext }: HeadProps<Queries.ProductsPageQuery, ListContext>) {
  const { t } = useTranslation(catalogueMessages)
  const { page } = pageContext
  return (
    <SiteHead
      title={pageTitle(t, t('title'), page)}
      meta={data.pageMeta}
      path={listPagePath(publicPaths.products, page)}
    />
  )
}

export const query = graphql`
  query ProductsPage($listId: String!, $path: String!) {
    pageMeta(path: { eq: $path }) {
      ...PageMetaFields
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
    allShopCategory(filter: { level: { eq: 0 } }, sort: { categoryId: ASC }) {
      nodes {
        ...CategoryLink
      }
    }
  }
`
