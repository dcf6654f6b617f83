import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'
import { filled } from '#theme/forced-colours'

interface CountMarkProps {
  /** Null where it could not be read: that is no zero. */
  count: number | null
  className?: string
  /** The number, as it is shown. */
  children: ReactNode
}

/** Counter on an icon of the navbar or bottom bar, which places it; nothing for zero. */
export function CountMark({ count, className, children }: CountMarkProps) {
  if (count === 0) return null
  const isUnknown = count === null
  return (
    <span
      aria-hidden='true'
      data-count={isUnknown ? 'unknown' : ''}
      className={className}
      sx={countStyle}
    >
      {isUnknown ? '–' : children}
    </span>
  )
}

const countStyle: ThemeUIStyleObject = {
  position: 'absolute',
  minWidth: 20,
  px: '5px',
  borderRadius: 'full',
  ...filled('primary'),
  fontSize: 'caption',
  fontWeight: 'bold',
  lineHeight: '20px',
  textAlign: 'center',
  pointerEvents: 'none',
  fontVariantNumeric: 'tabular-nums',
  '&[data-count=unknown]': {
    bg: 'raised',
    color: 'textMuted',
    boxShadow: 'inset 0 0 0 1px var(--c-control)',
    forcedColorAdjust: 'auto',
  },
}
