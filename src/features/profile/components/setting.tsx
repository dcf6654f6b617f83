/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'

/** One titled part of a group of settings. */
export function Setting({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} sx={{ display: 'grid', gap: 4 }}>
      <h3 id={id} sx={{ m: 0, fontSize: 'body', fontWeight: 'bold' }}>
        {title}
      </h3>
      {children}
    </section>
  )
}
