import type { ThemeUIStyleObject } from 'theme-ui'

/** The sheet of an order: two columns where there is room, one on phones and on paper. */
export const sheetStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 4,
  overflowWrap: 'anywhere',
  '& > header': { mb: 0 },
  '& > [data-line]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
  },
  '& > [data-columns]': {
    display: 'grid',
    gridTemplateColumns: ['minmax(0, 1fr)', null, 'repeat(2, minmax(0, 1fr))'],
    gap: 4,
  },
  '& > [data-columns] > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '@media print': {
    gap: 3,
    fontSize: 'small',
    h1: { fontSize: 'h2' },
    section: { gap: 2, p: 3 },
    '& > [data-columns]': { gridTemplateColumns: '1fr 1fr', gap: 3 },
    'section, li': { breakInside: 'avoid' },
    'li img': { display: 'none' },
  },
}
