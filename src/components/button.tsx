import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { BusyMark } from './brand-mark'
import type { ControlSize } from './control-style'
import { ownText } from './own-text'
import { SiteLink, type SiteLinkProps } from './site-link'

interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** The action is in progress: further clicks do nothing, the focus stays. */
  busy?: boolean
  /** It must wait: clicks do nothing, and unlike a disabled button it keeps the focus. */
  held?: boolean
}

/** A button; `type` is `button` by default. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    size = 'md',
    wide,
    busy = false,
    held = false,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const isHeld = busy || held
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isHeld) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      ref={ref}
      type='button'
      {...rest}
      {...(busy && { 'aria-busy': true })}
      {...(isHeld && { 'aria-disabled': true })}
      onClick={press}
      sx={[base, sizes[size], variants[variant], wide && styles.wide, styles.states]}
    >
      {busy && <BusyMark />}
      {ownText(children)}
    </button>
  )
})

interface LinkButtonProps extends ButtonLook, SiteLinkProps {}

/** A link that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'primary', size = 'md', wide, ...link } = props
  return <SiteLink {...link} sx={[base, sizes[size], variants[variant], wide && styles.wide]} />
}

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'removal' | 'danger'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ControlSize | undefined
  /** Full width of the container. */
  wide?: boolean | undefined
}

const base: ThemeUIStyleObject = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  py: 2,
  border: '1px solid transparent',
  borderRadius: 'control',
  fontWeight: 'bold',
  lineHeight: 'tight',
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
}

const sizes: Record<ControlSize, ThemeUIStyleObject> = {
  sm: {
    minHeight: 'control.sm',
    px: 3,
    fontSize: 'small',
    // Minimum target size for touch.
    '@media (pointer: coarse)': { minHeight: 'touch' },
  },
  md: { minHeight: 'control.md', px: 4, fontSize: 'body' },
  lg: { minHeight: 'control.lg', px: 5, fontSize: 'reading' },
  xl: { minHeight: 'control.xl', px: 6, fontSize: 'lead' },
}

const variants: Record<ButtonVariant, ThemeUIStyleObject> = {
  primary: { variant: 'buttons.primary' },
  secondary: { variant: 'buttons.secondary' },
  quiet: { variant: 'buttons.quiet' },
  removal: { variant: 'buttons.removal' },
  danger: { variant: 'buttons.danger' },
}

const styles = {
  wide: { width: '100%' },
  /** States that only a real button has. */
  states: {
    '&:disabled, &[aria-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
    '&[aria-busy]': { opacity: 0.8, cursor: 'progress' },
  },
} satisfies Record<string, ThemeUIStyleObject>

/** Style of links that look like buttons, as a part of other styles. */
export function buttonStyle({ variant = 'primary', size = 'md', wide }: ButtonLook) {
  return { ...base, ...sizes[size], ...(wide && styles.wide), ...variants[variant] }
}
