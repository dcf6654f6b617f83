/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

interface ShelfBarProps {
  /** How many products there are, in words. */
  shown: string
  /** Where people choose filters and order; its place is kept free until it arrives. */
  choice: ReactNode
}

/** What the list holds, how it is narrowed and ordered, in one bar. */
export function ShelfBar({ shown, choice }: ShelfBarProps) {
  return (
    <div
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 4,
        minHeight: [88, 'touch'],
        mb: 4,
      }}
    >
      <h2 sx={{ fontSize: 'h3', fontVariantNumeric: 'tabular-nums' }}>{shown}</h2>
      <div data-chrome='' sx={{ width: ['100%', 'auto'], minHeight: 'touch' }}>
        {choice}
      </div>
    </div>
  )
}
