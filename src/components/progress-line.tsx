import type { ThemeUIStyleObject } from 'theme-ui'
import { groundEdge } from '#theme/forced-colours'

interface ProgressLineProps {
  /** 0 to 1. */
  share: number
  label: string
}

export function ProgressLine({ share, label }: ProgressLineProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  return (
    <div
      role='progressbar'
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      sx={styles.progressLine}
    >
      <div sx={styles.progressLineBox} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}

const styles = {
  progressLine: { height: 3, overflow: 'hidden', bg: 'hairline', ...groundEdge },
  progressLineBox: {
    height: '100%',
    bg: 'primary',
    transformOrigin: 'left',
    transition: 'transform 150ms ease-out',
  },
} satisfies Record<string, ThemeUIStyleObject>
