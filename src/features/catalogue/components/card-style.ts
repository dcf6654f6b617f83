import type { ThemeUIStyleObject } from 'theme-ui'

/** Cards of a grid: two on a phone, four on a desk. */
export const gridStyle = {
  display: 'grid',
  gridTemplateColumns: [
    'repeat(2, minmax(0, 1fr))',
    'repeat(2, minmax(0, 1fr))',
    'repeat(3, minmax(0, 1fr))',
    'repeat(4, minmax(0, 1fr))',
  ],
  // Four alone share the row of a tablet.
  '&:has(> :nth-of-type(4):last-of-type)': {
    gridTemplateColumns: [null, null, 'repeat(4, minmax(0, 1fr))'],
  },
  gap: [3, 4, null, 5],
  m: 0,
  p: 0,
  listStyle: 'none',
} satisfies ThemeUIStyleObject

const nameLineHeight = 1.3
const linesKept = 2

/** A name takes two lines whether it is short or long, so that rows stay level; it is never cut. */
export const cardNameStyle = {
  display: 'block',
  minHeight: `${linesKept * nameLineHeight}em`,
  fontSize: ['clamp(0.8125rem, 4.1vw, 1rem)', null, null, 'h3'],
  lineHeight: nameLineHeight,
  hyphens: 'auto',
} satisfies ThemeUIStyleObject
