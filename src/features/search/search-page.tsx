/** @jsxImportSource theme-ui */
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import type { FoundProductGrid } from './parts/found-products'
import { SearchStory } from './search-story'
import { searchTexts } from './search-texts'
import type { TopicLink } from './topic-link'

interface SearchPageProps {
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
}

/** The search page: one field, and what it finds. */
export function SearchPage({ topics, productGrid }: SearchPageProps) {
  const text = useText(searchTexts)
  return (
    <Container>
      <div sx={{ pt: [4, 5], pb: [6, 7] }}>
        <h1 sx={{ fontSize: 'h1', lineHeight: 'tight' }}>{text('title')}</h1>
        <SearchStory topics={topics} productGrid={productGrid} />
      </div>
    </Container>
  )
}
