import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

/** Two fields side by side, except on small screens. */
export function Pair({ children }: { children: ReactNode }) {
  return <div sx={styles.pair}>{children}</div>
}

const styles = {
  pair: {
    display: 'grid',
    gap: 4,
    alignItems: 'start',
    gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'],
  },
} satisfies Record<string, ThemeUIStyleObject>
