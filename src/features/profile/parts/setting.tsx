/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'

/** One titled part of the settings. */
export function Setting({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
      <h2 id={id} sx={{ m: 0, fontSize: 'h3' }}>
        {title}
      </h2>
      {children}
    </section>
  )
}
