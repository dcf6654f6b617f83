import type { ThemeUIStyleObject } from 'theme-ui'

export type IconButtonSize = 'sm' | 'md' | 'lg'

/** The look that icon buttons and icon links share; never smaller than a fingertip. */
export function iconButtonStyle(size: IconButtonSize = 'md') {
  return {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    width: size === 'lg' ? 'control.lg' : 'touch',
    height: size === 'lg' ? 'control.lg' : 'touch',
    p: 0,
    border: 0,
    borderRadius: 'full',
    bg: 'transparent',
    color: 'text',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out',
    '& > svg': { width: `icon.${size}`, height: `icon.${size}` },
    '&:hover': { bg: 'hover' },
    '&[aria-pressed=true]': { color: 'primary' },
    '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
    '&:focus-visible': { borderRadius: 'full' },
  } satisfies ThemeUIStyleObject
}
