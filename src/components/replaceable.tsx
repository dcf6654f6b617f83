import { type ReactNode, type RefObject, useRef } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

/** What takes the place of something; it gets the element that both are in. */
export type Replacement = (place: RefObject<HTMLElement>) => ReactNode

interface ReplaceableProps {
  /** Renders nothing, or one element. */
  by?: Replacement | undefined
  className?: string
  /** One element. */
  children: ReactNode
}

/**
 * Something that may be replaced later, such as what everybody sees by what a learner has begun. It
 * keeps its size, invisible below its replacement, so that nothing moves.
 */
export function Replaceable({ by, className, children }: ReplaceableProps) {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} className={className} sx={styles.place}>
      {children}
      {by?.(place)}
    </div>
  )
}

const styles = {
  place: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > *': { gridArea: '1 / 1' },
    '& > :not(:last-child)': { visibility: 'hidden' },
  },
} satisfies Record<string, ThemeUIStyleObject>
