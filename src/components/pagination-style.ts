import type { ThemeUIStyleObject } from 'theme-ui'

export const pageListStyle: ThemeUIStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
}

export const pageLinkStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'touch',
  height: 'touch',
  px: 2,
  borderRadius: 'control',
  fontWeight: 'medium',
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  '&:hover': { bg: 'hover' },
  '&[aria-current]': { bg: 'text', color: 'background' },
}
