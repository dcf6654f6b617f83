/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'

/** A calm block beside a form. */
export function AsideCard({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: 3, p: [4, 5], borderRadius: 'card', bg: 'surface' }}
    >
      <h2 id={titleId} sx={{ fontSize: 'h3' }}>
        {title}
      </h2>
      {children}
    </section>
  )
}
