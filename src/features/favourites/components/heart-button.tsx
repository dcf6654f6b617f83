/** @jsxImportSource theme-ui */
import { Heart as HeartIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonStyle } from '../../../components/button-style'

interface HeartButtonProps {
  heart: { isMarked: boolean; press: () => void }
  /** Name for screen readers, where the visible words do not say enough; it begins with them. */
  label?: string
  quiet?: boolean
  children: ReactNode
}

/** A heart with words; full where something is marked. */
export function HeartButton({ heart, label, quiet = false, children }: HeartButtonProps) {
  return (
    <button
      type='button'
      aria-pressed={heart.isMarked}
      {...(label !== undefined && { 'aria-label': label })}
      onClick={heart.press}
      sx={{
        ...buttonStyle({ variant: quiet ? 'quiet' : 'secondary', size: 'sm' }),
        minHeight: 'touch',
        ...(quiet && { px: 2, ml: -2, fontWeight: 'medium' }),
        '&[aria-pressed=true]': { color: 'primaryText' },
        '&[aria-pressed=true] > svg': { fill: 'currentColor' },
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <HeartIcon aria-hidden='true' size={18} />
      {children}
    </button>
  )
}
