/** @jsxImportSource theme-ui */
import { LessonCard } from './lesson-card'
import type { LessonSummary } from './lesson-summary'

interface LessonGridProps {
  lessons: readonly LessonSummary[]
  titleAs?: 'h2' | 'h3'
}

const threeInRow = 'repeat(3, minmax(0, 1fr))'

/** Lessons side by side: three in a row, two on tablets, one on phones. */
export function LessonGrid({ lessons, titleAs = 'h3' }: LessonGridProps) {
  return (
    <ul
      sx={{
        display: 'grid',
        gridTemplateColumns: ['1fr', '1fr 1fr', null, threeInRow],
        // Three alone share the row of a tablet.
        '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: [null, null, threeInRow] },
        gap: [4, null, null, 5],
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {lessons.map((lesson) => (
        <li key={lesson.postId} sx={{ minWidth: 0 }}>
          <LessonCard lesson={lesson} titleAs={titleAs} />
        </li>
      ))}
    </ul>
  )
}
