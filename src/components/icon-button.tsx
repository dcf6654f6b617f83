import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { SiteLink, type SiteLinkProps } from './site-link'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** Accessible name: the action. */
  label: string
  size?: IconButtonSize
}

/** A round button whose whole content is one icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, size = 'md', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type='button'
      aria-label={label}
      {...rest}
      sx={[iconButtonStyle, iconButtonSizes[size]]}
    />
  )
})

interface IconLinkProps extends SiteLinkProps {
  /** Accessible name: the target. */
  label: string
  size?: IconButtonSize
}

/** A link whose whole content is one icon. */
export function IconLink({ label, size = 'md', ...link }: IconLinkProps) {
  return <SiteLink aria-label={label} {...link} sx={[iconButtonStyle, iconButtonSizes[size]]} />
}

type IconButtonSize = 'sm' | 'md' | 'lg'

/** Style of icon buttons and icon links without their sizes. */
export const iconButtonStyle: ThemeUIStyleObject = {
  display: 'inline-flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  p: 0,
  border: 0,
  borderRadius: 'full',
  bg: 'transparent',
  color: 'text',
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out',
  '&:hover': { bg: 'hover' },
  '&[aria-pressed=true]': { color: 'primary' },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.55, cursor: 'not-allowed' },
  '&:focus-visible': { borderRadius: 'full' },
}

const touchTarget = { width: 'touch', height: 'touch' }

/** Sizes of icon buttons and of their icons; never smaller than the minimum touch target. */
export const iconButtonSizes = {
  sm: { ...touchTarget, '& > svg': { width: 'icon.sm', height: 'icon.sm' } },
  md: { ...touchTarget, '& > svg': { width: 'icon.md', height: 'icon.md' } },
  lg: {
    width: 'control.lg',
    height: 'control.lg',
    '& > svg': { width: 'icon.lg', height: 'icon.lg' },
  },
} satisfies Record<IconButtonSize, ThemeUIStyleObject>
