/** @jsxImportSource theme-ui */
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The live place below a field for what looks odd and may stay so; empty while nothing does. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <div role='status'>
      {children && (
        <p sx={{ display: 'flex', gap: 2, mt: 1, color: 'warningText', fontSize: 'small' }}>
          <TriangleAlert aria-hidden='true' size={18} sx={{ flexShrink: 0, mt: '1px' }} />
          {children}
        </p>
      )}
    </div>
  )
}
