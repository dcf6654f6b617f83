/** @jsxImportSource #theme */

import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { styleBy } from '../theme/styles'
import { BusyMark } from './busy-mark'
import type { ControlSize } from './control-style'
import { SiteLink, type SiteLinkProps } from './site-link'

interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** The action is in progress: further clicks do nothing, the focus stays. */
  busy?: boolean
}

/** A button; `type` is `button` unless said otherwise. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, wide, busy = false, onClick, children, ...rest },
  ref,
) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={ref}
      type='button'
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={press}
      sx={stateStyle(variant, size, wide)}
    >
      {busy && <BusyMark />}
      {children}
    </button>
  )
})

interface LinkButtonProps extends ButtonLook, SiteLinkProps {}

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, ...link }: LinkButtonProps) {
  return <SiteLink {...link} sx={buttonStyle({ variant, size, wide })} />
}

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'removal' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ControlSize | undefined
  /** Full width of the container. */
  wide?: boolean | undefined
}

const paddings: Record<ControlSize, number> = { sm: 3, md: 4, lg: 5, xl: 6 }
const fontSizes: Record<ControlSize, string> = {
  sm: 'small',
  md: 'body',
  lg: 'reading',
  xl: 'lead',
}

/** Style of buttons and of links that look like buttons. */
export function buttonStyle({ variant = 'primary', size = 'md', wide }: ButtonLook) {
  return baseStyle(variant, size, wide)
}

const baseStyle = styleBy((variant: ButtonVariant, size: ControlSize, wide?: boolean) => {
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
    // Minimum target size for touch.
    ...(size === 'sm' && { '@media (pointer: coarse)': { minHeight: 'touch' } }),
    variant: `buttons.${variant}`,
  } satisfies ThemeUIStyleObject
})

/** The same with the states that only a real button has. */
const stateStyle = styleBy((variant?: ButtonVariant, size?: ControlSize, wide?: boolean) => ({
  ...buttonStyle({ variant, size, wide }),
  '&:disabled, &[aria-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
  '&[aria-busy]': { opacity: 0.8, cursor: 'progress' },
}))
