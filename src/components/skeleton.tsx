/** @jsxImportSource theme-ui */
import { keyframes } from '@emotion/react'

interface SkeletonProps {
  /** Any CSS width. */
  width?: string | number
  /** Any CSS height; a line of text without it. */
  height?: string | number
  round?: boolean
}

const breathe = keyframes({ '50%': { opacity: 0.45 } })

/** Placeholder of loading content. The loading message is elsewhere. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden='true'
      sx={{
        display: 'block',
        maxWidth: '100%',
        borderRadius: round ? 'full' : 'control',
        bg: 'hairline',
        animation: `${breathe} 1.6s ease-in-out infinite`,
      }}
      style={{ width, height }}
    />
  )
}
