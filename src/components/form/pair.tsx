/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

/** Two fields side by side, except on small screens. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <div
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'],
      }}
    >
      {children}
    </div>
  )
}
