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
  // On small screens it ends above what floats over the bar below.
  maxHeight: ['calc(100dvh - 196px)', 'min(640px, calc(100dvh - 120px))'],
  border: '1px solid',
  borderColor: 'hairline',
  borderRadius: 'menu',
  bg: 'raised',
  boxShadow: 'high',
  '&:focus': { outline: 'none' },
}

export const panelHeadStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  pl: 4,
  pr: 2,
  pt: 2,
  '& > h2': { m: 0, flex: 1, fontSize: 'h3', fontWeight: 'heading' },
}

/** Which ones are shown, as two halves of one control, and a way to have seen them all. */
export const panelChoiceStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  pl: 4,
  pr: 2,
  pt: 1,
  pb: 3,
  borderBottom: '1px solid',
  borderColor: 'hairline',
  '& > [role=group]': {
    display: 'inline-flex',
    p: '3px',
    borderRadius: 'full',
    bg: 'surface',
    boxShadow: 'inset 0 0 0 1px var(--theme-ui-colors-hairline)',
  },
  '& > [role=group] > button': { px: 4, borderRadius: 'full', color: 'textMuted' },
  '& > [role=group] > button[aria-pressed=true]': {
    borderColor: 'control',
    bg: 'raised',
    color: 'text',
  },
  '& > button': { px: 2 },
}

export const panelFootStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 48,
  px: 4,
  borderTop: '1px solid',
  borderColor: 'hairline',
  borderRadius: '0 0 13px 13px',
  color: 'text',
  fontSize: 'small',
  fontWeight: 'medium',
  textDecoration: 'none',
  '& > svg': { color: 'textMuted' },
  '&:hover': { bg: 'surface' },
}

export const panelListStyle: ThemeUIStyleObject = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& > ul': { m: 0, p: 0, listStyle: 'none' },
  '& > ul > li + li': { borderTop: '1px solid', borderColor: 'hairline' },
}
