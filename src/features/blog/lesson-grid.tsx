/** @jsxImportSource theme-ui */
import type { ThemeUIStyleObject } from 'theme-ui'
import { LessonCard } from './lesson-card'
import type { CardLesson } from './lesson-summary'

interface LessonGridProps {
  lessons: readonly CardLesson[]
  titleAs?: 'h2' | 'h3'
}

/**
 * Lessons side by side: three in a row, two on tablets. On phones each is a row of its own, with
 * the picture beside the words, so that a thumb passes many of them quickly.
 */
export function LessonGrid({ lessons, titleAs = 'h3' }: LessonGridProps) {
  return (
    <ul sx={gridStyle}>
      {lessons.map((lesson) => (
        <li key={lesson.postId} sx={{ minWidth: 0 }}>
          <LessonCard lesson={lesson} titleAs={titleAs} />
        </li>
      ))}
    </ul>
  )
}

const threeInRow = 'repeat(3, minmax(0, 1fr))'

const gridStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['1fr', '1fr 1fr', null, threeInRow],
  // Three alone share the row of a tablet.
  '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: [null, null, threeInRow] },
  gap: [3, 4, null, 5],
  m: 0,
  p: 0,
  listStyle: 'none',
  '@media (max-width: 639.98px)': {
    article: { flexDirection: 'row' },
    'article > img, article > span': {
      flex: '0 0 clamp(88px, 29vw, 140px)',
      width: 0,
      aspectRatio: 'auto',
    },
    'article > div': { gap: '6px', p: '14px' },
    p: { fontSize: 'small' },
  },
}
