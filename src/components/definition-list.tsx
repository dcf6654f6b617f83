import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

export interface Definition {
  term: string
  description: ReactNode
}

/** Definition list: details of a product or an order. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl sx={styles.definitionList}>
      {items.map(({ term, description }) => (
        <div key={term} sx={styles.definitionListRow}>
          <dt sx={styles.term}>{term}</dt>
          <dd sx={styles.value}>{description}</dd>
        </div>
      ))}
    </dl>
  )
}

const styles = {
  definitionList: { m: 0 },
  definitionListRow: {
    display: 'grid',
    gridTemplateColumns: ['1fr', 'minmax(140px, 1fr) 2fr'],
    columnGap: 4,
    py: 3,
    borderBottom: '1px solid',
    borderColor: 'hairline',
    '&:last-of-type': { borderBottom: 0 },
  },
  term: { color: 'textMuted' },
  value: { m: 0, minWidth: 0, fontVariantNumeric: 'tabular-nums' },
} satisfies Record<string, ThemeUIStyleObject>
