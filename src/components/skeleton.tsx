import type { ThemeUIStyleObject } from 'theme-ui'
import { groundEdge } from '#theme/forced-colours'
import { keyframes } from '#theme/styles'

interface SkeletonProps {
  width?: string | number
  /** Any CSS height; a line of text without it. */
  height?: string | number
  round?: boolean
}

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** Placeholder of loading content, without a loading message for screen readers. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden='true'
      sx={round ? styles.round : styles.skeletonLine}
      style={{ width, height }}
    />
  )
}

const line = {
  display: 'block',
  maxWidth: '100%',
  borderRadius: 'control',
  bg: 'hairline',
  ...groundEdge,
  animation: `${breathe} 1.6s ease-in-out infinite`,
} satisfies ThemeUIStyleObject

const styles = {
  skeletonLine: line,
  round: { ...line, borderRadius: 'full' },
} satisfies Record<string, ThemeUIStyleObject>
