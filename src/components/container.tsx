/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

interface ContainerProps {
  /** Width of the site's grid, of running text, or of a narrow card. */
  width?: 'content' | 'reading' | 'narrow'
  children: ReactNode
}

/** Centred container with side padding. */
export function Container({ width = 'content', children }: ContainerProps) {
  return (
    <div sx={{ width: '100%', maxWidth: `frame.${width}`, mx: 'auto', px: [4, null, 5, 6] }}>
      {children}
    </div>
  )
}
