import type { ThemeUIStyleObject } from 'theme-ui'

/** The size scale of buttons and inputs. */
export const controlSizes = ['sm', 'md', 'lg', 'xl'] as const
export type ControlSize = (typeof controlSizes)[number]

const paddings: Record<ControlSize, number> = { sm: 2, md: 3, lg: 4, xl: 4 }

/** Style of inputs, selects and text areas, as a part of other styles. */
export function controlStyle(size: ControlSize) {
  return {
    width: '100%',
    minHeight: `control.${size}`,
    px: paddings[size],
    py: 2,
    border: '1px solid',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'background',
    color: 'text',
    // Phones zoom into a focused field with a font size below 16 px.
    fontSize: size === 'xl' ? 'lead' : 'body',
    transition: 'border-color 150ms ease-out',
    '&::placeholder': { color: 'textMuted', opacity: 1 },
    '&:hover': { borderColor: 'text' },
    '&:disabled': { bg: 'hover', color: 'textMuted', cursor: 'not-allowed' },
    // Scrolled into view with the error below it.
    '&[aria-invalid=true]': {
      borderColor: 'errorText',
      boxShadow: 'wrong',
      scrollMarginBottom: 64,
    },
  } satisfies ThemeUIStyleObject
}

export const controlStyles = {
  sm: controlStyle('sm'),
  md: controlStyle('md'),
  lg: controlStyle('lg'),
  xl: controlStyle('xl'),
} satisfies Record<ControlSize, ThemeUIStyleObject>
