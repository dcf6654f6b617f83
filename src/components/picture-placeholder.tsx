/** @jsxImportSource theme-ui */
import { dropPath } from './drop-path'

interface PicturePlaceholderProps {
  alt: string
  className?: string
}

/** Stands where a picture is missing: a drop on a calm ground. */
export function PicturePlaceholder({ alt, className }: PicturePlaceholderProps) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={className}
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        bg: 'primaryTint',
        color: 'primary',
      }}
    >
      <svg aria-hidden='true' viewBox='0 0 24 24' width='18%' fill='currentColor' opacity={0.35}>
        <path d={dropPath} />
      </svg>
    </span>
  )
}
