import type { ThemeUIStyleObject } from 'theme-ui'

/** Lines of an order: a picture, words, and the amount at the edge. */
export const itemListStyle: ThemeUIStyleObject = {
  display: 'grid',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: ['56px minmax(0, 1fr)', '72px minmax(0, 1fr) auto'],
    alignItems: 'center',
    columnGap: [3, 4],
    rowGap: 1,
    py: 3,
  },
  // The card around them has its own edges.
  '& > li:first-of-type': { pt: 1 },
  '& > li:last-of-type': { pb: 0 },
  '& > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
  '& > li > div > p': { color: 'textMuted', fontSize: 'small', fontVariantNumeric: 'tabular-nums' },
  '& > li > strong': {
    gridColumn: ['2', 'auto'],
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  // Without its picture.
  '@media print': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', py: 2 },
    '& > li > strong': { gridColumn: 'auto' },
  },
}
