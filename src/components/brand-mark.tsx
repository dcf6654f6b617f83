import type { ThemeUIStyleObject } from 'theme-ui'
import { keyframes } from '#theme/styles'

/** The brand's drop, decorative. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg
      aria-hidden='true'
      width={size}
      height={size}
      viewBox='0 0 24 24'
      sx={styles.brandMarkIcon}
    >
      <path d={`${dropPath}${dropLightPath}`} fill='currentColor' fillRule='evenodd' />
    </svg>
  )
}

/** Outline of the brand's drop in a box of 24 × 24. */
export const dropPath = 'M12 .2C14.4 5.4 20 10.84 20 15.8A8 8 0 0 1 4 15.8C4 10.84 9.6 5.4 12 .2Z'

/** Highlight, cut out of the drop. */
const dropLightPath =
  'M6.56 15.8A5.44 5.44 0 0 0 12 21.24A.96.96 0 0 0 12 19.32A3.52 3.52 0 0 1 8.48 15.8A.96.96 0 0 0 6.56 15.8Z'

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
  brandMarkIcon: { color: 'primary' },
} satisfies Record<string, ThemeUIStyleObject>
