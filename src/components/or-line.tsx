/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

/** Divider with a word in the middle, between alternatives. */
export function OrLine({ children }: { children: ReactNode }) {
  return (
    <div
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        color: 'textMuted',
        fontSize: 'small',
        '&::before, &::after': { content: '""', flex: 1, height: '1px', bg: 'hairline' },
      }}
    >
      {children}
    </div>
  )
}
