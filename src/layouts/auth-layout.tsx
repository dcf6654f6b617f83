/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

/** A narrow calm card in the middle, for one thing at a time. */
export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div sx={{ display: 'grid', justifyItems: 'center', px: 4, py: [5, 7] }}>
      <div
        sx={{
          width: '100%',
          maxWidth: 'narrow',
          p: [0, 6],
          borderRadius: 'card',
          bg: ['transparent', 'raised'],
          boxShadow: ['none', 'low'],
        }}
      >
        {children}
      </div>
    </div>
  )
}
