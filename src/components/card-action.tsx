/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

/** Lifts a second control of a card above the card's stretched link. */
export function CardAction({ children }: { children: ReactNode }) {
  return <div sx={{ position: 'relative', zIndex: 2 }}>{children}</div>
}
