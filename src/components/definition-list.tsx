/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

export interface Definition {
  term: string
  description: ReactNode
}

/** Definition list: details of a product or an order. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl sx={{ m: 0 }}>
      {items.map(({ term, description }) => (
        <div
          key={term}
          sx={{
            display: 'grid',
            gridTemplateColumns: ['1fr', 'minmax(140px, 1fr) 2fr'],
            columnGap: 4,
            py: 3,
            borderBottom: '1px solid',
            borderColor: 'hairline',
            '&:last-of-type': { borderBottom: 0 },
          }}
        >
          <dt sx={{ color: 'textMuted' }}>{term}</dt>
          <dd sx={{ m: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' }}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}
