import type { ThemeUIStyleObject } from 'theme-ui'
import { keyframes } from '#theme/styles'
import { dropPath } from './brand-mark'

const swell = keyframes({
  '0%, 100%': { transform: 'scale(0.7)', opacity: 0.55 },
  '50%': { transform: 'scale(1)', opacity: 1 },
})

/** Busy indicator: an animated drop. A text beside it must name the action in progress. */
export function BusyMark() {
  return (
    <svg
      aria-hidden='true'
      width={18}
      height={18}
      viewBox='0 0 24 24'
      fill='currentColor'
      sx={styles.busyMarkIcon}
    >
      <path d={dropPath} />
    </svg>
  )
}

const styles = {
  busyMarkIcon: { animation: `${swell} 1s ease-in-out infinite`, transformOrigin: '50% 60%' },
} satisfies Record<string, ThemeUIStyleObject>
