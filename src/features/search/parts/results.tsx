/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { searchGroups } from '../search-results'
import { ResultGroup } from './result-group'
import type { SearchView } from './search-view'

/** Lessons and products that were found, each in its group; a group without any is left out. */
export function Results(view: SearchView) {
  const { results } = view.context
  if (!results) return null
  const shown = searchGroups.filter((group) => results[group].hits.length > 0)
  return (
    <div
      sx={{ ...columnsStyle, opacity: view.isReading ? 0.6 : 1 }}
      aria-busy={view.isReading}
      data-groups={shown.length}
    >
      {shown.map((group) => (
        <ResultGroup
          // Another query is another list: what was focused in the former one is gone.
          key={`${group} ${view.context.query}`}
          group={group}
          found={results[group]}
          isReadingMore={view.isReadingMore && view.context.group === group}
          hasMoreFailed={view.hasMoreFailed && view.context.group === group}
          onMore={() => view.onMore(group)}
        />
      ))}
    </div>
  )
}

const columnsStyle: ThemeUIStyleObject = {
  display: 'grid',
  columnGap: 7,
  rowGap: 6,
  alignItems: 'start',
  mt: 4,
  transition: 'opacity 150ms ease-out',
  '&[data-groups="2"]': { gridTemplateColumns: ['1fr', null, null, '1fr 1fr'] },
  '&[data-groups="1"]': { maxWidth: 760 },
}
