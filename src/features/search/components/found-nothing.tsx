/** @jsxImportSource theme-ui */

import { EmptyState } from '../../../components/empty-state'
import { useText } from '../../../lib/i18n/texts'
import { searchMessages } from '../search-texts'
import type { SearchView } from './search-view'
import { Topics } from './topics'

/** Nothing was found: what to try, and where to start instead. */
export function FoundNothing(view: SearchView) {
  const text = useText(searchMessages)
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
