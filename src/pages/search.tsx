import { graphql, type PageProps } from 'gatsby'
import { SiteHead } from '#app/head/site-head'
import { publicPaths } from '#contract/paths/site-paths'
import ProductGrid from '#features/catalogue/product-grid'
import { searchMessages } from '#features/search/search-messages'
import { SearchPage } from '#features/search/search-page'
import { useTranslation } from '#lib/i18n/use-translation'

export default function Search({ data }: PageProps<Queries.SearchPageQuery>) {
  return <SearchPage topics={data.allLessonTopic.nodes} productGrid={ProductGrid} />
}

export function Head() {
  const { t } = useTranslation(searchMessages)
  return (
    <SiteHead title={t('title')} description={t('description')} path={publicPaths.search} hidden />
  )
}

export const query = graphql`
  query SearchPage {
    allLessonTopic(filter: { level: { eq: 0 } }, sort: { categoryId: ASC }) {
      nodes {
        name
        path
      }
    }
  }
`
