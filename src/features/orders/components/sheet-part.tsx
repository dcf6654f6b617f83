/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'

/** A named part of an order's sheet. */
export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 3,
        p: [4, 5],
        border: '1px solid',
        borderColor: 'hairline',
        borderRadius: 'card',
        bg: 'raised',
      }}
    >
      <h2 id={id} sx={{ m: 0, fontSize: 'h3' }}>
        {title}
      </h2>
      {children}
    </section>
  )
}
