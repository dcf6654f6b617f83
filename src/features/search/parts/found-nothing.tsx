/** @jsxImportSource theme-ui */
import { useText } from '../../../shared/i18n/texts'
import { EmptyState } from '../../../shared/ui/empty-state'
import { searchTexts } from '../search-texts'
import type { SearchView } from './search-view'
import { Topics } from './topics'

/** Nothing was found: what to try, and where to start instead. */
export function FoundNothing(view: SearchView) {
  const text = useText(searchTexts)
  return (
    <>
      <div sx={{ overflowWrap: 'anywhere' }}>
        <EmptyState title={text('nothing.title', { query: view.context.query })}>
          {text('nothing.advice')}
        </EmptyState>
      </div>
      <Topics {...view} />
    </>
  )
}
