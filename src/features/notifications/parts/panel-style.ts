import type { ThemeUIStyleObject } from 'theme-ui'

/** Below the bell; on small screens between the edges, below the bar. */
export const panelStyle: ThemeUIStyleObject = {
  position: ['fixed', 'absolute'],
  top: ['calc(var(--theme-ui-sizes-navbar, 64px) + 4px)', 'calc(100% + 8px)'],
  left: ['8px', 'auto'],
  right: ['8px', 0],
  zIndex: 'tooltip',
  display: 'flex',
  flexDirection: 'column',
  width: ['auto', 420],
  maxHeight: ['calc(100dvh - 160px)', 'min(640px, calc(100dvh - 120px))'],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'menu',
  bg: 'raised',
  boxShadow: 'high',
  '&:focus': { outline: 'none' },
}

export const panelHeadStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 4,
  pt: 3,
  pb: 2,
  borderBottom: '1px solid',
  borderColor: 'hairline',
}

export const panelListStyle: ThemeUIStyleObject = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& > ul': { m: 0, p: 0, listStyle: 'none' },
  '& > ul > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
}
