/** @jsxImportSource theme-ui */
import { type ReactNode, useId } from 'react'

interface CookieGroupProps {
  title: string
  hint: string
  children: ReactNode
}

/** Cookies of one kind under their title. */
export function CookieGroup({ title, hint, children }: CookieGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} sx={{ mb: 5 }}>
      <h3 id={id} sx={{ fontSize: 'body' }}>
        {title}
      </h3>
      <p sx={{ mt: 1, mb: 3, color: 'textMuted', fontSize: 'small' }}>{hint}</p>
      <ul sx={{ m: 0, p: 0, listStyle: 'none' }}>{children}</ul>
    </section>
  )
}
