import type { ThemeUIStyleObject } from 'theme-ui'

/** Picture and words side by side, what can be done below them where there is no room. */
export const cartLineStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['72px minmax(0, 1fr)', '96px minmax(0, 1fr)'],
  gap: [3, 4],
  px: [4, 5],
  py: 4,
  '& + &': { borderTop: '1px solid', borderTopColor: 'hairline' },
  '.picture': { gridRow: [null, 'span 2'] },
  '.words': { display: 'grid', alignContent: 'start', gap: 1, overflowWrap: 'anywhere' },
  '.words > a': { width: 'fit-content', fontWeight: 'medium' },
  '.piece': { color: 'textMuted', fontSize: 'small' },
  '.limit': { m: 0, color: 'warningText', fontSize: 'small', fontWeight: 'medium' },
  // Present before it says something, and takes no room until then.
  '.limit:empty': { position: 'absolute' },
  '.deeds': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    gridColumn: ['1 / -1', '2'],
  },
  '.deeds > strong': { ml: 'auto', fontVariantNumeric: 'tabular-nums' },
  '[aria-busy]': { opacity: 0.55 },
}
