import type { ReactNode } from 'react'
import type { ThemeUIStyleObject } from 'theme-ui'

interface ContainerProps {
  /** Width of the site's grid, of running text, or of a narrow card. */
  width?: 'content' | 'reading' | 'narrow'
  children: ReactNode
}

/** Centred container with side padding. */
export function Container({ width = 'content', children }: ContainerProps) {
  return <div sx={[styles.containerContainer, widths[width]]}>{children}</div>
}

const widths = {
  content: { maxWidth: 'frame.content' },
  reading: { maxWidth: 'frame.reading' },
  narrow: { maxWidth: 'frame.narrow' },
} satisfies Record<string, ThemeUIStyleObject>

const styles = {
  containerContainer: { width: '100%', mx: 'auto', px: [4, null, 5, 6] },
} satisfies Record<string, ThemeUIStyleObject>
