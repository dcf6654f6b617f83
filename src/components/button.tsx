/** @jsxImportSource theme-ui */
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react'
import { BusyMark } from './busy-mark'
import { type ButtonLook, buttonStyle } from './button-style'

interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** Work that the press began is under way: further presses do nothing, focus stays. */
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
      sx={{
        ...buttonStyle({ variant, size, wide }),
        '&:disabled, &[aria-disabled]': { opacity: 0.55, cursor: 'not-allowed' },
        '&[aria-busy]': { opacity: 0.8, cursor: 'progress' },
      }}
    >
      {busy && <BusyMark />}
      {children}
    </button>
  )
})
