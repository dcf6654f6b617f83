/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react'

interface ContainerProps {
  /** The grid of the site, the reading measure, or a narrow card. */
  width?: 'content' | 'reading' | 'narrow'
  children: ReactNode
}

/** Centres what it holds and keeps it off the screen's edges. */
export function Container({ width = 'content', children }: ContainerProps) {
  return (
    <div sx={{ width: '100%', maxWidth: `frame.${width}`, mx: 'auto', px: [4, null, 5, 6] }}>
      {children}
    </div>
  )
}
