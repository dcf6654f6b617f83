import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface ContinueSlotProps {
  /** It spans the page. */
  wide?: boolean
  children: ReactNode
}

/**
 * A part of a page that a reader with half-read lessons sees replaced by these: in its own place, so
 * that nothing moves. src/features/practice adds them.
 */
export function ContinueSlot({ wide = false, children }: ContinueSlotProps) {
  return (
    <div data-continue={wide ? 'wide' : ''} sx={styles.slot}>
      {children}
    </div>
  )
}

const styles = {
  slot: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridArea: '1 / 1' },
    '&:has(> [data-part=continue]) > :not([data-part=continue])': { visibility: 'hidden' },
  },
} satisfies Record<string, ThemeUIStyleObject>
