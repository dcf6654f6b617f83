import type { ThemeUIStyleObject } from 'theme-ui'

/** One column on phones; on larger screens the decision stays beside everything else while it scrolls. */
export const layoutStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: [
    'minmax(0, 1fr)',
    null,
    'minmax(0, 1.15fr) minmax(0, 1fr)',
    'minmax(0, 1.45fr) minmax(0, 1fr)',
  ],
  columnGap: [0, null, 5, 7],
  rowGap: [4, null, 0],
  pt: [2, null, 3],
  '& > [data-area=decision]': {
    gridColumn: ['auto', null, '2'],
    gridRow: ['auto', null, '1 / span 2'],
  },
  '& > [data-area=more] > section': { py: [5, null, 5] },
  '& > [data-area=decision] > div': {
    position: ['static', null, 'sticky'],
    top: '96px',
  },
}
