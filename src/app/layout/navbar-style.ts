import type { ThemeUIStyleObject } from 'theme-ui'

export const navbarStyle: ThemeUIStyleObject = {
  position: 'sticky',
  top: 0,
  zIndex: 'navbar',
  borderBottom: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
}

const side = 'minmax(max-content, 1fr)'

export const navbarRowStyle: ThemeUIStyleObject = {
  display: 'grid',
  // The search keeps its place when links appear at the end of the row.
  gridTemplateColumns: ['1fr auto', null, null, `${side} minmax(0, 420px) ${side}`],
  alignItems: 'center',
  gap: 4,
  height: 'navbar',
  maxWidth: 'frame.content',
  mx: 'auto',
  px: [4, null, 5, 6],
  // Their places on small screens are in the bar below.
  '.wide': { '@media (max-width: 1023.98px)': { display: 'none' } },
  // The list of links alone: what hangs below the bell has lists of its own.
  'nav > ul': { display: 'flex', alignItems: 'center', gap: 1, m: 0, p: 0, listStyle: 'none' },
  'nav > ul > li': { minWidth: 'touch' },
}

export const navbarLinkStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  height: 'touch',
  px: 3,
  borderRadius: 'control',
  fontWeight: 'medium',
  textDecoration: 'none',
  '&:hover': { bg: 'hover' },
  '&[aria-current]': { color: 'primaryText' },
}
