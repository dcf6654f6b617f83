/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { searchGroups } from '../search-results'
import { ResultGroup } from './result-group'
import type { SearchView } from './search-view'

/**
 * Lessons and products that were found, one group below the other, so that neither leaves a column
 * empty; a group without any is left out.
 */
export function Results(view: SearchView) {
  const { results } = view.context
  if (!results) return null
  const shown = searchGroups.filter((group) => results[group].hits.length > 0)
  return (
    <div sx={{ ...groupsStyle, opacity: view.isReading ? 0.6 : 1 }} aria-busy={view.isReading}>
      {shown.map((group) => (
        <ResultGroup
          // Another query is another list: what was focused in the former one is gone.
          key={`${group} ${view.context.query}`}
          group={group}
          found={results[group]}
          productGrid={view.productGrid}
          isReadingMore={view.isReadingMore && view.context.group === group}
          hasMoreFailed={view.hasMoreFailed && view.context.group === group}
          onMore={() => view.onMore(group)}
        />
      ))}
    </div>
  )
}

const groupsStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: 6,
  mt: 4,
  transition: 'opacity 150ms ease-out',
}
