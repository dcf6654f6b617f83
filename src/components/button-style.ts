import type { ThemeUIStyleObject } from 'theme-ui'
import type { ControlSize } from './control-size'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'removal' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ControlSize | undefined
  /** As wide as what it stands in. */
  wide?: boolean | undefined
}

const paddings: Record<ControlSize, number> = { sm: 3, md: 4, lg: 5, xl: 6 }
const fontSizes: Record<ControlSize, string> = {
  sm: 'small',
  md: 'body',
  lg: 'reading',
  xl: 'lead',
}

/** The look that buttons and links dressed as buttons share. */
export function buttonStyle({ variant = 'primary', size = 'md', wide }: ButtonLook) {
  return {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    width: wide ? '100%' : 'auto',
    minHeight: `control.${size}`,
    px: paddings[size],
    py: 2,
    border: '1px solid transparent',
    borderRadius: 'control',
    fontSize: fontSizes[size],
    fontWeight: 'bold',
    lineHeight: 'tight',
    textAlign: 'center',
    textWrap: 'balance',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    // Fingers need more room than a mouse does.
    ...(size === 'sm' && { '@media (pointer: coarse)': { minHeight: 'touch' } }),
    variant: `buttons.${variant}`,
  } satisfies ThemeUIStyleObject
}
