import type { ThemeUIStyleObject } from 'theme-ui'

export const menuListStyle: ThemeUIStyleObject = {
  position: 'absolute',
  right: 0,
  top: 'calc(100% + 8px)',
  zIndex: 'tooltip',
  minWidth: 240,
  maxWidth: 'calc(100vw - 32px)',
  p: 2,
  borderRadius: 'menu',
  border: '1px solid',
  borderColor: 'hairline',
  bg: 'raised',
  boxShadow: 'high',
  '&[hidden]': { display: 'none' },
}

export const menuEntryStyle: ThemeUIStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: '100%',
  minHeight: 'touch',
  px: 3,
  py: 2,
  border: 0,
  borderRadius: 'control',
  bg: 'transparent',
  color: 'text',
  fontWeight: 'medium',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '& > svg': { width: 'icon.md', height: 'icon.md', flexShrink: 0, color: 'textMuted' },
  '&:hover, &:focus-visible': { bg: 'hover' },
}
