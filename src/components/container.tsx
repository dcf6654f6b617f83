/** @jsxImportSource #theme */

import type { ReactNode } from 'react'
import { styleBy } from '../theme/styles'

interface ContainerProps {
  /** Width of the site's grid, of running text, or of a narrow card. */
  width?: 'content' | 'reading' | 'narrow'
  children: ReactNode
}

/** Centred container with side padding. */
export function Container({ width = 'content', children }: ContainerProps) {
  return <div sx={containerStyle(width)}>{children}</div>
}

const containerStyle = styleBy((width: string) => {
  return { width: '100%', maxWidth: `frame.${width}`, mx: 'auto', px: [4, null, 5, 6] }
})
