/** @jsxImportSource #theme */

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { styleBy } from '../theme/styles'
import { SiteLink, type SiteLinkProps } from './site-link'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** Accessible name: what it does. */
  label: string
  size?: IconButtonSize
}

/** A round button whose whole content is one icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, size, ...rest },
  ref,
) {
  return <button ref={ref} type='button' aria-label={label} {...rest} sx={iconButtonStyle(size)} />
})

interface IconLinkProps extends SiteLinkProps {
  /** Accessible name: the target. */
  label: string
  size?: IconButtonSize
}

/** A link whose whole content is one icon. */
export function IconLink({ label, size, ...link }: IconLinkProps) {
  return <SiteLink aria-label={label} {...link} sx={iconButtonStyle(size)} />
}

type IconButtonSize = 'sm' | 'md' | 'lg'

/** Style of icon buttons and icon links; never smaller than the minimum touch target. */
export const iconButtonStyle = styleBy((size: IconButtonSize = 'md') => {
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
})
