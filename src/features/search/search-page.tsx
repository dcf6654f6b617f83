/** @jsxImportSource theme-ui */
import { useText } from '../../shared/i18n/texts'
import { Container } from '../../shared/ui/container'
import { SearchStory } from './search-story'
import { searchTexts } from './search-texts'
import type { TopicLink } from './topic-link'

/** The search page: one field, and what it finds. */
export function SearchPage({ topics }: { topics: readonly TopicLink[] }) {
  const text = useText(searchTexts)
  return (
    <Container>
      <div sx={{ pt: [4, 5], pb: [6, 7] }}>
        <h1 sx={{ fontSize: 'h1', lineHeight: 'tight' }}>{text('title')}</h1>
        <SearchStory topics={topics} />
      </div>
    </Container>
  )
}
