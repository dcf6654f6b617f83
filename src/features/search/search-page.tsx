import type { ThemeUIStyleObject } from 'theme-ui'
import { Container } from '#components/container'
import { idleLazy } from '#components/idle-lazy'
import { useTranslation } from '#lib/i18n/use-translation'
import type { FoundProductGrid } from './components/found-products'
import type { SearchProps } from './components/search'
import { SearchSkeleton } from './components/search-skeleton'
import type { TopicLink } from './components/search-view'
import { searchMessages } from './search-messages'

interface SearchPageProps {
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
}

export function SearchPage({ topics, productGrid }: SearchPageProps) {
  const { t } = useTranslation(searchMessages)
  return (
    <Container>
      <div sx={styles.searchPage}>
        <h1 sx={styles.searchPageHeading}>{t('title')}</h1>
        <LazySearch topics={topics} productGrid={productGrid} />
      </div>
    </Container>
  )
}

/** Field and results; the field works as a plain form until the script has loaded. */
const LazySearch = idleLazy<SearchProps>(
  () => import(/* webpackChunkName: "search" */ './components/search'),
  {
    fallback: <SearchSkeleton />,
    whole: true,
  },
)

const styles = {
  searchPage: { pt: [2, 4], pb: [6, 7] },
  // The results are what people come for: the first one is in the first screen of a phone.
  searchPageHeading: { fontSize: ['h3', 'h2'], lineHeight: 'tight' },
} satisfies Record<string, ThemeUIStyleObject>
