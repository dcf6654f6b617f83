import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface PairProps {
  /** The first or the second field is a short one: they stay side by side on small screens. */
  short?: 'first' | 'second'
  children: ReactNode
}

/** Two fields side by side; below each other on small screens, unless one of them is short. */
export function Pair({ short, children }: PairProps) {
  return <div sx={[styles.pair, short ? columns[short] : columns.equal]}>{children}</div>
}

const styles = {
  pair: { display: 'grid', gap: [3, 4], alignItems: 'start' },
} satisfies Record<string, ThemeUIStyleObject>

// A short field has room for the words of its error.
const columns = {
  equal: { gap: 4, gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'] },
  first: { gridTemplateColumns: 'minmax(8rem, 1fr) minmax(0, 2fr)' },
  second: { gridTemplateColumns: 'minmax(0, 2fr) minmax(8rem, 1fr)' },
} satisfies Record<string, ThemeUIStyleObject>
