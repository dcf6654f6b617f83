import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

/** Divider with a word in the middle, between alternatives. */
export function OrLine({ children }: { children: ReactNode }) {
  return <div sx={styles.orLine}>{children}</div>
}

const styles = {
  orLine: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    color: 'textMuted',
    fontSize: 'small',
    '&::before, &::after': { content: '""', flex: 1, height: '1px', bg: 'hairline' },
  },
} satisfies Record<string, ThemeUIStyleObject>
