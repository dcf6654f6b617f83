import type { ThemeUIStyleObject } from 'theme-ui'

/** The steps, and what it costs beside them; below them where there is no room. */
export const tillStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, 'minmax(0, 1fr) 380px'],
  alignItems: 'start',
  gap: [5, null, null, 6],
  mb: [6, 7],
}
