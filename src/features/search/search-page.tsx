/** @jsxImportSource theme-ui */

import { Container } from '../../components/container'
import { useText } from '../../lib/i18n/texts'
import type { FoundProductGrid } from './components/found-products'
import { SearchStory } from './search-story'
import { searchMessages } from './search-texts'
import type { TopicLink } from './topic-link'

interface SearchPageProps {
  topics: readonly TopicLink[]
  productGrid: FoundProductGrid
}

/** The search page: one field, and what it finds. */
export function SearchPage({ topics, productGrid }: SearchPageProps) {
  const text = useText(searchMessages)
  return (
    <Container>
      <div sx={{ pt: [4, 5], pb: [6, 7] }}>
        <h1 sx={{ fontSize: 'h1', lineHeight: 'tight' }}>{text('title')}</h1>
        <SearchStory topics={topics} productGrid={productGrid} />
      </div>
    </Container>
  )
}
