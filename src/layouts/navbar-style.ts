import type { ThemeUIStyleObject } from 'theme-ui'

/** Height of the row of pages on wide screens, in pixels. */
const pagesHeight = 40

export const navbarStyle: ThemeUIStyleObject = {
  position: 'sticky',
  // The row of pages scrolls away; it comes back where the keyboard is in it.
  top: [0, null, null, -pagesHeight],
  '&:has(.row :focus)': { top: 0 },
  zIndex: 'navbar',
  // What is open below it lies above everything else of the frame.
  '&:has(details[open], [aria-expanded=true])': { zIndex: 'tooltip' },
  // Their places on small screens are in the menu and in the bar below.
  '.wide': { '@media (max-width: 1023.98px)': { display: 'none' } },
  '.row': { maxWidth: 'frame.content', mx: 'auto', px: 6 },
  '.row .pages > ul': { display: 'flex', m: 0, mx: '-12px', p: 0, listStyle: 'none' },
  '.row .pages a': {
    display: 'flex',
    alignItems: 'center',
    height: pagesHeight,
    px: 3,
    borderRadius: 'control',
    color: 'textMuted',
    fontSize: 'small',
    textDecoration: 'none',
    '&:hover': { color: 'text', textDecoration: 'underline' },
    '&[aria-current]': { color: 'primaryText', fontWeight: 'medium' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  borderBottom: '1px solid',
  borderColor: 'hairline',
  bg: 'background',
}

const side = 'minmax(max-content, 1fr)'

export const navbarRowStyle: ThemeUIStyleObject = {
  display: 'grid',
  // The search keeps its place when links appear at the end of the row.
  gridTemplateColumns: ['1fr auto auto', null, null, `${side} minmax(0, 420px) ${side}`],
  alignItems: 'center',
  gap: [0, null, null, 4],
  height: 'navbar',
  maxWidth: 'frame.content',
  mx: 'auto',
  px: [4, null, 5, 6],
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
