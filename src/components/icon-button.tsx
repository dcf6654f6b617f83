/** @jsxImportSource theme-ui */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { type IconButtonSize, iconButtonStyle } from './icon-button-style'

interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'aria-label'> {
  /** What pressing it does, in words. */
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
