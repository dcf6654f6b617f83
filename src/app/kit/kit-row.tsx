/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

/** A few samples beside their name. */
export function KitRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div sx={{ py: 4, borderBottom: '1px solid', borderColor: 'hairline' }}>
      <p sx={{ mb: 3, color: 'textMuted', fontSize: 'small' }}>{name}</p>
      <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>{children}</div>
    </div>
  )
}
