import type { ThemeUIStyleObject } from 'theme-ui'

const narrow = '@media (max-width: 1023.98px)'

export const userLayoutStyle: ThemeUIStyleObject = {
  display: 'grid',
  gridTemplateColumns: ['minmax(0, 1fr)', null, null, '260px minmax(0, 1fr)'],
  columnGap: 7,
  alignItems: 'start',
  py: [4, null, 6],
  aside: {
    position: [null, null, null, 'sticky'],
    top: 96,
    [narrow]: { order: 2, mt: 6 },
  },
  // Away from the overview, phones have the way back instead of the menu.
  '&:not([data-overview]) aside': { [narrow]: { display: 'none' } },
  'aside ul': { m: 0, p: 0, listStyle: 'none' },
  'aside nav a, aside nav button': {
    width: '100%',
    border: 0,
    bg: 'transparent',
    color: 'text',
    font: 'inherit',
    cursor: 'pointer',
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minHeight: 'touch',
    px: 3,
    borderRadius: 'control',
    fontWeight: 'medium',
    textDecoration: 'none',
    '& > svg': { flexShrink: 0, color: 'textMuted' },
    '&:hover': { bg: 'hover' },
  },
  'aside nav a[aria-current]': {
    bg: 'primaryTint',
    color: 'primaryText',
    '& > svg': { color: 'primaryText' },
  },
  // What is below the page stays below the first screen while the page is still coming.
  '@media screen': { '.page': { minHeight: 'calc(100vh - 96px)' } },
  // What stands in for a page that is still coming keeps to the edges of the page.
  '.page > :has(> [data-on-its-way])': { mx: 0, px: 0 },
  '.back': {
    display: ['inline-flex', null, null, 'none'],
    alignItems: 'center',
    gap: 1,
    minHeight: 'touch',
    mb: 2,
    color: 'textMuted',
    fontSize: 'small',
    textDecoration: 'none',
  },
  // It comes together with the page that it leads back from, so that nothing moves.
  '.back:has(~ * > [data-on-its-way])': { display: 'none' },
}
